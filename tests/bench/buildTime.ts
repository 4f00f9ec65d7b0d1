import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/lib/run';
import {compare} from './compare';
import {sectionOf} from './report';
import {buildSeconds, STOCK, writeStockSite} from './stockSite';

const RUNS = 3;

/** Builds a site with one sentence more on a page, which is removed afterwards. */
async function secondsOfChange(page: string): Promise<number> {
  const text = readFileSync(page, 'utf8');
  try {
    // No cache has it from an earlier run.
    writeFileSync(page, `${text}\nThis sentence is of ${Date.now()}.\n`);
    return await buildSeconds(path.dirname(path.dirname(page)));
  } finally {
    writeFileSync(page, text);
  }
}

/** Builds our site and the stock site after a sentence was added to one page. */
export async function measureBuild(): Promise<string> {
  writeStockSite();
  // With the caches of a build before.
  await buildSeconds(ROOT);
  await buildSeconds(STOCK);
  const pages = [path.join(ROOT, 'docs/intro.mdx'), path.join(STOCK, 'docs/intro.md')] as const;
  const cells = await compare(pages, {runs: RUNS, digits: 1}, secondsOfChange);
  // Else `build/` would keep the page of the last change.
  await buildSeconds(ROOT);
  return sectionOf(
    'Build',
    `Measured by \`npm run bench -- build\`: CPU seconds of \`npm run build\` with all its processes after a sentence was added to one page, in ${RUNS} pairs; ours with the steps after the generator, such as cards, the search index, and the Markdown beside each page.`,
    [
      ['site', 'stock', 'ratio', 'goal'],
      [...cells, '1.7'],
    ],
  );
}
