import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {chromium, type Browser} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {CHROMIUM_FLAGS, findChromium} from '../../scripts/lib/programs';
import {docusaurus, ROOT} from '../../scripts/lib/run';
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

/** Compares the first visits to a page of each kind: bytes after gzip, and elements. */
async function compareWeights(browser: Browser): Promise<void> {
  const serve = (dir: string) => startServer({dir, basePath: SITE.baseUrl, port: 0});
  const servers = {ours: await serve(BUILD), stock: await serve(STOCK_BUILD)};
  const weigh = async (site: keyof typeof servers, route: string) => {
    const page = await browser.newPage();
    await setConnection(page, {saveData: false});
    const {scripts, styles, nodes} = await weighPage(page, servers[site].url + route.slice(1));
    await page.context().close();
    return {'bytes of scripts': totalOf(scripts), 'of styles': totalOf(styles), elements: nodes};
  };
  const rows: Record<string, object> = {};
  for (const {route} of PAGE_KINDS) {
    rows[`${route}, ours`] = await weigh('ours', route);
    // The stock site has what has a Markdown beside it.
    if (existsSync(path.join(BUILD, `${route}.md`))) {
      rows[`${route}, stock`] = await weigh('stock', route);
    }
  }
  await Promise.all([servers.ours.close(), servers.stock.close()]);
  console.table(rows);
}

script(module, async () => {
  if (!existsSync(BUILD)) {
    throw new UserError('There is no build to measure: run `npm run build` first.');
  }
  const builtAt = (dir: string) =>
    statSync(path.join(dir, 'sitemap.xml'), {throwIfNoEntry: false})?.mtimeMs ?? 0;
  if (builtAt(STOCK_BUILD) <= builtAt(BUILD)) {
    writeStockSite();
    const {code, output} = await docusaurus(['build'], {cwd: STOCK});
    if (code !== 0) {
      throw new UserError(`The stock site in ${STOCK} can't be built:\n${output}`);
    }
  }
  const executablePath = findChromium(chromium.executablePath());
  const browser = await chromium.launch({executablePath, args: CHROMIUM_FLAGS});
  await compareWeights(browser).finally(() => browser.close());
});
