import type {Page} from '@playwright/test';
import {expect, expectHydrated, test} from '../support/faults';

const CHUNKS = /\/assets\/js\/(?!main|runtime)/;
const INTRO = 'What Boyka Framework does';
const API = 'API reference';

const bar = (page: Page) => page.getByRole('alert').filter({hasText: /Retry/});
const retry = (page: Page) => bar(page).getByRole('button', {name: 'Retry'});
const follow = (page: Page, name: string) =>
  page.getByRole('link', {name, exact: true}).first().click();

/** Counts how often the browser loads the document. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

/** Lets timers fire that would reload the page; the test counts loads once more at its end. */
const passTime = (page: Page) => page.clock.fastForward(10_000);

test.beforeEach(async ({page, problems}) => {
  problems.allow(
    /injected fault|status: 404|status: 503|404 \(|503 \(|ERR_|ChunkLoadError|Loading .*chunk/i,
  );
  await page.clock.install();
  // A link in sight would be prefetched before the fault is injected.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => ({effectiveType: '4g', saveData: true}),
    });
  });
});

test.describe('a route whose chunk cannot be had', () => {
  test('offline: the page stays, says so, and Retry goes on', async ({
    page,
    faultySite,
    context,
  }) => {
    await page.goto(`${faultySite.url}docs/intro`);
    await expectHydrated(page);
    const loads = countLoads(page);
    await context.setOffline(true);
    await follow(page, 'API');
    await expect(bar(page)).toContainText('You are offline');
    await expect(page.locator('h1')).toHaveText(INTRO);
    await retry(page).click();
    await expect(bar(page)).toContainText('You are offline');
    await context.setOffline(false);
    await retry(page).click();
    await expect(page).toHaveURL(/\/api\/intro/);
    await expect(page.locator('h1')).toHaveText(API);
    await expect(bar(page)).toHaveCount(0);
    expect(loads()).toBe(0);
  });

  test('online, after a new deploy: one reload leads to the page', async ({page, faultySite}) => {
    await page.goto(`${faultySite.url}docs/intro`);
    await expectHydrated(page);
    const loads = countLoads(page);
    faultySite.injectFault(CHUNKS, {status: 404});
    // The reload asks for the document, which names the files of the new build.
    await page.route(/\/api\/intro\/?$/, async (route) => {
      faultySite.clearFaults();
      await route.continue();
    });
    await follow(page, 'API');
    await expect(page.locator('h1')).toHaveText(API);
    await expect(page).toHaveURL(/\/api\/intro/);
    await expectHydrated(page);
    await expect(bar(page)).toHaveCount(0);
    expect(loads()).toBe(1);
  });

  test('still missing: one reload and no loop, the text stays, a bar retries', async ({
    page,
    faultySite,
  }) => {
    await page.goto(`${faultySite.url}docs/intro`);
    await expectHydrated(page);
    const loads = countLoads(page);
    faultySite.injectFault(CHUNKS, {status: 404});
    await follow(page, 'API');
    await expect(page).toHaveURL(/\/api\/intro/);
    await expect(page.locator('h1')).toHaveText(API);
    await expect(bar(page)).toContainText(/chunk|could not be loaded/i);
    await passTime(page);
    faultySite.clearFaults();
    await retry(page).click();
    await expectHydrated(page);
    await expect(page.locator('h1')).toHaveText(API);
    await expect(bar(page)).toHaveCount(0);
    expect(loads()).toBe(1);
  });
});

test.describe('the search, whose chunk cannot be had', () => {
  const press = (page: Page) =>
    page
      .getByRole('button', {name: /Search/})
      .first()
      .click();
  const field = (page: Page) => page.getByRole('combobox', {name: 'Search'});

  test('offline: the page stays, says so, and Retry opens it', async ({
    page,
    faultySite,
    context,
  }) => {
    await page.goto(`${faultySite.url}docs/intro`);
    await expectHydrated(page);
    await context.setOffline(true);
    await press(page);
    await expect(bar(page)).toContainText('You are offline');
    await context.setOffline(false);
    await retry(page).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(field(page)).toBeVisible();
  });

  test('after a new deploy: one reload, then a bar retries', async ({page, faultySite}) => {
    await page.goto(`${faultySite.url}docs/intro`);
    await expectHydrated(page);
    const documents = () => faultySite.requests.filter((url) => url.endsWith('/docs/intro')).length;
    // What the page itself needs is there; what the search needs is not.
    const needed = faultySite.requests.flatMap(
      (url) => /assets\/js\/([^/]+)$/.exec(url)?.[1] ?? [],
    );
    faultySite.injectFault(new RegExp(`/assets/js/(?!${needed.join('|')})`), {status: 404});
    await press(page);
    await expect.poll(documents).toBe(2);
    await expectHydrated(page);
    await expect(bar(page)).toHaveCount(0);
    await press(page);
    await expect(bar(page)).toContainText(/chunk/i);
    faultySite.clearFaults();
    await retry(page).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(field(page)).toBeVisible();
    expect(documents()).toBe(2);
  });
});

test.describe('the first load', () => {
  for (const [what, pattern, loads] of [
    ['the main script', /\/assets\/js\/main/, 3],
    ['the style sheet', /\/assets\/css\//, 3],
    // The running site requests its chunk again without a load.
    ["the page's own chunk", CHUNKS, 2],
  ] as const) {
    test(`without ${what}: one reload, then the text stays and a bar retries`, async ({
      page,
      faultySite,
    }) => {
      faultySite.injectFault(pattern, {status: 404});
      // The first load ends in the reload, before the browser has called it a load.
      const documents = () =>
        faultySite.requests.filter((url) => url.endsWith('/docs/intro')).length;
      await page.goto(`${faultySite.url}docs/intro`);
      await expect(bar(page)).toBeVisible();
      await expect(page.locator('h1')).toHaveText(INTRO);
      await passTime(page);
      expect(documents()).toBe(2);
      faultySite.clearFaults();
      await retry(page).click();
      await expectHydrated(page);
      await expect(bar(page)).toHaveCount(0);
      expect(documents()).toBe(loads);
    });
  }

  test('offline: the text stays, and Retry stays with it until there is a connection', async ({
    page,
    context,
    faultySite,
  }) => {
    // The connection goes while the page is on its way.
    await page.route(/\/assets\/js\/main/, async (route) => {
      await context.setOffline(true);
      await route.abort();
    });
    await page.goto(`${faultySite.url}docs/intro`);
    await expect(bar(page)).toContainText('You are offline');
    await expect(page.locator('h1')).toHaveText(INTRO);
    await retry(page).click();
    await expect(bar(page)).toContainText('You are offline');
    await expect(page.locator('h1')).toHaveText(INTRO);
    const documents = () => faultySite.requests.filter((url) => url.endsWith('/docs/intro')).length;
    expect(documents()).toBe(1);
    await page.unroute(/\/assets\/js\/main/);
    await context.setOffline(false);
    await retry(page).click();
    await expectHydrated(page);
    await expect(page.locator('h1')).toHaveText(INTRO);
    await expect(bar(page)).toHaveCount(0);
    expect(documents()).toBe(2);
  });

  test('a script that comes after one reload leaves nothing behind', async ({page, faultySite}) => {
    faultySite.injectFault(/\/assets\/js\/main/, {cutAfter: 100});
    page.on('requestfailed', () => faultySite.clearFaults());
    await page.goto(`${faultySite.url}docs/intro`);
    await expectHydrated(page);
    await expect(page.locator('h1')).toHaveText(INTRO);
    await expect(bar(page)).toHaveCount(0);
    expect(faultySite.requests.filter((url) => url.endsWith('/docs/intro'))).toHaveLength(2);
  });
});

test("what runs before the site's own code is one inline script, the first of the page", async ({
  page,
  faultySite,
}) => {
  const html = await (await page.request.get(`${faultySite.url}docs/intro`)).text();
  const scripts = (html.match(/<script\b[^>]*>[^]*?<\/script>/g) ?? []).filter(
    (script) => !script.includes('application/ld+json'),
  );
  for (const part of ['boykaChunkRetry', 'replaceState', 'removeItem', 'setItem']) {
    const having = scripts.filter((script) => script.includes(part));
    expect(having, part).toEqual([scripts[0]]);
  }
});
