import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {createEngine} from '../../src/search/engine';
import {recordsOf, unpack} from '../../src/search/records';
import {
  isHeldOut,
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
const TITLE = '## Search';

const share = (value: number) => value.toFixed(3);

function relevanceRow(
  name: string,
  queries: readonly RelevanceQuery[],
  engine: ReturnType<typeof createEngine>,
) {
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
async function writeSection(section: string): Promise<void> {
  const report = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '# Measurements\n';
  const others = report
    .split(/^(?=## )/m)
    .filter((part) => !part.startsWith(`${TITLE}\n`))
    .map((part) => part.trim());
  const text = [...others, section.trim()].join('\n\n');
  const options = await resolveConfig(REPORT);
  writeFileSync(REPORT, await format(text, {...options, parser: 'markdown'}));
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
  const queries = relevanceQueries.map(({query}) => query);
  const half = (held: boolean) => relevanceQueries.filter(({query}) => isHeldOut(query) === held);
  const section = [
    TITLE,
    '',
    'Measured by `npm run bench:search` from the last build. The relevance set is cut in two by a hash of the query: weights and words were tuned by the failures of the other half, and none of the kept half was looked at. Only the headings that the set names count as right, and none of their neighbors. The bars are an MRR@10 of 0.95, a recall@5 of 0.99, and no query without a result; `npm test` holds both halves to them.',
    '',
    '| queries | number | MRR@10 | recall@5 | without a result |',
    '| --- | --- | --- | --- | --- |',
    relevanceRow('kept half', half(true), engine),
    relevanceRow('other half', half(false), engine),
    ...QUERY_KINDS.map((kind) =>
      relevanceRow(
        `${kind}, other half`,
        half(false).filter((query) => query.kind === kind),
        engine,
      ),
    ),
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
  await writeSection(section);
  console.log(section);
});
