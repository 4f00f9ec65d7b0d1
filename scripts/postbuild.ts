import {addresses} from './postbuild/addresses';
import {contentSecurityPolicy} from './postbuild/contentSecurityPolicy';
import {feeds} from './postbuild/feeds';
import {links} from './postbuild/links';
import {flatCopies, folders} from './postbuild/pageFiles';
import {pageHeads} from './postbuild/pageHeads';
import {pages} from './postbuild/pages';
import {redirects} from './postbuild/redirects';
import {styles} from './postbuild/styles';
import {robots, version} from './postbuild/siteFiles';
import type {BuiltSite, PostbuildStep} from './postbuild/builtSite';

/** The steps in their order: a step may use the output of those before it. */
const STEPS: Readonly<Record<string, PostbuildStep>> = {
  Folders: folders,
  'Page heads': pageHeads,
  Redirects: redirects,
  Version: version,
  Pages: pages,
  Addresses: addresses,
  Feeds: feeds,
  Robots: robots,
  Links: links,
  Styles: styles,
  'Content security policy': contentSecurityPolicy,
  'Flat copies': flatCopies,
};

/**
 * Runs the postbuild steps on the generator's output and prints what each step did.
 * @throws UserError when a step finds an error; the build is unusable then.
 */
export async function postbuild(site: BuiltSite): Promise<void> {
  for (const [name, step] of Object.entries(STEPS)) {
    const started = performance.now();
    const done = await step(site);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${done} (${seconds} s)`);
  }
}
