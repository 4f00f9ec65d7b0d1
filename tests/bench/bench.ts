import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {chromium, type Browser} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {CHROMIUM_FLAGS, findChromium} from '../../scripts/lib/programs';
import {ROOT, run} from '../../scripts/lib/run';
import {script} from '../../scripts/lib/script';
import {UserError} from '../../src/config/environment/userError';
import {startServer} from '../../scripts/serve';
import {AREAS, DOCS_AREAS} from '../../src/config/areas';
import {FUTURE} from '../../src/config/future';
import {TITLE} from '../../src/config/identity';
import {BUILD, SITE} from '../site/support/buildOutput';
import {setConnection} from '../site/support/connection';
import {PAGE_KINDS} from '../site/support/pageKinds';
import {totalOf, weighPage} from '../site/support/pageWeight';

/** The source of the stock site. */
const STOCK = path.join(ROOT, '.cache', 'bench', 'stock');
const STOCK_BUILD = path.join(STOCK, 'build');

/** Pairs of builds. */
const RUNS = 3;

const config = {
  title: TITLE,
  ...SITE,
  future: FUTURE,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  // Not as MDX: the Markdown has `<` and `{` in its text.
  markdown: {format: 'md', hooks: {onBrokenMarkdownImages: 'ignore'}},
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

/**
 * Builds a site, and prints and returns the CPU seconds of the build with all its processes.
 *
 * @param dir of the site
 * @throws UserError when the build fails, or there is no Bash to measure it with
 */
async function buildSeconds(dir: string): Promise<number> {
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

/** The CPU seconds of a build after a sentence was added to a page, which is removed afterwards. */
async function secondsOfChange(dir: string, page: string): Promise<number> {
  const file = path.join(dir, page);
  const text = readFileSync(file, 'utf8');
  try {
    // No cache has it from an earlier run.
    writeFileSync(file, `${text}\nThis sentence is of ${Date.now()}.\n`);
    return await buildSeconds(dir);
  } finally {
    writeFileSync(file, text);
  }
}

/** Compares the builds of both sites in turn, so that other work of the machine affects both. */
async function compareBuilds(): Promise<void> {
  const pairs: {ours: number; stock: number; ratio: number}[] = [];
  for (let pair = 0; pair < RUNS; pair += 1) {
    const ours = await secondsOfChange(ROOT, 'docs/intro.mdx');
    const stock = await secondsOfChange(STOCK, 'docs/intro.md');
    pairs.push({ours, stock, ratio: Number((ours / stock).toFixed(2))});
  }
  // Else `build/` would keep the page of the last change.
  await buildSeconds(ROOT);
  console.log('CPU seconds of a build after a sentence was added to one page:');
  console.table(pairs);
}

/** Compares the first visits to a page of each kind: KB after gzip, and elements. */
async function compareWeights(browser: Browser): Promise<void> {
  const serve = (dir: string) => startServer({dir, basePath: SITE.baseUrl, port: 0});
  const servers = {ours: await serve(BUILD), stock: await serve(STOCK_BUILD)};
  const weigh = async (site: keyof typeof servers, route: string) => {
    const page = await browser.newPage();
    await setConnection(page, {saveData: false});
    const {scripts, styles, nodes} = await weighPage(page, servers[site].url + route.slice(1));
    await page.context().close();
    return {scripts: totalOf(scripts) / 1000, styles: totalOf(styles) / 1000, nodes};
  };
  const rows: Record<string, Record<string, string>> = {};
  for (const {route} of PAGE_KINDS) {
    const ours = await weigh('ours', route);
    // The stock site has what has a Markdown beside it.
    const hasStock = existsSync(path.join(BUILD, `${route}.md`));
    const stock = hasStock ? await weigh('stock', route) : undefined;
    const beside = (what: keyof typeof ours, digits: number) =>
      [ours[what].toFixed(digits), stock?.[what].toFixed(digits)].filter(Boolean).join(' / ');
    rows[route] = {
      'scripts, KB': beside('scripts', 1),
      ratio: stock ? (ours.scripts / stock.scripts).toFixed(2) : '',
      'styles, KB': beside('styles', 1),
      elements: beside('nodes', 0),
    };
  }
  await Promise.all([servers.ours.close(), servers.stock.close()]);
  console.log('A first visit, ours / stock:');
  console.table(rows);
}

script(module, async () => {
  const [part, ...others] = process.argv.slice(2);
  if ((part !== undefined && part !== 'weight' && part !== 'build') || others.length > 0) {
    throw new UserError(
      `Unknown part ${[part, ...others].join(' ')}: name weight, build, or none.`,
    );
  }
  if (!existsSync(BUILD)) {
    throw new UserError('There is no build to measure: run `npm run build` first.');
  }
  const builtAt = (dir: string) =>
    statSync(path.join(dir, 'sitemap.xml'), {throwIfNoEntry: false})?.mtimeMs ?? 0;
  if (builtAt(STOCK_BUILD) <= builtAt(BUILD)) {
    writeStockSite();
    await buildSeconds(STOCK);
  }
  if (part !== 'build') {
    const executablePath = findChromium(chromium.executablePath());
    const browser = await chromium.launch({executablePath, args: CHROMIUM_FLAGS});
    await compareWeights(browser).finally(() => browser.close());
  }
  if (part !== 'weight') {
    await compareBuilds();
  }
});
