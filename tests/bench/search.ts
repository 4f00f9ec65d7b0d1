import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createEngine, type Engine} from '../../src/search/engine';
import {unpack} from '../../src/search/indexFile';
import {recordsOf} from '../../src/search/records';
import {
  isHeldOut,
  PARAPHRASED,
  QUERY_KINDS,
  relevanceQueries,
  type RelevanceQuery,
} from './relevance';
import {UserError} from '../../scripts/lib/userError';
import {ROOT} from '../../scripts/lib/run';
import {measureRelevance, missingTargets} from './measureRelevance';
import {sizeOf} from './indexSize';

const INDEX = path.join(ROOT, 'build', 'search', 'index.json');
const RELEVANCE = '## Search relevance';
const SIZE = '## Search size';

const SITE_URL = 'https://example.org/';

const share = (value: number) => value.toFixed(3);

function relevanceRow(name: string, queries: readonly RelevanceQuery[], engine: Engine) {
  const {queries: count, mrr, recall, empty} = measureRelevance(engine, queries);
  return `| ${name} | ${count} | ${share(mrr)} | ${share(recall)} | ${empty.length} |`;
}

/** The figures of the tuning set and of the holdout set, and for the tuning set those of each kind. */
function relevanceSection(engine: Engine): string {
  const half = (held: boolean) => relevanceQueries.filter(({query}) => isHeldOut(query) === held);
  const [tuning, holdout] = [half(false), half(true)];
  const isParaphrased = ({kind}: RelevanceQuery) => PARAPHRASED.includes(kind);
  return [
    RELEVANCE,
    '',
    'Measured by `npm run bench:search` from the last build. A hash of the query decides whether it belongs to the tuning set, whose misses may be looked at, or to the holdout set, of which only the figures are looked at. A query is right if it finds one of the pages or headings that the set names for it; no neighbor counts. Paraphrased queries are tasks and questions, which share one word at most with the heading that answers them. `npm test` checks the floors in `tests/site/search.quality.spec.ts`.',
    '',
    '| queries | number | MRR@10 | recall@5 | without a result |',
    '| --- | --- | --- | --- | --- |',
    ...[
      {name: 'tuning set', queries: tuning},
      {name: 'holdout set', queries: holdout},
    ].flatMap(({name, queries}) => [
      relevanceRow(name, queries, engine),
      relevanceRow(
        `names and texts, ${name}`,
        queries.filter((query) => !isParaphrased(query)),
        engine,
      ),
      relevanceRow(`paraphrased, ${name}`, queries.filter(isParaphrased), engine),
    ]),
    ...QUERY_KINDS.map((kind) =>
      relevanceRow(
        `${kind}, tuning set`,
        tuning.filter((query) => query.kind === kind),
        engine,
      ),
    ),
  ].join('\n');
}

/** Size of the index file after gzip. */
function sizeSection(file: string): string {
  const {sections, bytes, perSection} = sizeOf(file);
  return [
    SIZE,
    '',
    'Measured by `npm run bench:search` from the last build: the one file that the search loads besides its code. Its texts are numbers of words, which is smaller than the texts, and the browser makes the index of them.',
    '',
    '| sections | KB gz | bytes gz a section |',
    '| --- | --- | --- |',
    `| ${sections} | ${(bytes / 1024).toFixed(0)} | ${perSection.toFixed(0)} |`,
  ].join('\n');
}

/** The tuning queries whose answer is not the first result, the worst first. */
function missesOf(engine: Engine): string {
  const tuning = relevanceQueries.filter(({query}) => !isHeldOut(query));
  return measureRelevance(engine, tuning)
    .misses.toSorted((one, other) => (other.rank || Infinity) - (one.rank || Infinity))
    .map(
      ({query, rank, wanted, first}) =>
        `${rank || 'not found'}: "${query}" finds ${first} before ${wanted}`,
    )
    .join('\n');
}

/**
 * Measures the relevance and the size of the search, and prints the misses of the tuning set.
 *
 * @returns the sections of the report
 * @throws UserError when there is no build, or the relevance set names what the site does not have
 */
export function measureSearch(): string[] {
  if (!existsSync(INDEX)) {
    throw new UserError('There is no build to measure: run `npm run build` first.');
  }
  const file = readFileSync(INDEX, 'utf8');
  const content: unknown = JSON.parse(file);
  const missing = missingTargets(relevanceQueries, recordsOf(unpack(content), SITE_URL));
  if (missing.length > 0) {
    throw new UserError(`The relevance set is out of date: ${missing.join('; ')}.`);
  }
  const engine = createEngine(content, SITE_URL);
  console.log(missesOf(engine));
  return [sizeSection(file), relevanceSection(engine)];
}
