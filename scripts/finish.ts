import {redirects} from './finish/redirects';
import {samples} from './finish/samples';
import {search} from './finish/search';
import type {BuiltSite, FinishStep} from './finish/step';

/**
 * What happens to a good build, in this order: a step may rely on those before it. What forbids
 * inline scripts by their hashes has to come last.
 */
const STEPS: readonly FinishStep[] = [redirects, search, samples];

/**
 * Finishes a build in its folder and prints what each step did.
 * @throws Problem when a step finds a fault; the build is of no use then.
 */
export async function finish(site: BuiltSite): Promise<void> {
  for (const step of STEPS) {
    const started = performance.now();
    const done = await step.run(site);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${step.name}: ${done} (${seconds} s)`);
  }
}
