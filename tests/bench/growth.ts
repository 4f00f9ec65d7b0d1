import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {docusaurus, ROOT} from '../../scripts/lib/run';
import {UserError} from '../../scripts/lib/userError';
import {copySource} from '../build/support/sourceCopy';
import {totalOf, weighPage} from './pageWeight';
import {sectionOf} from './report';
import {newPage, withBrowser, withSite} from './sites';
import {buildStockSite, STOCK, STOCK_BUILD} from './stockSite';

const PAGES = 50;
const GOAL = '90';

/** A page of another area than the new pages, and one of theirs. */
const ROUTES = ['docs/intro', 'api/intro'];

/** The ids of the new pages, made of words as real ones are, so that they compress as those do. */
const IDS = Array.from({length: PAGES}, (_, at) => {
  const what = ['element', 'window', 'cookie', 'device', 'session', 'request', 'alert'][at % 7]!;
  const part = ['table', 'menu', 'slider', 'report', 'sensor', 'upload', 'storage', 'network'];
  return `growth/${part[at % 8]!}-${what}-actions`;
});

/** Writes the new pages into the area of the API. */
function addPages(dir: string): void {
  mkdirSync(path.join(dir, 'api', 'growth'), {recursive: true});
  for (const id of IDS) {
    const title = path.basename(id).replaceAll('-', ' ');
    const text = `---\ntitle: ${title}\ndescription: Actions of ${title}.\n---\n\nText.\n`;
    writeFileSync(path.join(dir, 'api', `${id}.md`), text);
  }
}

/** Lists them in the sidebar of our site; that of the stock site lists all files. */
function addToSidebar(dir: string): void {
  renameSync(path.join(dir, 'sidebarsApi.ts'), path.join(dir, 'sidebarsBefore.ts'));
  const items = JSON.stringify(IDS);
  writeFileSync(
    path.join(dir, 'sidebarsApi.ts'),
    `import before from './sidebarsBefore';\nexport default {api: [...before.api, {type: 'category', label: 'More', items: ${items}}]};\n`,
  );
}

/** Builds a site without the steps after the generator, which change no script. */
async function build(dir: string): Promise<void> {
  const {code, output} = await docusaurus(['build'], {
    cwd: dir,
    env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  if (code !== 0) {
    console.error(output);
    throw new UserError(`The site with more pages does not build: see above.`);
  }
}

/** Bytes of scripts of each of the routes. */
function scriptsOf(dir: string): Promise<number[]> {
  return withSite(
    (home) =>
      withBrowser(async (browser) => {
        const sizes: number[] = [];
        for (const route of ROUTES) {
          const page = await newPage(browser);
          sizes.push(totalOf((await weighPage(page, home + route)).scripts));
          await page.close();
        }
        return sizes;
      }),
    dir,
  );
}

/**
 * Measures how much the scripts of a page grow with each new page of the site.
 *
 * @returns the section of the report
 * @throws UserError when there is no build of ours to take the stock site's pages from
 */
export async function measureGrowth(): Promise<string> {
  await buildStockSite();
  const copy = copySource(ROOT);
  try {
    const built = path.join(copy.dir, 'build');
    await build(copy.dir);
    const before = await scriptsOf(built);
    addPages(copy.dir);
    addToSidebar(copy.dir);
    await build(copy.dir);
    const after = await scriptsOf(built);
    const stockBefore = await scriptsOf(STOCK_BUILD);
    addPages(STOCK);
    await build(STOCK);
    const stockAfter = await scriptsOf(STOCK_BUILD);
    const rows = ROUTES.map((route, at) => {
      const site = (after[at]! - before[at]!) / PAGES;
      const stock = (stockAfter[at]! - stockBefore[at]!) / PAGES;
      const cells = [site.toFixed(0), stock.toFixed(0), (site / stock).toFixed(2)];
      return [`\`/${route}\``, ...cells, GOAL];
    });
    return sectionOf(
      'Growth',
      `Measured by \`npm run bench -- growth\` in Chromium: bytes after gzip by which the scripts of a first visit grow with each page that is added to the area of the API, its sidebar included, as the mean of ${PAGES} pages. Bytes are exact, so one run is enough.`,
      [['page', 'site', 'stock', 'ratio', 'goal'], ...rows],
    );
  } finally {
    copy.remove();
    // The next part builds it anew, without the new pages.
    rmSync(path.join(STOCK, 'api', 'growth'), {recursive: true, force: true});
    rmSync(STOCK_BUILD, {recursive: true, force: true});
  }
}
