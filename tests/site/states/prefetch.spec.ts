import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

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

for (const connection of [
  {effectiveType: '2g', saveData: false},
  {effectiveType: 'slow-2g', saveData: false},
  {effectiveType: '4g', saveData: true},
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({page}) => {
    await fakeConnection(page, connection);
    await open(page, '/docs/intro');
    await page.getByRole('link', {name: 'API', exact: true}).first().hover();
    await page.waitForTimeout(500);
    expect(await prefetched(page)).toBe(0);
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
  await page.waitForLoadState('networkidle');
  expect(await prefetched(page)).toBe(0);
  const chunk = page.waitForRequest(/\/assets\/js\//);
  await page.getByRole('link', {name: 'API', exact: true}).first().hover();
  await chunk;
});
