import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Browser, BrowserContextOptions, Page} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {ROOT, run} from '../../scripts/lib/run';
import {UserError} from '../../scripts/lib/userError';
import {AREAS, DOCS_AREAS} from '../../src/config/areas';
import {FUTURE} from '../../src/config/future';
import {TITLE} from '../../src/config/identity';
import {SITE} from '../../src/config/environment/site';
import {BUILD} from '../site/support/build';
import {setConnection} from '../site/support/connection';

/** What is measured: our last build, and the stock site with the same pages. */
export interface Sites {
  readonly browser: Browser;
  /** The addresses of the two home pages. */
  readonly ours: string;
  readonly stock: string;
}

/** How much slower the reader's device is. */
export const SLOWDOWN = 4;

/** The source of the stock site. */
export const STOCK = path.join(ROOT, '.cache', 'bench', 'stock');
/** Its build. */
export const STOCK_BUILD = path.join(STOCK, 'build');

const config = {
  title: TITLE,
  ...SITE,
  future: FUTURE,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  // Not as MDX: the Markdown has `<` and `{` in its text.
  markdown: {format: 'md'},
  presets: [['classic', {docs: false, blog: {onUntruncatedBlogPosts: 'ignore'}}]],
  plugins: DOCS_AREAS.map(({id}) => [
    '@docusaurus/plugin-content-docs',
    {id, path: id, routeBasePath: id},
  ]),
  themeConfig: {
    navbar: {title: TITLE, items: AREAS.map(({start, label}) => ({to: start, label}))},
  },
} satisfies Config;

/** What `create-docusaurus` writes, as far as it changes the build. */
const manifest = {
  name: 'stock',
  private: true,
  scripts: {build: 'docusaurus build'},
  browserslist: {production: ['>0.5%', 'not dead', 'not op_mini all']},
};

/** Writes a site of the classic preset with the pages of our last build, as plain Markdown. */
function writeStockSite(): void {
  AREAS.forEach(({id}) => rmSync(path.join(STOCK, id), {recursive: true, force: true}));
  for (const file of globSync(`{${AREAS.map(({id}) => id).join()}}/**/*.md`, {cwd: BUILD})) {
    const copy = path.join(STOCK, file);
    const text = readFileSync(path.join(BUILD, file), 'utf8');
    mkdirSync(path.dirname(copy), {recursive: true});
    writeFileSync(copy, text.replaceAll(`](${SITE.url}${SITE.baseUrl}`, '](/'));
  }
  writeFileSync(path.join(STOCK, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    path.join(STOCK, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify(config)};`,
  );
}

/** @throws UserError when there is no build of ours */
export function requireBuild(): void {
  if (!existsSync(BUILD)) {
    throw new UserError('There is no build to measure: run `npm run build` first.');
  }
}

/** Builds the stock site if its build is older than ours. */
export async function buildStockSite(): Promise<void> {
  const builtAt = (dir: string) =>
    statSync(path.join(dir, 'sitemap.xml'), {throwIfNoEntry: false})?.mtimeMs ?? 0;
  if (builtAt(STOCK_BUILD) <= builtAt(BUILD)) {
    writeStockSite();
    await buildSeconds(STOCK);
  }
}

/**
 * Builds a site, and prints and returns the CPU seconds of the build with all its processes.
 *
 * @param dir of the site
 * @throws UserError when the build fails, or there is no Bash to measure it with
 */
export async function buildSeconds(dir: string): Promise<number> {
  const timed = 'TIMEFORMAT="CPU %U %S"; time npm run build';
  const {code, output} = await run('bash', ['-c', timed], {cwd: dir, env: {LC_ALL: 'C'}});
  const [, user, system] = /^CPU ([\d.]+) ([\d.]+)$/m.exec(output) ?? [];
  if (code !== 0 || !user) {
    console.error(output);
    throw new UserError(`\`npm run build\` failed in ${dir}: see above; Bash has to be installed.`);
  }
  const seconds = Number(user) + Number(system);
  console.log(`Built ${dir}: ${seconds.toFixed(1)} s of CPU time`);
  return seconds;
}

/** Opens an empty page, with nothing in its cache, and a connection at which links are prefetched. */
export async function newPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await setConnection(page, {saveData: false});
  return page;
}
