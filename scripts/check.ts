import {script} from './lib/script';
import {checks, vitest} from './test/stages';
import {sum} from './test/tally';

// Everything that needs no browser and no build, all of it even when a part fails.
script('check', async () => {
  const stages = [await checks(), await vitest('unit and content tests', ['unit', 'content'])];
  for (const {name, seconds, faults} of stages) {
    console.log(`${name}: ${seconds.toFixed(1)} s`);
    faults.forEach((fault) => console.error(fault));
  }
  const {passed, failed} = sum(stages);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
