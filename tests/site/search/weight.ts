import type {Page} from '@playwright/test';
import {gzipSync} from 'node:zlib';
import {expect, expectHydrated, expectIdle, type test as siteTest} from '../support/test';
import {SearchModal} from './modal';

/** The bytes that scripts and style sheets would have on the wire. */
async function weigh(page: Page, urls: Iterable<string>): Promise<Record<string, number>> {
  const sizes = await Promise.all(
    [...urls].map(async (url) => {
      const body = await (await page.request.get(url)).body();
      return [new URL(url).pathname.split('/').pop()!, gzipSync(body, {level: 9}).length] as const;
    }),
  );
  return Object.fromEntries(sizes);
}

/**
 * What the search costs a reader who opens it, without the index.
 *
 * @param limit of all scripts and style sheets after the key, in bytes with gzip
 */
export function describeWeight(test: typeof siteTest, limit: number): void {
  test(`opening it loads at most ${limit / 1000} KB of code`, async ({page}) => {
    const search = new SearchModal(page);
    // A page that is short, so that what it prefetches on sight is not counted.
    await page.goto('./docs/intro');
    await expectHydrated(page);
    await expectIdle(page);
    // Tests save data, so nothing is prefetched for them.
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    const files = new Set<string>();
    page.on('request', (request) => {
      const isPrefetch = request.headers()['sec-purpose'] === 'prefetch';
      if (['script', 'stylesheet'].includes(request.resourceType()) && !isPrefetch) {
        files.add(request.url());
      }
    });
    await search.open();
    await search.ask('timeout');
    await expect(search.hits.first()).toBeVisible();
    const sizes = await weigh(page, files);
    const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    expect(Object.keys(sizes).length, 'files that the search loads').toBeGreaterThan(2);
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(limit);
  });

  test('leaves nothing behind when it is closed', async ({page}) => {
    const search = new SearchModal(page);
    const session = await page.context().newCDPSession(page);
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const {nodes, jsEventListeners} = await session.send('Memory.getDOMCounters');
      return {nodes, listeners: jsEventListeners};
    };
    const openAndClose = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await search.open();
        await search.ask('timeout');
        await expect(search.hits.first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(search.modal).toBeHidden();
      }
    };
    await search.openOn('/docs/intro');
    await page.keyboard.press('Escape');
    await openAndClose(3);
    const before = await count();
    await openAndClose(10);
    const after = await count();
    await session.detach();
    // An open dialog has some hundred nodes. One may be kept, by the browser or by React.
    expect(after.nodes - before.nodes).toBeLessThan(300);
    expect(after.listeners - before.listeners).toBeLessThan(20);
  });
}
