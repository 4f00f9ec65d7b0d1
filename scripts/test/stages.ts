import {rmSync} from 'node:fs';
import path from 'node:path';
import {scriptsNamed} from '../lib/packageScripts';
import {pool} from '../lib/pool';
import {ROOT, runNpmScript, runTool} from '../lib/run';
import {
  readReport,
  stageOf,
  tallyPlaywright,
  tallyVitest,
  type PlaywrightReport,
  type Stage,
  type VitestReport,
} from './tally';

const MINUTES = 60_000;
const REPORTS = path.join(ROOT, 'test-results');

/** How many things are done at once: what the two cores of a small machine carry. */
const AT_ONCE = 2;

/** Runs every `check:*` of package.json; each counts as one test. */
export async function checks(): Promise<Stage> {
  const started = performance.now();
  const results = await pool(
    AT_ONCE,
    scriptsNamed('check:').map((name) => async () => {
      const {code, seconds, output, timedOut} = await runNpmScript(name, {
        timeoutMs: 5 * MINUTES,
      });
      const verdict = code === 0 ? 'passed' : timedOut ? 'took more than 5 minutes' : 'failed';
      console.log(`  ${name} ${verdict} (${seconds.toFixed(1)} s)`);
      if (code !== 0) {
        console.log(output.trimEnd());
      }
      return code === 0;
    }),
  );
  const passed = results.filter(Boolean).length;
  return stageOf('checks', (performance.now() - started) / 1000, 0, {
    passed,
    failed: results.length - passed,
  });
}

/** Runs projects of vitest.config.mts. */
export async function vitest(name: string, projects: readonly string[]): Promise<Stage> {
  const file = path.join(REPORTS, `${name.replaceAll(' ', '-')}.json`);
  rmSync(file, {force: true});
  const {code, seconds} = await runTool(
    'vitest/vitest.mjs',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    {show: true, timeoutMs: 15 * MINUTES},
  );
  const report = readReport(file) as VitestReport | undefined;
  return stageOf(name, seconds, code, report && tallyVitest(report));
}

/** Runs the production build; it counts as one test. */
export async function productionBuild(): Promise<Stage> {
  const {code, seconds} = await runNpmScript('build', {show: true, timeoutMs: 10 * MINUTES});
  return stageOf('production build', seconds, code, {passed: code === 0 ? 1 : 0, failed: 0});
}

/** Runs the tests in a browser. */
export async function browserTests(): Promise<Stage> {
  const file = path.join(REPORTS, 'browser-tests.json');
  rmSync(file, {force: true});
  const {code, seconds} = await runTool('@playwright/test/cli.js', ['test'], {
    show: true,
    timeoutMs: 20 * MINUTES,
    env: {PLAYWRIGHT_JSON_OUTPUT_FILE: file},
  });
  const report = readReport(file) as PlaywrightReport | undefined;
  return stageOf('browser tests', seconds, code, report && tallyPlaywright(report));
}
