import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {INDEX_PATH} from '../../src/search/searchIndex';
import {readChecked} from '../../src/config/environment/checkedData';
import {ROOT} from '../../scripts/lib/run';
import {script} from '../../scripts/lib/script';
import {UserError} from '../../src/config/environment/userError';
import {generatedQueries} from './generatedQueries';
import {
  measureRelevance,
  missingTargets,
  type RelevanceQuery,
  rankingOf,
  recordsIn,
} from './measureRelevance';
import {isHeldOut, PARAPHRASED, QUERY_KINDS, relevanceQueries} from '.';

type Sets = Readonly<Record<string, readonly RelevanceQuery[]>>;

/** The queries of a set by kind, where it has several. */
function byKind(queries: readonly RelevanceQuery[], kinds: readonly string[], suffix = ''): Sets {
  const ofKind = (kind: string) => queries.filter((query) => query.kind === kind);
  return Object.fromEntries(kinds.map((kind) => [kind + suffix, ofKind(kind)]));
}

/** Queries that somebody brings. */
function setsOf(file: string): Sets {
  if (!existsSync(file)) {
    throw new UserError(`There is no file ${file}: name a JSON file with queries.`);
  }
  const schema = 'tests/relevance/ownQueries.schema.json';
  const queries = readChecked<{q: string; expected: string[]; kind?: string}[]>(file, schema).map(
    ({q, expected, kind = 'of no kind'}) => ({query: q, targets: expected, kind}),
  );
  return {all: queries, ...byKind(queries, [...new Set(queries.map(({kind}) => kind))])};
}

/** @throws UserError when there is no build, whose index is measured */
function readIndexFile(): string {
  const index = path.join(ROOT, 'build', INDEX_PATH);
  if (!existsSync(index)) {
    throw new UserError('There is no search index to measure: run `npm run build` first.');
  }
  return readFileSync(index, 'utf8');
}

/** Our own queries. A hash of each decides to which of the halves it belongs. */
function ownSets(records: Parameters<typeof generatedQueries>[0]): Sets {
  const tuning = relevanceQueries.filter(({query}) => !isHeldOut(query));
  const holdout = relevanceQueries.filter(({query}) => isHeldOut(query));
  const isParaphrased = ({kind}: RelevanceQuery) => PARAPHRASED.includes(kind);
  return {
    'tuning set': tuning,
    'names and texts, tuning set': tuning.filter((query) => !isParaphrased(query)),
    'paraphrased, tuning set': tuning.filter(isParaphrased),
    'holdout set': holdout,
    'names and texts, holdout set': holdout.filter((query) => !isParaphrased(query)),
    'paraphrased, holdout set': holdout.filter(isParaphrased),
    ...byKind(tuning, QUERY_KINDS, ', tuning set'),
    'made from the facts': generatedQueries(records),
  };
}

script(module, () => {
  const [file] = process.argv.slice(2);
  const index = readIndexFile();
  const records = recordsIn(index);
  const sets = file === undefined ? ownSets(records) : setsOf(file);
  const measured = Object.entries(sets).map(([name, queries]) => ({
    name,
    queries,
    ...measureRelevance(rankingOf(index), queries),
  }));
  if (file === undefined) {
    // Of our own queries, only the misses of the tuning set may be looked at.
    for (const {query, rank, wanted, first} of measured[0]!.misses) {
      console.log(`${rank || 'not found'}: "${query}" finds ${first} before ${wanted}`);
    }
  } else {
    missingTargets(sets['all']!, records).forEach((line) => console.log(line));
    measured.slice(1).forEach(({name, empty}) => {
      empty.forEach((query) => console.log(`Without a result (${name}): ${query}`));
    });
  }
  console.table(
    Object.fromEntries(
      measured.map(({name, queries, mrr, recall, empty}) => [
        name,
        {
          queries: queries.length,
          'MRR@10': mrr.toFixed(3),
          'recall@5': recall.toFixed(3),
          'without a result': empty.length,
        },
      ]),
    ),
  );
});
