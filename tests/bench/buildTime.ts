import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/lib/run';
import {comparison, inPairs} from './compare';
import {sectionOf} from './report';
import {buildSeconds, STOCK, writeStockSite} from './stockSite';

const RUNS = 3;
/** What builds leave behind, relative to the site. */
const CACHES = [
  'node_modules/.cache/rspack',
  '.docusaurus',
  '.cache/cards',
  '.cache/last-build.json',
];
/** The source of a page of both sites. */
const PAGE = {[ROOT]: 'docs/intro.mdx', [STOCK]: 'docs/intro.md'};

/**
 * Builds our site and the stock site: without caches, then with nothing changed, then with one page
 * changed.
 *
 * @returns the section of the report
 * @throws UserError when there is no build to take the pages from, or a build fails
 */
export async function measureBuild(): Promise<string> {
  writeStockSite();
  const cold = (dir: string) => {
    CACHES.forEach((cache) => rmSync(path.join(dir, cache), {recursive: true, force: true}));
    return buildSeconds(dir);
  };
  const coldSeconds = await inPairs(RUNS, ROOT, STOCK, cold);
  const warmSeconds = await inPairs(RUNS, ROOT, STOCK, buildSeconds);
  const changedSeconds = await inPairs(RUNS, ROOT, STOCK, secondsOfChange);
  // Else `build/` would keep the page of the last change.
  await buildSeconds(ROOT);
  return sectionOf(
    'Build',
    `Measured by \`npm run bench -- build\`: CPU seconds of \`npm run build\` with all its processes, in ${RUNS} pairs; ours with the steps after the generator, such as cards, the search index, and the Markdown beside each page. Cold is without any cache. Warm is the build after that with nothing changed: ours compares its inputs and keeps \`build/\`, and the stock site builds again. The last row is a build after a sentence was added to one page.`,
    [
      ['build', 'site', 'stock', 'ratio', 'goal'],
      ['cold', ...comparison(...coldSeconds, 1), '1.6'],
      ['warm, nothing changed', ...comparison(...warmSeconds, 1), '0.9'],
      ['warm, one page changed', ...comparison(...changedSeconds, 1), ''],
    ],
  );
}

/** Builds a site with one sentence more on a page, which is removed afterwards. */
async function secondsOfChange(dir: string): Promise<number> {
  const page = path.join(dir, PAGE[dir]!);
  const text = readFileSync(page, 'utf8');
  try {
    // No cache has it from an earlier run.
    writeFileSync(page, `${text}\nThis sentence is of ${Date.now()}.\n`);
    return await buildSeconds(dir);
  } finally {
    writeFileSync(page, text);
  }
}
