import {PAGE_KINDS, PAGE_LIMITS} from './pageKinds';
import {totalOf, weighPage} from './pageWeight';
import {tableOf} from './report';
import {withBrowser, withSites} from './sites';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/**
 * Weighs a page of each kind.
 *
 * @returns the sections of the report
 * @throws UserError when there is no build
 */
export async function measureWeight(): Promise<string[]> {
  const rows = await withSites((sites) =>
    withBrowser(async (browser) => {
      const measured: (string | number)[][] = [];
      for (const {kind, route} of PAGE_KINDS) {
        for (const site of sites) {
          const context = await browser.newContext({viewport: {width: 1280, height: 720}});
          const weight = await weighPage(await context.newPage(), site.url + route.slice(1));
          await context.close();
          measured.push([
            kind,
            `\`${route}\``,
            site.name,
            kilobytes(totalOf(weight.scripts)),
            kilobytes(totalOf(weight.styles)),
            weight.nodes,
            weight.prefetched.length,
          ]);
        }
      }
      return measured;
    }),
  );
  const {nodes, prefetched} = PAGE_LIMITS;
  return [
    [
      '## Weight of a first visit',
      '',
      `Measured by \`npm run bench -- weight\` in Chromium, with an empty cache: scripts and style sheets until the network is idle, in KB (1,000 bytes) after gzip, without what is prefetched; elements of the hydrated page; files prefetched on sight. \`tests/site/weight.spec.ts\` keeps the limits: ${nodes} elements, ${prefetched} files, and the bytes of each kind in \`pageKinds.ts\`; the aim is 135 KB of scripts and 16 KB of styles.`,
      '',
      tableOf([['page', 'route', 'build', 'scripts', 'styles', 'elements', 'prefetched'], ...rows]),
    ].join('\n'),
  ];
}
