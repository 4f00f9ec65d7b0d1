import {existsSync} from 'node:fs';
import path from 'node:path';
import {BUILD} from '../site/support/build';
import {PAGE_KINDS, PAGE_LIMITS} from './pageKinds';
import {totalOf, weighPage} from './pageWeight';
import type {Section} from './report';
import {newPage, type Sites} from './sites';

/** Measures the weight of a page of each kind. */
export async function measureWeight({browser, ours, stock}: Sites): Promise<Section> {
  const weigh = async (address: string) => {
    const page = await newPage(browser);
    const {scripts, styles, nodes} = await weighPage(page, address);
    await page.context().close();
    return [...[scripts, styles].map((sizes) => (totalOf(sizes) / 1000).toFixed(1)), nodes];
  };
  const rows: (string | number)[][] = [];
  for (const {kind, route} of PAGE_KINDS) {
    const values = await weigh(ours + route.slice(1));
    // The stock site has what has a Markdown beside it.
    const others = existsSync(path.join(BUILD, `${route}.md`))
      ? await weigh(stock + route.slice(1))
      : [];
    rows.push([kind, `\`${route}\``, ...values.flatMap((value, at) => [value, others[at] ?? ''])]);
  }
  return {
    title: 'Weight of a first visit',
    text: `Measured by \`npm run bench -- weight\` in Chromium, with an empty cache: scripts and style sheets until the network is idle, in KB (1,000 bytes) after gzip, without what is prefetched; elements of the hydrated page; beside each the stock site, which has no home page, list of posts, or search. Bytes are exact, so one run is enough. \`tests/site/weight.spec.ts\` keeps the limits: ${PAGE_LIMITS.styles / 1000} KB of styles, and the scripts and elements of each kind in \`pageKinds.ts\`.`,
    rows: [['page', 'route', 'scripts', 'stock', 'styles', 'stock', 'elements', 'stock'], ...rows],
  };
}
