import {contentSecurityPolicy} from './contentSecurityPolicy';
import {feeds} from './feeds';
import {links} from './links';
import {folders, reading, writing} from './pageFiles';
import {cardTags} from './cardTags';
import {search, twins} from './pages';
import {redirects} from './redirects';
import {robots, version} from './smallFiles';
import type {BuildTarget, PostbuildStep} from './builtSite';

/** The steps in their order: a step may use the output of those before it. */
const STEPS: Readonly<Record<string, PostbuildStep>> = {
  Folders: folders,
  Reading: reading,
  Search: search,
  Twins: twins,
  Feeds: feeds,
  Version: version,
  Robots: robots,
  Links: links,
  'Page heads': cardTags,
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
