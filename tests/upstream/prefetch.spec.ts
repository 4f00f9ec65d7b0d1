import type {Page} from '@playwright/test';
import {expect, open, test} from '../site/support/test';

const CHUNKS = /\/assets\/js\//;
const prefetched = (page: Page) => page.locator('link[rel="prefetch"]').count();

/** Tells the page of a connection; the API is read-only in the browser. */
async function fakeConnection(page: Page, connection: {effectiveType: string; saveData: boolean}) {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', {get: () => value});
  }, connection);
}

test('links in sight are prefetched on a fast connection', async ({page}) => {
  await fakeConnection(page, {effectiveType: '4g', saveData: false});
  await open(page, '/docs/intro');
  await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
});

const apiLink = (page: Page) => page.getByRole('link', {name: 'API', exact: true}).first();

/** Waits until observers have been told that the link is in sight; the page's own are older. */
const seen = (page: Page) =>
  apiLink(page).evaluate(
    (link) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(link);
      }),
  );

for (const connection of [
  {effectiveType: '2g', saveData: false},
  {effectiveType: 'slow-2g', saveData: false},
  {effectiveType: '4g', saveData: true},
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({page}) => {
    await fakeConnection(page, connection);
    const asked: string[] = [];
    await open(page, '/docs/intro');
    page.on('request', (request) => {
      if (CHUNKS.test(request.url())) {
        asked.push(request.url());
      }
    });
    await seen(page);
    await apiLink(page).hover();
    expect(await prefetched(page)).toBe(0);
    expect(asked).toEqual([]);
    // It is asked for once it is followed.
    await apiLink(page).click();
    await expect(page.locator('h1')).toHaveText('API reference');
    expect(asked.length).toBeGreaterThan(0);
  });
}

test('a link that is hovered is loaded, in sight or not', async ({page}) => {
  await fakeConnection(page, {effectiveType: '4g', saveData: false});
  // Nothing ever comes into sight.
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  await open(page, '/docs/intro');
  await expect(page.locator('h1')).toHaveText('What Boyka Framework does');
  expect(await prefetched(page)).toBe(0);
  const chunk = page.waitForRequest(CHUNKS);
  await apiLink(page).hover();
  await chunk;
});
