import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {git} from '../../src/config/environment/git';
import {LINKS} from '../../src/config/identity';
import {readApi, readMessages} from '../../src/framework';
import {factsReport} from '../facts/factsReport';
import {openSource, type FrameworkSource} from '../facts/source';
import {extractFacts, factFiles} from '../facts/update';
import {ROOT} from '../lib/run';
import {script} from '../lib/script';
import {UserError} from '../../src/config/environment/userError';
import {closeIfOpen, openOrRenew} from './issue';

const USAGE =
  'Usage: tsx scripts/nightly/releaseWatch.ts [--repository <address or folder>] [--as-new v1.2.3]';

const ISSUE = 'release';

/** A release; `v2.10.0-rc.1` is none. */
const RELEASE = /^v(\d+)\.(\d+)\.(\d+)$/;

/**
 * The newest release among tags.
 *
 * @param tags of any form
 * @returns undefined when none is a release
 */
export function newestRelease(tags: readonly string[]): string | undefined {
  return tags
    .filter((tag) => RELEASE.test(tag))
    .sort(compareReleases)
    .at(-1);
}

function compareReleases(a: string, b: string): number {
  const [one, other] = [a, b].map((tag) => RELEASE.exec(tag)!.slice(1).map(Number));
  return one!.map((part, index) => part - other![index]!).find((step) => step !== 0) ?? 0;
}

// Opens, or renews, the issue about a release that the site does not document yet. Changes no file.
script(module, async () => {
  const {repository, asNew} = readOptions();
  const documented = readApi().tag;
  const tag = asNew ?? newestRelease(tagsOf(repository));
  if (!tag) {
    throw new UserError(`${repository} has no tag such as v1.2.3: name the framework's.`);
  }
  if (!asNew && compareReleases(tag, documented) <= 0) {
    console.log(`The newest release is ${tag}, and the site documents ${documented}.`);
    console.log(await closeIfOpen(ISSUE));
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'framework-'));
  try {
    clone(repository, tag, folder);
    const title = `Document Boyka Framework ${tag.slice(1)}`;
    const body = reportOf(openSource(folder, {tag}), documented);
    console.log(await openOrRenew({name: ISSUE, title, body}));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});

/** What to do, whether `facts:update` runs on the checkout, and what the release changes. */
function reportOf(framework: FrameworkSource, documented: string): string {
  const facts = extractFacts(framework);
  const before = {api: readApi(), messages: readMessages()};
  return `The framework's newest release is ${framework.tag} of ${framework.date}. The site documents ${documented}.

Follow “Update the facts” in \`contributing/site/facts.mdx\`:

\`\`\`shell
git clone --branch ${framework.tag} --depth 1 ${LINKS.repository} ../boyka-framework
npm run facts:update -- --source ../boyka-framework
\`\`\`

${updateResult(() => factFiles(framework, facts))}

${factsReport(ROOT, before, facts)}`;
}

function updateResult(update: () => unknown): string {
  try {
    update();
    return 'The command runs to its end.';
  } catch (error) {
    if (error instanceof UserError) {
      return `The command stops, until this is corrected: ${error.message}`;
    }
    throw error;
  }
}

function tagsOf(repository: string): string[] {
  const printed = git(ROOT, 'ls-remote', '--tags', '--refs', '--', repository);
  if (printed === undefined) {
    throw new UserError(
      `Git cannot read the tags of ${repository}: check the address, and that this machine reaches it.`,
    );
  }
  return printed.split('\n').map((line) => line.replace(/^.*refs\/tags\//, ''));
}

function clone(repository: string, tag: string, folder: string): void {
  const options = ['--quiet', '--depth', '1', '--branch', tag];
  try {
    execFileSync('git', ['clone', ...options, '--', repository, folder], {stdio: 'ignore'});
  } catch {
    throw new UserError(`Git cannot clone ${repository} at ${tag}: check both.`);
  }
}

function readOptions(): {repository: string; asNew?: string} {
  const text = {type: 'string'} as const;
  try {
    const {values} = parseArgs({options: {repository: text, 'as-new': text}});
    const asNew = values['as-new'];
    if (asNew !== undefined && !RELEASE.test(asNew)) {
      throw new Error(`--as-new takes the tag of a release, not "${asNew}".`);
    }
    return {repository: values.repository ?? LINKS.repository, ...(asNew && {asNew})};
  } catch (error) {
    throw new UserError(`${(error as Error).message.split('\n')[0]} ${USAGE}`);
  }
}
