import {writeModules} from './modules';
import {PAGE_KINDS, PAGE_LIMITS} from './pageKinds';
import {totalOf, weighPage} from './pageWeight';
import {sectionOf} from './report';
import {newPage, withBrowser, withSites} from './sites';
import {isInStock} from './stockSite';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Our value, that of the stock site, and their ratio; the first one alone without a stock page. */
function cells(site: number, stock: number | undefined, text: (value: number) => string): string[] {
  return [
    text(site),
    ...(stock === undefined ? ['', ''] : [text(stock), (site / stock).toFixed(2)]),
  ];
}

/**
 * Measures the weight of a page of each kind.
 *
 * @returns the section of the report
 * @throws UserError when there is no build
 */
export async function measureWeight(): Promise<string> {
  const rows = await withSites((site, stock) =>
    withBrowser(async (browser) => {
      const weigh = async (home: string, route: string) => {
        const page = await newPage(browser, {viewport: {width: 1280, height: 720}});
        const weight = await weighPage(page, home + route.slice(1));
        await page.close();
        return weight;
      };
      const measured: string[][] = [];
      const files: string[] = [];
      for (const {kind, route} of PAGE_KINDS) {
        const ours = await weigh(site, route);
        files.push(...Object.keys({...ours.scripts, ...ours.styles}));
        const theirs = isInStock(route) ? await weigh(stock, route) : undefined;
        measured.push([
          kind,
          `\`${route}\``,
          ...cells(totalOf(ours.scripts), theirs && totalOf(theirs.scripts), kilobytes),
          ...cells(totalOf(ours.styles), theirs && totalOf(theirs.styles), kilobytes),
          ...cells(ours.nodes, theirs?.nodes, String),
          String(ours.prefetched.length),
        ]);
      }
      writeModules(files);
      return measured;
    }),
  );
  const {styles, nodes, prefetched} = PAGE_LIMITS;
  const compared = ['scripts', 'styles', 'elements'].flatMap((name) => [name, 'stock', 'ratio']);
  return sectionOf(
    'Weight of a first visit',
    `Measured by \`npm run bench -- weight\` in Chromium, with an empty cache: scripts and style sheets until the network is idle, in KB (1,000 bytes) after gzip, without what is prefetched; elements of the hydrated page; files prefetched on sight; beside each the stock site, which has no home page, list of posts, or search. Bytes are exact, so one run is enough. On a busy machine a page may count as idle before it prefetches: then it has fewer prefetched files, or none, and fewer elements, as each prefetched file has one. \`tests/site/weight.spec.ts\` keeps the limits: ${kilobytes(styles)} KB of styles, ${nodes} elements, ${prefetched} files, and the scripts of each kind in \`pageKinds.ts\`; the aim is 135 KB of scripts.`,
    [['page', 'route', ...compared, 'prefetched'], ...rows],
  );
}
