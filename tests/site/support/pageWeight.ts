import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {waitUntilIdle} from './idle';

/** The sum of the sizes. */
export const totalOf = (sizes: Readonly<Record<string, number>>): number =>
  Object.values(sizes).reduce((sum, size) => sum + size, 0);

/** Whether the browser requests a file that it does not need yet. */
export const isPrefetch = (request: Request): boolean =>
  request.headers()['sec-purpose'] === 'prefetch' || request.headers()['purpose'] === 'prefetch';

/** The bytes with gzip of the files that were weighed, by their addresses. */
const weighed = new Map<string, number>();

/** The bytes with gzip of files, by their names. */
export async function sizesOf(page: Page, urls: Iterable<string>): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const url of urls) {
    if (!weighed.has(url)) {
      const response = await page.request.get(url);
      // What GitHub Pages sends: gzip at its default level.
      weighed.set(url, gzipSync(await response.body(), {level: 6}).length);
    }
    sizes[path.basename(url)] = weighed.get(url)!;
  }
  return sizes;
}

/**
 * Records what a page requests from now on.
 *
 * @returns the requests, and a function that returns the bytes with gzip of each script and style sheet
 *   of the site that the page has requested and not prefetched, by the name of its file
 */
export function recordFiles(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const sizesOfType = (type: string) => {
    const files = requests.filter((file) => file.resourceType() === type && !isPrefetch(file));
    const urls = files.map((file) => file.url());
    const {origin} = new URL(page.url());
    return sizesOf(page, new Set(urls.filter((url) => url.startsWith(origin))));
  };
  const weigh = async () => ({
    scripts: await sizesOfType('script'),
    styles: await sizesOfType('stylesheet'),
  });
  return {requests, weigh};
}

/**
 * Visits a page until it is hydrated, and loads and computes nothing more, and measures what that
 * costs.
 *
 * @returns bytes with gzip of each script and style sheet of the site by the name of its file, the number of
 *   elements without links to prefetched files, and the addresses of these files
 */
export async function weighPage(page: Page, address: string) {
  const {requests, weigh} = recordFiles(page);
  const response = await page.goto(address);
  if (!response?.ok()) {
    throw new Error(`${address} is no page.`);
  }
  // On a busy machine the network can be idle before.
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  // eslint-disable-next-line playwright/no-networkidle -- all that the page requests is weighed
  await page.waitForLoadState('networkidle');
  await waitUntilIdle(page);
  return {
    ...(await weigh()),
    nodes: await page.locator(':not(link[rel="prefetch"])').count(),
    prefetched: requests.filter(isPrefetch).map((request) => request.url()),
  };
}
