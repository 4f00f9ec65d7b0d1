import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Ranking} from '../../src/search/ranking';
import {INDEX_PATH} from '../../src/search/files';
import {ROOT} from '../../scripts/lib/run';
import {UserError} from '../../scripts/lib/userError';
import {
  measureRelevance,
  missingTargets,
  rankingOf,
  recordsIn,
  type Query,
} from './measureRelevance';
import {generatedQueries} from './generatedQueries';
import {isHeldOut, PARAPHRASED, QUERY_KINDS, relevanceQueries} from './relevance';

const INDEX = path.join(ROOT, 'build', INDEX_PATH);
/** The head of a table with a {@link row} for each set. */
export const HEAD = [
  '| queries | number | MRR@10 | recall@5 | without a result |',
  '| --- | --- | --- | --- | --- |',
];

/** The figures of a set as a row of a table. */
export function row(name: string, queries: readonly Query[], rank: Ranking): string {
  const {mrr, recall, empty} = measureRelevance(rank, queries);
  return `| ${name} | ${queries.length} | ${mrr.toFixed(3)} | ${recall.toFixed(3)} | ${empty.length} |`;
}

/** The figures of the tuning set and of the holdout set, and for the tuning set those of each kind. */
function relevanceSection(rank: Ranking, generated: readonly Query[]): string {
  const half = (held: boolean) => relevanceQueries.filter(({query}) => isHeldOut(query) === held);
  const isParaphrased = ({kind}: Query) => PARAPHRASED.includes(kind);
  return [
    '## Search relevance',
    '',
    'Measured by `npm run bench:search` from the last build. A hash of the query decides whether it belongs to the tuning set, whose misses may be looked at, or to the holdout set, of which only the figures are looked at. A query is right if it finds one of the pages or headings that the set names for it; no neighbor counts. Queries that are made from the facts have each public method, callback, key, and type as it is, in lower case, split into words, and with one typo; of a name with several sections any is right. Paraphrased queries are tasks and questions, which share one word at most with the heading that answers them. `npm test` checks the floors in `tests/site/search.quality.spec.ts`.',
    '',
    ...HEAD,
    ...[
      {name: 'tuning set', queries: half(false)},
      {name: 'holdout set', queries: half(true)},
    ].flatMap(({name, queries}) => [
      row(name, queries, rank),
      row(
        `names and texts, ${name}`,
        queries.filter((query) => !isParaphrased(query)),
        rank,
      ),
      row(`paraphrased, ${name}`, queries.filter(isParaphrased), rank),
    ]),
    ...QUERY_KINDS.map((kind) =>
      row(
        `${kind}, tuning set`,
        half(false).filter((query) => query.kind === kind),
        rank,
      ),
    ),
    row('made from the facts', generated, rank),
  ].join('\n');
}

function sizeSection(file: string): string {
  const bytes = gzipSync(file, {level: 9}).length;
  return [
    '## Search size',
    '',
    'Measured by `npm run bench:search` from the last build: the one file that the search loads besides its code until the first result.',
    '',
    '| records | KB gz |',
    '| --- | --- |',
    `| ${recordsIn(file).length} | ${(bytes / 1024).toFixed(0)} |`,
  ].join('\n');
}

/**
 * Measures the relevance and the size of the search, and prints the misses of the tuning set.
 *
 * @returns the sections of the report
 * @throws UserError when there is no build, or the relevance set names what the site does not have
 */
export function measureSearch(): string[] {
  const file = readBuiltIndex();
  const missing = missingTargets(relevanceQueries, recordsIn(file));
  if (missing.length > 0) {
    throw new UserError(`The relevance set is out of date: ${missing.join('; ')}.`);
  }
  const rank = rankingOf(file);
  const tuning = relevanceQueries.filter(({query}) => !isHeldOut(query));
  for (const {query, rank: at, wanted, first} of measureRelevance(rank, tuning).misses) {
    console.log(`${at || 'not found'}: "${query}" finds ${first} before ${wanted}`);
  }
  return [sizeSection(file), relevanceSection(rank, generatedQueries(recordsIn(file)))];
}

/**
 * The index of the last build.
 *
 * @throws UserError when there is none
 */
export function readBuiltIndex(): string {
  if (!existsSync(INDEX)) {
    throw new UserError('There is no build to measure: run `npm run build` first.');
  }
  return readFileSync(INDEX, 'utf8');
}
