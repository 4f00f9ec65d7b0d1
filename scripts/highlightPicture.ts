import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {CHROMIUM_FLAGS, findChromium} from './lib/programs';
import {ROOT} from './lib/run';
import {script} from './lib/script';
import {UserError} from '../src/config/environment/userError';

// Takes the picture of a highlighted element for docs/guides/ui/web/setup-config.mdx again.

const PICTURE = 'docs/guides/ui/web/img/highlight.webp';

const SIZE = {width: 640, height: 246};

/** A page of a shop, made for the picture. */
const PAGE = `<!doctype html><html lang="en"><title>Lamp Shop</title><style>
  body {margin: 0; font: 16px/1.5 'Liberation Sans', Arial, sans-serif; color: #1d2729; background: #fff}
  header {display: flex; justify-content: space-between; padding: 12px 24px; background: #10181a; color: #fff; font-weight: 700}
  main {display: grid; grid-template-columns: 180px 1fr; gap: 28px; padding: 24px}
  h1 {margin: 0 0 4px; font-size: 24px} p {margin: 0 0 14px}
  svg {display: block; background: #f4f7f7}
  button {padding: 8px 18px; border: 1px solid #77868a; border-radius: 4px; background: #e8edee; color: #10181a; font: inherit; font-weight: 700}
  button + button {margin-left: 12px}
</style><header><span>Lamp Shop</span><span>Cart: 0</span></header><main>
  <svg viewBox="0 0 180 150" width="180" height="150"><path fill="#ffb600" d="M60 28h60l22 60H38z"/><path fill="#47555a" d="M86 88h8v40h26v6H60v-6h26z"/></svg>
  <div><h1>Desk lamp</h1><p>Steel, 45 cm high<br><b>24.00</b></p>
  <button id="add">Add to cart</button><button>Save for later</button></div></main></html>`;

script(module, async () => {
  const executablePath = findChromium(chromium.executablePath());
  if (executablePath === undefined) {
    throw new UserError('No Chromium was found: run "npm run setup".');
  }
  const browser = await chromium.launch({executablePath, args: CHROMIUM_FLAGS});
  try {
    const page = await browser.newPage({viewport: SIZE});
    await page.setContent(PAGE);
    // The call of CommonActions.highlight before an action; before a read, the color is green.
    await page.locator('#add').evaluate((button) => {
      const style = button.getAttribute('style');
      button.setAttribute('style', `${style}color: red; border: 3px solid red;`);
    });
    const session = await page.context().newCDPSession(page);
    const {data} = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 85,
      clip: {x: 0, y: 0, ...SIZE, scale: 2},
    });
    writeFileSync(path.resolve(ROOT, PICTURE), Buffer.from(data, 'base64'));
  } finally {
    await browser.close();
  }
});
