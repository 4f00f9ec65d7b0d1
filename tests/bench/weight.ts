import {PAGE_KINDS, PAGE_LIMITS} from './pageKinds';
import {totalOf, weighPage} from './pageWeight';
import {sectionOf} from './report';
import {newPage, withBrowser, withSites} from './sites';
import {isInStock} from './stockSite';

/** Measures the weight of a page of each kind. */
export async function measureWeight(): Promise<string> {
  const rows = await withSites((site, stock) =>
    withBrowser(async (browser) => {
      const weigh = async (home: string, route: string) => {
        const page = await newPage(browser);
        const {scripts, styles, nodes} = await weighPage(page, home + route.slice(1));
        await page.close();
        return [totalOf(scripts) / 1000, totalOf(styles) / 1000, nodes];
      };
      const measured: string[][] = [];
      for (const {kind, route} of PAGE_KINDS) {
        const ours = await weigh(site, route);
        const theirs = isInStock(route) ? await weigh(stock, route) : [];
        const text = (value: number | undefined, at: number) =>
          value?.toFixed(at < 2 ? 1 : 0) ?? '';
        const cells = ours.flatMap((value, at) => [text(value, at), text(theirs[at], at)]);
        measured.push([kind, `\`${route}\``, ...cells]);
      }
      return measured;
    }),
  );
  return sectionOf(
    'Weight of a first visit',
    `Measured by \`npm run bench -- weight\` in Chromium, with an empty cache: scripts and style sheets until the network is idle, in KB (1,000 bytes) after gzip, without what is prefetched; elements of the hydrated page; beside each the stock site, which has no home page, list of posts, or search. Bytes are exact, so one run is enough. \`tests/site/weight.spec.ts\` keeps the limits: ${PAGE_LIMITS.styles / 1000} KB of styles, and the scripts and elements of each kind in \`pageKinds.ts\`.`,
    [['page', 'route', 'scripts', 'stock', 'styles', 'stock', 'elements', 'stock'], ...rows],
  );
}
