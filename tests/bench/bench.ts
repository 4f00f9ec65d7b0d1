import {chromium, type Browser} from '@playwright/test';
import {CHROMIUM_FLAGS, findChromium} from '../../scripts/lib/programs';
import {script} from '../../scripts/lib/script';
import {UserError} from '../../scripts/lib/userError';
import {measureBlocking} from './blocking';
import {measureBuild} from './buildTime';
import {measureDialog} from './dialog';
import {measurePaint} from './paint';
import {writeSection, type Section} from './report';
import {buildStockSite} from './sites';
import {measureWeight} from './weight';

const PARTS: Readonly<Record<string, (browser: Browser) => Promise<Section>>> = {
  weight: measureWeight,
  blocking: measureBlocking,
  paint: measurePaint,
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
  await buildStockSite();
  const executablePath = findChromium(chromium.executablePath());
  const browser = await chromium.launch({executablePath, args: CHROMIUM_FLAGS});
  try {
    for (const name of names) {
      await writeSection(await PARTS[name]!(browser));
    }
  } finally {
    await browser.close();
  }
});
