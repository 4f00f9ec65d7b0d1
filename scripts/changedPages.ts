import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {git} from '../src/environment/git';
import {sourceRepository} from '../src/environment/sourceRepository';
import {findSample} from '../src/remark/readSample';
import {ROOT} from './lib/run';
import {script} from './lib/script';
import {siteAddress} from './lib/site';
import {UserError} from './lib/userError';
import {references} from './samples/references';

const USAGE = 'Usage: npm run pages:changed -- --base <branch or commit to compare with>';

/** Files of a change, as paths from the folder of the site. */
export interface Change {
  /** Added or edited. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** A page of a build. */
export interface BuiltPage {
  /** Address from the root of the site: `/docs/intro`. */
  readonly route: string;
  readonly title: string;
}

/**
 * The files that differ between the common ancestor of a base and the current commit, and the latter.
 *
 * @throws UserError when Git does not know the base
 */
export function readChange(folder: string, base: string): Change {
  const output = git(
    folder,
    ...['diff', '--name-status', '--no-renames', '--relative', '-z', `${base}...HEAD`],
  );
  if (output === undefined) {
    throw new UserError(`Git knows no commit "${base}": fetch it, or name another one by --base.`);
  }
  const words = output.split('\0');
  const files = words.flatMap((status, at) =>
    at % 2 === 0 && words[at + 1] ? [{status, file: words[at + 1]!}] : [],
  );
  return {
    changed: files.filter(({status}) => status !== 'D').map(({file}) => file),
    removed: files.filter(({status}) => status === 'D').map(({file}) => file),
  };
}

/**
 * The pages of a build by the path of their source, which their edit links name. So a page is found
 * whatever its front matter says about its address.
 *
 * @param editUrl base of the edit links
 * @throws UserError when there is no build
 */
export function pagesBySource(build: string, editUrl: string): Map<string, BuiltPage[]> {
  const pages = new Map<string, BuiltPage[]>();
  for (const file of globSync('**/index.html', {cwd: build}).sort()) {
    const $ = load(readFileSync(path.join(build, file), 'utf8'));
    const editAddress = $('.theme-edit-this-page').attr('href') ?? '';
    const title = $('h1').first().text().trim();
    const route = file.replace(/\/?index\.html$/, '');
    if (editAddress.startsWith(editUrl)) {
      const source = decodeURI(editAddress.slice(editUrl.length));
      pages.set(source, [...(pages.get(source) ?? []), {route: `/${route}`, title}]);
    }
  }
  if (pages.size === 0) {
    throw new UserError('build/ has no pages: run "npm run build" first.');
  }
  return pages;
}

/**
 * Lists the pages that a change touches, as Markdown.
 *
 * @param pages by the path of their source
 * @param samples pages by the path of the sample that they show
 * @param siteUrl where the reader of the list serves the build, with a slash at its end
 */
export function describeChange(
  {changed, removed}: Change,
  pages: ReadonlyMap<string, readonly BuiltPage[]>,
  samples: ReadonlyMap<string, readonly string[]>,
  siteUrl: string,
): string {
  const reasons = new Map<BuiltPage, string>();
  for (const file of changed) {
    pages.get(file)?.forEach((page) => reasons.set(page, `\`${file}\``));
  }
  for (const file of changed) {
    for (const page of (samples.get(file) ?? []).flatMap((source) => pages.get(source) ?? [])) {
      reasons.set(page, reasons.get(page) ?? `shows \`${file}\``);
    }
  }
  const others = changed.filter((file) => !pages.has(file) && !samples.has(file));
  const lines = [...reasons].map(
    ([{route, title}, reason]) =>
      `| [${title}](${siteUrl}${route.slice(1)}) | \`${route}\` | ${reason} |`,
  );
  return [
    '## Changed pages',
    '',
    ...(lines.length > 0
      ? ['| Page | Address | Source |', '| --- | --- | --- |', ...lines]
      : ['No page of its own changes.']),
    '',
    ...removed
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `- Removed: \`${file}\`. Its address needs a redirect.`),
    ...(others.length > 0 ? [`- Other files, which may show on any page: ${others.length}.`] : []),
  ]
    .join('\n')
    .trimEnd();
}

/**
 * How to see the build that a workflow has stored, as Markdown.
 *
 * @param run number of the workflow's run
 */
export function describePreview(run: string): string {
  return [
    '## See them',
    '',
    'In a clone of this repository, after `npm ci`, with the [command line of GitHub](https://cli.github.com):',
    '',
    '```shell',
    `rm -rf build && gh run download ${run} --name site --dir build && npm run serve`,
    '```',
    '',
    'Or download the artifact `site` at the end of this page, and unpack it as the folder `build`.',
  ].join('\n');
}

/** The pages that show a sample, by the path of its file. */
function samplePages(): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const {page, reference} of references(ROOT)) {
    const [name = ''] = reference.split('#', 1);
    const file = path.relative(ROOT, findSample(name)).replaceAll(path.sep, '/');
    pages.set(file, [...new Set([...(pages.get(file) ?? []), page])]);
  }
  return pages;
}

function readBase(): string {
  try {
    const {base} = parseArgs({options: {base: {type: 'string'}}}).values;
    if (base) {
      return base;
    }
  } catch {
    // An unknown option: the usage says what is known.
  }
  throw new UserError(USAGE);
}

script('changedPages', async () => {
  const change = readChange(ROOT, readBase());
  const {editUrl} = sourceRepository(ROOT);
  const {baseUrl} = await siteAddress();
  const pages = pagesBySource(path.join(ROOT, 'build'), editUrl);
  const run = process.env['GITHUB_RUN_ID'];
  console.log(describeChange(change, pages, samplePages(), `http://127.0.0.1:3000${baseUrl}`));
  if (run) {
    console.log(`\n${describePreview(run)}`);
  }
});
