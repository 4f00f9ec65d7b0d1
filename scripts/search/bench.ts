import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {createEngine, type Engine} from '../../src/search/engine';
import {recordsOf, unpack} from '../../src/search/records';
import {
  isHeldOut,
  PARAPHRASED,
  QUERY_KINDS,
  relevanceQueries,
  type RelevanceQuery,
} from '../../tests/bench/relevance';
import {UserError} from '../lib/userError';
import {ROOT} from '../lib/run';
import {script} from '../lib/script';
import {measureRelevance, missingTargets} from './relevance';
import {replicate, sizeOf} from './sizes';
import {measureTyping} from './typing';

const BUILD = path.join(ROOT, 'build');
const INDEX = path.join(BUILD, 'search', 'index.json');
const REPORT = path.join(ROOT, 'tests', 'bench', 'report.md');
const RELEVANCE = '## Search relevance';
const SPEED = '## Search size and speed';

const share = (value: number) => value.toFixed(3);

function relevanceRow(name: string, queries: readonly RelevanceQuery[], engine: Engine) {
  const {queries: count, mrr, recall, empty} = measureRelevance(engine, queries);
  return `| ${name} | ${count} | ${share(mrr)} | ${share(recall)} | ${empty.length} |`;
}

/** Size of an index file, and the times that loading and asking take in the browser of a reader. */
async function sizeRow(name: string, file: string, queries: readonly string[]): Promise<string> {
  const {sections, bytes, perSection} = sizeOf(file);
  const {letters, load, p50, p95, loop} = await measureTyping(BUILD, queries, file);
  const cells = [
    name,
    sections,
    (bytes / 1024).toFixed(0),
    perSection.toFixed(0),
    load.toFixed(0),
    letters,
    p50.toFixed(1),
    p95.toFixed(1),
    (p95 / loop).toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Puts a section into the report in place of the one with its title, or at the end. */
async function writeSection(title: string, section: string): Promise<void> {
  const report = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '# Measurements\n';
  const others = report
    .split(/^(?=## )/m)
    .filter((part) => !part.startsWith(`${title}\n`))
    .map((part) => part.trim());
  const text = [...others, section.trim()].join('\n\n');
  const options = await resolveConfig(REPORT);
  writeFileSync(REPORT, await format(text, {...options, parser: 'markdown'}));
}

/** The figures of both halves of the relevance set, and for the tuning set those of each kind. */
function relevanceSection(engine: Engine): string {
  const half = (held: boolean) => relevanceQueries.filter(({query}) => isHeldOut(query) === held);
  const [tuning, holdout] = [half(false), half(true)];
  const isParaphrased = ({kind}: RelevanceQuery) => PARAPHRASED.includes(kind);
  return [
    RELEVANCE,
    '',
    'Measured by `npm run bench:search -- relevance` from the last build. A hash of the query decides whether it belongs to the tuning set, whose misses may be looked at, or to the holdout set, of which only the figures are looked at. A query is right if it finds one of the pages or headings that the set names for it; no neighbor counts. Paraphrased queries are tasks and questions, which share one word at most with the heading that answers them. `npm test` checks the floors in `tests/site/search.quality.spec.ts`.',
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

/** Size of the index, and how long it takes to load and to ask. */
async function speedSection(file: string): Promise<string> {
  const queries = relevanceQueries.map(({query}) => query);
  return [
    SPEED,
    '',
    'Index and texts are one file, from which the browser makes the index, a few milliseconds at a time. The times are of a Chromium that is slowed down four times: every query is asked letter by letter of the client that the open modal has, each letter counts by its median of three runs, and a run before them warms up. The bar for the p95 is a frame, 16 ms, so that typing drops none; below it the engine stays on the main thread. The last column tells the same time in loops of a million additions, measured meanwhile, because other work slows a machine too. With ten times as many pages, every tenth query is asked, and the load takes as long as told while the page stays free between its slices.',
    '',
    '| pages | sections | KB gz | bytes gz a section | load in ms | letters | p50 in ms | p95 in ms | p95 in loops |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    await sizeRow('this site', file, queries),
    await sizeRow(
      'ten times as many',
      replicate(file, 10),
      queries.filter((_, at) => at % 10 === 0),
    ),
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

script('bench', async () => {
  if (!existsSync(INDEX)) {
    throw new UserError('There is no build to measure: run `npm run build` first.');
  }
  const file = readFileSync(INDEX, 'utf8');
  const records = recordsOf(unpack(JSON.parse(file)), 'https://example.org/');
  const missing = missingTargets(relevanceQueries, records);
  if (missing.length > 0) {
    throw new UserError(`The relevance set is out of date: ${missing.join('; ')}.`);
  }
  const engine = createEngine(records);
  const relevance = relevanceSection(engine);
  await writeSection(RELEVANCE, relevance);
  console.log(`${relevance}\n\n${missesOf(engine)}`);
  if (!process.argv.includes('relevance')) {
    const speed = await speedSection(file);
    await writeSection(SPEED, speed);
    console.log(`\n${speed}`);
  }
});
