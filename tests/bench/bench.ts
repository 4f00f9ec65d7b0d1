import {chromium} from '@playwright/test';
import {CHROMIUM_FLAGS, findChromium} from '../../scripts/lib/programs';
import {script} from '../../scripts/lib/script';
import {UserError} from '../../scripts/lib/userError';
import {startServer} from '../../scripts/serve';
import {SITE} from '../../src/config/environment/site';
import {BUILD} from '../site/support/build';
import {measureBlocking} from './blocking';
import {measureBuild} from './buildTime';
import {measureDialog} from './dialog';
import {writeSection, type Section} from './report';
import {buildStockSite, requireBuild, STOCK_BUILD, type Sites} from './sites';
import {measureWeight} from './weight';

const PARTS: Readonly<Record<string, (sites: Sites) => Promise<Section>>> = {
  weight: measureWeight,
  blocking: measureBlocking,
  dialog: measureDialog,
  build: measureBuild,
};

script('bench', async () => {
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
  const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0) {
    const known = Object.keys(PARTS).join(', ');
    throw new UserError(`Unknown part ${unknown.join()}: name some of ${known}, or none for all.`);
  }
  requireBuild();
  await buildStockSite();
  const serve = (dir: string) => startServer({dir, basePath: SITE.baseUrl, port: 0});
  const [ours, stock] = await Promise.all([serve(BUILD), serve(STOCK_BUILD)]);
  const executablePath = findChromium(chromium.executablePath());
  const browser = await chromium.launch({executablePath, args: CHROMIUM_FLAGS});
  try {
    for (const name of names) {
      writeSection(await PARTS[name]!({browser, ours: ours.url, stock: stock.url}));
    }
  } finally {
    await Promise.all([browser.close(), ours.close(), stock.close()]);
  }
});
