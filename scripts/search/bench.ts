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
import {Problem} from '../lib/problem';
import {ROOT} from '../lib/run';
import {script} from '../lib/script';
import {measureRelevance, missingTargets} from './relevance';
import {replicate, sizeOf} from './sizes';

const INDEX = path.join(ROOT, 'build', 'search', 'index.json');
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

/** Size, and the times that loading and asking take in this process, of an index file. */
function sizeRow(name: string, file: string): string {
  const {sections, bytes, perSection} = sizeOf(file);
  const started = performance.now();
  const engine = createEngine(recordsOf(unpack(JSON.parse(file)), 'https://example.org/'));
  const load = performance.now() - started;
  const times = relevanceQueries
    .map(({query}) => {
      const asked = performance.now();
      engine.answer({indexName: 'bench', query});
      return performance.now() - asked;
    })
    .sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)]!.toFixed(1);
  return `| ${name} | ${sections} | ${(bytes / 1024).toFixed(0)} | ${perSection.toFixed(0)} | ${load.toFixed(0)} | ${at(0.5)} | ${at(0.95)} |`;
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
    throw new Problem('There is no build to measure: run `npm run build` first.');
  }
  const file = readFileSync(INDEX, 'utf8');
  const records = recordsOf(unpack(JSON.parse(file)), 'https://example.org/');
  const missing = missingTargets(relevanceQueries, new Set(records.map(({objectID}) => objectID)));
  if (missing.length > 0) {
    throw new Problem(`The relevance set is out of date: ${missing.join('; ')}.`);
  }
  const engine = createEngine(records);
  const half = (held: boolean) => relevanceQueries.filter(({query}) => isHeldOut(query) === held);
  const section = [
    TITLE,
    '',
    'Measured by `npm run bench:search` from the last build. The second half of the relevance set is kept for this figure only.',
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
    'Index and texts are one file, from which the browser makes the index. Times are of Node, without a throttle.',
    '',
    '| pages | sections | KB gz | bytes gz a section | load in ms | query p50 in ms | query p95 in ms |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    sizeRow('this site', file),
    sizeRow('ten times as many', replicate(file, 10)),
  ].join('\n');
  await writeSection(section);
  console.log(section);
});
