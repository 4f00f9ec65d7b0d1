import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {readBuilt, SITE} from './buildOutput';
import {waitUntilIdle} from './idle';

/** The sum of the sizes. */
export const totalOf = (sizes: Readonly<Record<string, number>>): number =>
  Object.values(sizes).reduce((sum, size) => sum + size, 0);

/** What GitHub Pages sends: gzip at its default level. */
const gzippedSize = (body: Buffer | string): number => gzipSync(body, {level: 6}).length;

/** Whether the browser requests a file that it does not need yet. */
export const isPrefetch = (request: Request): boolean =>
  request.headers()['sec-purpose'] === 'prefetch' || request.headers()['purpose'] === 'prefetch';

/** The bytes with gzip of files, by their names. */
export async function sizesOf(page: Page, urls: Iterable<string>): Promise<Record<string, number>> {
  const sizes = await Promise.all(
    [...urls].map(async (url) => {
      const body = await (await page.request.get(url)).body();
      return [new URL(url).pathname.split('/').at(-1)!, gzippedSize(body)] as const;
    }),
  );
  return Object.fromEntries(sizes);
}

/** The bytes with gzip of the files of the build that were weighed. */
const weighed = new Map<string, number>();

/** The bytes with gzip of a file of the build, by its address. */
function sizeOf(url: string): number {
  const name = new URL(url).pathname.slice(SITE.baseUrl.length);
  const size = weighed.get(name) ?? gzippedSize(readBuilt(name));
  weighed.set(name, size);
  return size;
}

/**
 * Records what a page requests from now on.
 *
 * @returns a function that returns the bytes with gzip of each script and style sheet of the build that
 *   the page has requested and not prefetched, by the name of its file
 */
export function recordFiles(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const sizesOfType = (type: string) => {
    const files = requests.filter((file) => file.resourceType() === type && !isPrefetch(file));
    return Object.fromEntries(files.map((file) => [path.basename(file.url()), sizeOf(file.url())]));
  };
  return () => ({scripts: sizesOfType('script'), styles: sizesOfType('stylesheet')});
}

/** Opens a page, and waits until it is hydrated, and loads and computes nothing more. */
async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  if (!response?.ok()) {
    throw new Error(`${address} is no page.`);
  }
  // On a busy machine the network can be idle before.
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  // eslint-disable-next-line playwright/no-networkidle -- all that the page requests is weighed
  await page.waitForLoadState('networkidle');
  await waitUntilIdle(page);
}

/**
 * Visits a page, and measures what that costs.
 *
 * @returns bytes with gzip of each script and style sheet of the site by the name of its file, the number of
 *   elements without links to prefetched files, and the addresses of these files
 */
export async function weighPage(page: Page, address: string) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await open(page, address);
  const {origin} = new URL(page.url());
  const sizesOfType = (type: string) => {
    const files = requests.filter((file) => file.resourceType() === type && !isPrefetch(file));
    const urls = files.map((file) => file.url()).filter((url) => url.startsWith(origin));
    return sizesOf(page, new Set(urls));
  };
  return {
    scripts: await sizesOfType('script'),
    styles: await sizesOfType('stylesheet'),
    nodes: await page.locator(':not(link[rel="prefetch"])').count(),
    prefetched: requests.filter(isPrefetch).map((request) => request.url()),
  };
}
