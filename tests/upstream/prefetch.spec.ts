import type {Page} from '@playwright/test';
import {setConnection} from '../site/support/connection';
import {expect, open, test} from '../site/support/test';
import {API, INTRO} from '../site/support/landmarks';

const CHUNKS = /\/assets\/js\//;

const apiLink = (page: Page) => page.getByRole('link', {name: 'API', exact: true}).first();

/** Waits until observers have reported that the link is in sight; the page's own are older. */
const seen = (page: Page) =>
  apiLink(page).evaluate(
    (link) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(link);
      }),
  );

test('nothing is prefetched with 2g', async ({page}) => {
  await setConnection(page, {saveData: false, effectiveType: '2g'});
  const asked: string[] = [];
  await open(page, '/docs/intro');
  page.on('request', (request) => {
    if (CHUNKS.test(request.url())) {
      asked.push(request.url());
    }
  });
  await seen(page);
  await apiLink(page).hover();
  expect(asked).toEqual([]);
  // It is asked for once it is followed.
  await apiLink(page).click();
  await expect(page.locator('h1')).toHaveText(API.title);
  expect(asked.length).toBeGreaterThan(0);
});

test('a link that is hovered is loaded, in sight or not', async ({page}) => {
  await setConnection(page, {saveData: false});
  // Nothing ever comes into sight.
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  await open(page, '/docs/intro');
  await expect(page.locator('h1')).toHaveText(INTRO.title);
  const chunk = page.waitForRequest(CHUNKS);
  await apiLink(page).hover();
  await chunk;
});
