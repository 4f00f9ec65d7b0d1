import {script} from './lib/script';
import {setup} from './setup';
import {browserTests, checks, productionBuild, vitest} from './test/stages';
import {stageOf, sum, type Stage} from './test/tally';

/** Finds or installs what the tests need; nothing to count unless something is missing. */
async function setUp(): Promise<Stage> {
  const started = performance.now();
  const faults = await setup();
  const seconds = (performance.now() - started) / 1000;
  return {name: 'set-up', seconds, passed: 0, failed: faults.length, faults};
}

script('test', async () => {
  const stages: Stage[] = [];
  const stage = async (name: string, run: () => Promise<Stage>): Promise<Stage> => {
    console.log(`\n== ${name}`);
    const result = await run();
    stages.push(result);
    const counted = name === 'set-up' ? '' : `${result.passed} passed, ${result.failed} failed, `;
    console.log(`== ${name}: ${counted}${result.seconds.toFixed(1)} s`);
    for (const fault of result.faults) {
      console.error(fault);
    }
    return result;
  };

  await stage('set-up', setUp);
  await stage('checks', checks);
  await stage('unit and content tests', () =>
    vitest('unit and content tests', ['unit', 'content']),
  );
  await stage('build fixtures', () => vitest('build fixtures', ['build']));
  const built = await stage('production build', productionBuild);
  await stage('browser tests', async () =>
    // The last good build may still lie there; testing it would tell nothing of this one.
    built.failed === 0 ? browserTests() : stageOf('browser tests', 0, 0, undefined),
  );

  const failing = stages.filter(({failed}) => failed > 0);
  const {passed, failed} = sum(stages);
  console.log(
    failing.length === 0
      ? '\nEverything passed.'
      : `\nFailed: ${failing.map(({name}) => name).join(', ')}.`,
  );
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
