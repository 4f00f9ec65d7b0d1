import path from 'node:path';
import {rmSync} from 'node:fs';
import {readMutants, type Mutant} from '../tests/mutants/mutant';
import {writeRows, type Row} from '../tests/mutants/report';
import {copyTree} from '../tests/mutants/tree';
import {verdictOf, type Verdict} from '../tests/mutants/verdict';
import {Problem} from './lib/problem';
import {ROOT, runTool, type RunOptions} from './lib/run';
import {script} from './lib/script';
import {readReport} from './test/tally';

const MINUTES = 60_000;

const asPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Runs the one test that a mutant names, in a tree that has the fault. */
async function runTest({name, test}: Mutant, dir: string): Promise<Verdict> {
  const report = path.join(dir, 'mutant-report.json');
  rmSync(report, {force: true});
  const options: RunOptions = {
    cwd: dir,
    timeoutMs: 10 * MINUTES,
    // The bundler's cache would be the one of the tree that has no fault.
    env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: report},
  };
  if (test.kind === 'site') {
    const {code, output} = await runTool('tsx/dist/cli.mjs', ['scripts/build.ts'], options);
    if (code !== 0) {
      throw new Problem(
        `${name} stops the build, and so no test of the site: ${output.slice(-500)}`,
      );
    }
  }
  const pattern = asPattern(test.name);
  await (test.kind === 'site' || test.kind === 'fixture'
    ? runTool('@playwright/test/cli.js', ['test', test.file, '-g', pattern], options)
    : runTool(
        'vitest/vitest.mjs',
        ['run', test.file, '-t', pattern, '--reporter=json', `--outputFile=${report}`],
        options,
      ));
  return verdictOf(readReport(report), test.name);
}

/**
 * Puts each fault of tests/mutants into a copy of the site, one at a time, and expects the test
 * that the mutant names to go red. What is green without the faults is for `npm test` to say.
 */
script('mutants', async () => {
  const all = readMutants(ROOT);
  const wanted = process.argv.slice(2);
  const mutants = all.filter(
    ({name, test}) =>
      wanted.length === 0 || wanted.some((start) => name.startsWith(start) || test.kind === start),
  );
  if (mutants.length === 0) {
    throw new Problem(`No mutant begins with ${wanted.join(' or ')}: see tests/mutants.`);
  }
  const tree = copyTree(ROOT);
  const rows: Row[] = [];
  try {
    for (const mutant of mutants) {
      const started = performance.now();
      const takeOut = tree.apply(mutant);
      const verdict = await runTest(mutant, tree.dir);
      takeOut();
      const seconds = (performance.now() - started) / 1000;
      rows.push({mutant, verdict, seconds});
      console.log(`${verdict.padEnd(8)}${mutant.name} (${seconds.toFixed(0)} s)`);
      await writeRows(
        path.join(ROOT, 'tests/bench/report.md'),
        rows,
        all.map(({name}) => name),
      );
    }
  } finally {
    tree.remove();
  }
  const unnoticed = rows.filter(({verdict}) => verdict !== 'red');
  console.log(`${rows.length - unnoticed.length} of ${rows.length} mutants were noticed`);
  process.exitCode = unnoticed.length === 0 ? 0 : 1;
});
