import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';

/** What a first visit to a page costs, without what a reader's input or prefetching adds. */
export interface PageWeight {
  /** Bytes with gzip of each script, by the name of its file. */
  readonly scripts: Readonly<Record<string, number>>;
  /** The same of each style sheet. */
  readonly styles: Readonly<Record<string, number>>;
  /** Elements of the hydrated page, without the links that prefetching adds. */
  readonly nodes: number;
  /** Paths of the files that were prefetched, as often as they were. */
  readonly prefetched: readonly string[];
}

/** The sum of the sizes. */
export const totalOf = (sizes: Readonly<Record<string, number>>): number =>
  Object.values(sizes).reduce((sum, size) => sum + size, 0);

/** What GitHub Pages sends: gzip at its default level. */
export const gzippedSize = (body: Buffer | string): number => gzipSync(body, {level: 6}).length;

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

/**
 * Visits a page and measures it when the network is idle.
 *
 * @param page a tab; what is in its cache is counted too
 * @param address of the page
 * @throws Error when the page does not exist, is not hydrated in time, or has no heading
 */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const requests: Request[] = [];
  const onRequest = (request: Request) => requests.push(request);
  page.on('request', onRequest);
  const response = await page.goto(address);
  // On a busy machine the network can be idle before.
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  page.off('request', onRequest);
  const {nodes, headings} = await page.evaluate(() => ({
    nodes: document.querySelectorAll(':not(link[rel="prefetch"])').length,
    headings: document.querySelectorAll('h1').length,
  }));
  if (!response?.ok() || headings !== 1) {
    throw new Error(`${address} is no page, or has no heading.`);
  }
  const sizesOfType = (type: string) => {
    const files = requests.filter(
      (request) => request.resourceType() === type && !isPrefetch(request),
    );
    return sizesOf(page, new Set(files.map((request) => request.url())));
  };
  return {
    scripts: await sizesOfType('script'),
    styles: await sizesOfType('stylesheet'),
    nodes,
    prefetched: requests.filter(isPrefetch).map((request) => new URL(request.url()).pathname),
  };
}
