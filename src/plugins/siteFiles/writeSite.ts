import type {BuildTarget, SiteStep} from './builtSite';
import {cards} from './cardTags';
import {editorSchema} from './editorSchema';
import {readPages} from './readPages';
import {writeSearch} from './search';
import {robots, version} from './smallFiles';
import {twins} from './twins';
import {writePages} from './writePages';

/** The steps in their order: a step may use the output of those before it. */
const STEPS: Readonly<Record<string, SiteStep>> = {
  Reading: readPages,
  Search: writeSearch,
  Markdown: twins,
  Version: version,
  Schema: editorSchema,
  Robots: robots,
  'Social cards': cards,
  Writing: writePages,
};

/**
 * Runs the steps on the generator's output, and prints what each of them did.
 * @throws UserError when a step finds an error; the build is unusable then
 */
export async function writeSite(target: BuildTarget): Promise<void> {
  const site = {...target, pages: []};
  for (const [name, step] of Object.entries(STEPS)) {
    const started = performance.now();
    const done = await step(site);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${done} (${seconds} s)`);
  }
}
