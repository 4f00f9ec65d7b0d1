import {readFileSync, writeFileSync} from 'node:fs';
import {ROOT} from '../../scripts/lib/run';
import {compare, type Section} from './report';
import {buildSeconds, STOCK} from './sites';

const RUNS = 3;

/** Builds a site with one sentence more on a page, which is removed afterwards. */
async function secondsOfChange(dir: string, page: string): Promise<number> {
  const text = readFileSync(page, 'utf8');
  try {
    // No cache has it from an earlier run.
    writeFileSync(page, `${text}\nThis sentence is of ${Date.now()}.\n`);
    return await buildSeconds(dir);
  } finally {
    writeFileSync(page, text);
  }
}

/** Builds our site and the stock site after a sentence was added to one page. */
export async function measureBuild(): Promise<Section> {
  // With the caches of a build before.
  await buildSeconds(ROOT);
  await buildSeconds(STOCK);
  const cells = await compare(RUNS, 1, {
    ours: () => secondsOfChange(ROOT, `${ROOT}/docs/intro.mdx`),
    stock: () => secondsOfChange(STOCK, `${STOCK}/docs/intro.md`),
  });
  // Else `build/` would keep the page of the last change.
  await buildSeconds(ROOT);
  return {
    title: 'Build',
    text: `Measured by \`npm run bench -- build\`: CPU seconds of \`npm run build\` with all its processes after a sentence was added to one page, in ${RUNS} pairs; ours with the steps after the generator, such as cards, the search index, and the Markdown beside each page.`,
    rows: [
      ['site', 'stock', 'ratio', 'goal'],
      [...cells, '1.7'],
    ],
  };
}
