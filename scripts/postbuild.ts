import {addresses} from './postbuild/addresses';
import {contentSecurityPolicy} from './postbuild/contentSecurityPolicy';
import {feeds} from './postbuild/feeds';
import {links} from './postbuild/links';
import {folders, reading, writing} from './postbuild/pageFiles';
import {pageHeads} from './postbuild/pageHeads';
import {search, twins} from './postbuild/pages';
import {redirects} from './postbuild/redirects';
import {styles} from './postbuild/styles';
import {robots, version} from './postbuild/siteFiles';
import type {BuildTarget, PostbuildStep} from './postbuild/builtSite';

/** The steps in their order: a step may use the output of those before it. */
const STEPS: Readonly<Record<string, PostbuildStep>> = {
  Folders: folders,
  Reading: reading,
  Search: search,
  Twins: twins,
  Addresses: addresses,
  Feeds: feeds,
  Version: version,
  Robots: robots,
  Links: links,
  'Page heads': pageHeads,
  Styles: styles,
  'Content security policy': contentSecurityPolicy,
  Redirects: redirects,
  Writing: writing,
};

/**
 * Runs the postbuild steps on the generator's output and prints what each step did.
 * @throws UserError when a step finds an error; the build is unusable then.
 */
export async function postbuild(target: BuildTarget): Promise<void> {
  const site = {...target, pages: []};
  for (const [name, step] of Object.entries(STEPS)) {
    const started = performance.now();
    const done = await step(site);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${done} (${seconds} s)`);
  }
}
