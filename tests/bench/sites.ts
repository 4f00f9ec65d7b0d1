import {chromium, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import {CHROMIUM_FLAGS, findChromium} from '../../scripts/lib/programs';
import {UserError} from '../../scripts/lib/userError';
import {startServer} from '../../scripts/serve';
import {SITE} from '../../src/config/environment/site';
import {setConnection} from '../site/support/connection';
import {waitUntilIdle} from '../site/support/idle';
import {BUILD, buildStockSite, requireBuild, STOCK_BUILD} from './stockSite';

/**
 * Serves a build, by default the last one of our site, while something is measured at its address.
 * @throws UserError when there is no build
 */
export async function withSite<Result>(
  measure: (home: string) => Promise<Result>,
  dir = BUILD,
): Promise<Result> {
  requireBuild();
  const server = await startServer({dir, basePath: SITE.baseUrl, port: 0});
  try {
    return await measure(server.url);
  } finally {
    await server.close();
  }
}

/** Serves the last build and the stock site with the same pages. */
export async function withSites<Result>(
  measure: (home: string, stockHome: string) => Promise<Result>,
): Promise<Result> {
  await buildStockSite();
  return withSite((home) => withSite((stockHome) => measure(home, stockHome), STOCK_BUILD));
}

/** Runs a new browser, with nothing in its cache, while something is measured in it. */
export async function withBrowser<Result>(
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const executablePath = findChromium(chromium.executablePath());
  const browser = await chromium.launch({executablePath, args: CHROMIUM_FLAGS});
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Opens an empty page with a connection at which the generator prefetches. */
export async function newPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await setConnection(page, {saveData: false});
  return page;
}

/**
 * Opens a page and waits until it is hydrated, and loads and computes nothing more.
 * @throws UserError when there is no such page
 */
export async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address, {waitUntil: 'networkidle'});
  if (!response?.ok()) {
    throw new UserError(`${address} does not exist: name another page in tests/bench.`);
  }
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
  await waitUntilIdle(page);
}
