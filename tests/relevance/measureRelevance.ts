import {createRanking, type Ranking} from '../../src/search/ranking';
import {readIndex, type StoredRecord} from '../../src/search/searchIndex';

/** A query, with each of the records that answers it. */
export interface RelevanceQuery {
  readonly query: string;
  /** Addresses below the base path, ids of keys, or constants of messages: no neighbor counts. */
  readonly targets: readonly string[];
  /** How it is phrased. */
  readonly kind: string;
}

/** The ranking of an index file. */
export const rankingOf = (file: string): Ranking => createRanking(readIndex(JSON.parse(file)));

/** The records of an index file. */
export const recordsIn = (file: string): StoredRecord[] =>
  Object.values((JSON.parse(file) as {storedFields: Record<string, StoredRecord>}).storedFields);

/**
 * Asks every query of a set.
 *
 * @returns the mean of 1/rank of the first right answer among ten; the share of queries with a right
 *   answer among five; the queries that found nothing at all; and those whose right answer is not
 *   the first one, the worst first, where rank 0 is not found
 */
export function measureRelevance(rank: Ranking, queries: readonly RelevanceQuery[]) {
  const ranked = queries.map(({query, targets}) => {
    const found = rank(query).slice(0, 10);
    const place = found.findIndex((record) =>
      queryNames(record).some((name) => targets.includes(name)),
    );
    const first = found[0] ? `/${found[0].path}` : 'nothing';
    return {query, rank: place + 1, wanted: targets[0] ?? '', first};
  });
  const ranks = ranked.map(({rank: at}) => at || Infinity);
  return {
    mrr: ranks.reduce((sum, at) => sum + 1 / at, 0) / queries.length,
    recall: ranks.filter((at) => at <= 5).length / queries.length,
    empty: ranked.flatMap(({query, first}) => (first === 'nothing' ? [query] : [])),
    misses: ranked
      .filter(({rank: at}) => at !== 1)
      .sort((one, other) => (other.rank || Infinity) - (one.rank || Infinity)),
  };
}

/** What a set calls a record: its address, the id of the key, or the constant of the message. */
export function queryNames({path, title, kind}: StoredRecord): string[] {
  const address = `/${path}`;
  const name = kind === 'message' ? title : kind === 'key' ? path.split('#')[1] : undefined;
  return name ? [address, name] : [address];
}

/** The queries that lead to what the site does not have: one line each. */
export function missingTargets(
  queries: readonly RelevanceQuery[],
  records: readonly StoredRecord[],
): string[] {
  const names = new Set(records.flatMap(queryNames));
  return queries
    .filter(({targets}) => !targets.some((target) => names.has(target)))
    .map(({query, targets}) => `"${query}" has to lead to ${targets.join(' or ')}`);
}
