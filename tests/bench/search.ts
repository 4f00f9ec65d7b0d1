import {existsSync} from 'node:fs';
import {INDEX_PATH} from '../../src/search/searchIndex';
import {readChecked} from '../../scripts/lib/checkedData';
import {script} from '../../scripts/lib/script';
import {UserError} from '../../scripts/lib/userError';
import {readBuilt} from '../site/support/build';
import {generatedQueries} from './generatedQueries';
import {
  measureRelevance,
  missingTargets,
  type Query,
  rankingOf,
  recordsIn,
} from './measureRelevance';
import {isHeldOut, PARAPHRASED, QUERY_KINDS, relevanceQueries} from './relevance';
import {gzippedSize} from './pageWeight';
import {tableOf, writeSection} from './report';
import {requireBuild} from './sites';

type Sets = Readonly<Record<string, readonly Query[]>>;

/** The queries of a set by kind, where it has several. */
function byKind(queries: readonly Query[], kinds: readonly string[], suffix = ''): Sets {
  const ofKind = (kind: string) => queries.filter((query) => query.kind === kind);
  return Object.fromEntries(kinds.map((kind) => [kind + suffix, ofKind(kind)]));
}

/** Queries that somebody brings. */
function setsOf(file: string): Sets {
  if (!existsSync(file)) {
    throw new UserError(`There is no file ${file}: name a JSON file with queries.`);
  }
  const schema = 'tests/bench/ownQueries.schema.json';
  const queries = readChecked<{q: string; expected: string[]; kind?: string}[]>(file, schema).map(
    ({q, expected, kind = 'of no kind'}) => ({query: q, targets: expected, kind}),
  );
  return {all: queries, ...byKind(queries, [...new Set(queries.map(({kind}) => kind))])};
}

/** Our own queries. A hash of each decides to which of the halves it belongs. */
function ownSets(records: Parameters<typeof generatedQueries>[0]): Sets {
  const tuning = relevanceQueries.filter(({query}) => !isHeldOut(query));
  const holdout = relevanceQueries.filter(({query}) => isHeldOut(query));
  const isParaphrased = ({kind}: Query) => PARAPHRASED.includes(kind);
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

script('search', () => {
  requireBuild();
  const index = readBuilt(INDEX_PATH);
  const [file] = process.argv.slice(2);
  const sets = file === undefined ? ownSets(recordsIn(index)) : setsOf(file);
  const rows: (string | number)[][] = [
    ['queries', 'number', 'MRR@10', 'recall@5', 'without a result'],
  ];
  const measured = Object.entries(sets).map(([name, queries]) => {
    const {mrr, recall, ...found} = measureRelevance(rankingOf(index), queries);
    rows.push([name, queries.length, mrr.toFixed(3), recall.toFixed(3), found.empty.length]);
    return {name, ...found};
  });
  if (file !== undefined) {
    console.log([tableOf(rows), ...missingTargets(sets['all']!, recordsIn(index))].join('\n'));
    measured.slice(1).forEach(({name, empty}) => {
      empty.forEach((query) => console.log(`Without a result (${name}): ${query}`));
    });
    return;
  }
  for (const {query, rank, wanted, first} of measured[0]!.misses) {
    console.log(`${rank || 'not found'}: "${query}" finds ${first} before ${wanted}`);
  }
  writeSection({
    title: 'Search relevance',
    text: `Measured by \`npm run bench:search\` from the last build, whose index has ${recordsIn(index).length} records, and ${Math.round(gzippedSize(index) / 1000)} KB (1,000 bytes) after gzip. A hash of the query decides whether it belongs to the tuning set, whose misses may be looked at, or to the holdout set, of which only the figures are looked at. A query is right if it finds one of the pages or headings that the set names for it; no neighbor counts. Queries that are made from the facts have each public method, callback, key, and type as it is, in lower case, split into words, and with one typo; of a name with several sections any is right. Paraphrased queries are tasks and questions, which share one word at most with the heading that answers them. \`npm test\` checks the floors in \`tests/site/search.quality.spec.ts\`.`,
    rows,
  });
});
