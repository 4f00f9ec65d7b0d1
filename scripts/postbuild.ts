import {addresses} from './postbuild/addresses';
import {contentSecurityPolicy} from './postbuild/contentSecurityPolicy';
import {feeds} from './postbuild/feeds';
import {links} from './postbuild/links';
import {flatCopies, folders} from './postbuild/pageFiles';
import {pageHeads} from './postbuild/pageHeads';
import {pages} from './postbuild/pages';
import {redirects} from './postbuild/redirects';
import {robots} from './postbuild/robots';
import {styles} from './postbuild/styles';
import {version} from './postbuild/version';
import type {BuiltSite, PostbuildStep} from './postbuild/step';

/** The steps in their order: a step may use the output of those before it. */
const STEPS: readonly PostbuildStep[] = [
  folders,
  pageHeads,
  redirects,
  version,
  pages,
  addresses,
  feeds,
  robots,
  links,
  styles,
  contentSecurityPolicy,
  flatCopies,
];

/**
 * Runs the postbuild steps on the generator's output and prints what each step did.
 * @throws UserError when a step finds an error; the build is unusable then.
 */
export async function postbuild(site: BuiltSite): Promise<void> {
  for (const step of STEPS) {
    const started = performance.now();
    const done = await step.run(site);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${step.name}: ${done} (${seconds} s)`);
  }
}
