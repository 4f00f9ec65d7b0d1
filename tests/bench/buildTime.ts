import {rmSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../scripts/lib/run';
import {buildSeconds} from './buildSeconds';
import {comparison, inPairs} from './compare';
import {tableOf} from './report';
import {STOCK, writeStockSite} from './stockSite';

const RUNS = 3;
/** What builds leave behind, relative to the site. */
const CACHES = ['node_modules/.cache/rspack', '.docusaurus', '.cache/cards'];

/**
 * Builds our site and the stock site, without caches and then with them.
 *
 * @returns the section of the report
 * @throws UserError when there is no build to take the pages from, or a build fails
 */
export async function measureBuild(): Promise<string[]> {
  writeStockSite();
  const cold = (dir: string) => {
    CACHES.forEach((cache) => rmSync(path.join(dir, cache), {recursive: true, force: true}));
    return buildSeconds(dir);
  };
  const coldSeconds = await inPairs(RUNS, ROOT, STOCK, cold);
  const warmSeconds = await inPairs(RUNS, ROOT, STOCK, buildSeconds);
  return [
    [
      '## Build',
      '',
      `Measured by \`npm run bench -- build\`: CPU seconds of \`npm run build\` with all its processes, in ${RUNS} pairs; ours with the steps after the generator, such as cards, the search index, and the Markdown beside each page. Cold is without any cache; warm is the build after that, with nothing changed.`,
      '',
      tableOf([
        ['build', 'site', 'stock', 'ratio', 'goal'],
        ['cold', ...comparison(...coldSeconds, 1), '1.6'],
        ['warm', ...comparison(...warmSeconds, 1), '0.9'],
      ]),
    ].join('\n'),
  ];
}
