import {createRanking, type Ranking} from '../../src/search/ranking';
import {readIndex, type StoredRecord} from '../../src/search/searchIndex';

/** A query, with each of the records that answers it. */
export interface Query {
  readonly query: string;
  /** Addresses below the base path, ids of keys, or constants of messages: no neighbor counts. */
  readonly targets: readonly string[];
  /** How it is phrased. */
  readonly kind: string;
}

export interface Relevance {
  queries: number;
  /** Mean of 1/rank of the first right answer among ten. */
  mrr: number;
  /** Share of the queries with a right answer among five. */
  recall: number;
  /** Queries that found nothing at all. */
  empty: string[];
  /** Queries whose right answer is not the first one, the worst first; rank 0 is not found. */
  misses: {query: string; rank: number; wanted: string; first: string}[];
}

/** The ranking of an index file. */
export function rankingOf(file: string): Ranking {
  return createRanking(readIndex(JSON.parse(file)));
}

/** The records of an index file. */
export function recordsIn(file: string): StoredRecord[] {
  return Object.values(
    (JSON.parse(file) as {storedFields: Record<string, StoredRecord>}).storedFields,
  );
}

/** Asks every query of a set. */
export function measureRelevance(rank: Ranking, queries: readonly Query[]): Relevance {
  const ranked = queries.map(({query, targets}) => {
    const found = rank(query).slice(0, 10);
    const place = found.findIndex((record) =>
      namesOf(record).some((name) => targets.includes(name)),
    );
    const first = found[0] ? `/${found[0].path}` : 'nothing';
    return {query, rank: place + 1, wanted: targets[0] ?? '', first};
  });
  const share = (value: (at: number) => number) =>
    ranked.reduce((sum, {rank: at}) => sum + value(at), 0) / queries.length;
  return {
    queries: queries.length,
    mrr: share((at) => (at > 0 ? 1 / at : 0)),
    recall: share((at) => (at > 0 && at <= 5 ? 1 : 0)),
    empty: ranked.flatMap(({query, first}) => (first === 'nothing' ? [query] : [])),
    misses: ranked
      .filter(({rank: at}) => at !== 1)
      .sort((one, other) => (other.rank || Infinity) - (one.rank || Infinity)),
  };
}

/** What a set calls a record: its address, the id of the key, or the constant of the message. */
export function namesOf({path, title, kind}: StoredRecord): string[] {
  const address = `/${path}`;
  const name = kind === 'message' ? title : kind === 'key' ? path.split('#')[1] : undefined;
  return name ? [address, name] : [address];
}

/**
 * The queries that lead to a page, a heading, or a message that the site does not have.
 *
 * @returns one line each, with the query
 */
export function missingTargets(
  queries: readonly Query[],
  records: readonly StoredRecord[],
): string[] {
  const names = new Set(records.flatMap(namesOf));
  return queries.flatMap(({query, targets}) =>
    targets.some((target) => names.has(target))
      ? []
      : [`"${query}" has to lead to ${targets.join(' or ')}, which is not there`],
  );
}
