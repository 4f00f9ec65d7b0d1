import type {Page, Route} from '@playwright/test';
import {ARCHITECTURE, QUICKSTART} from './support/landmarks';
import {denyStorage} from './support/brokenStorage';
import {expect, expectHydrated, test} from './support/test';

// The page's own code cannot be loaded or run: it reloads once, then says so, and stays readable.

const ROUTE = `/${QUICKSTART.path}`;

type Answer = Parameters<Route['fulfill']>[0] | 'abort';

const ANSWERS = {
  'is missing': {status: 404},
  'fails on the host': {status: 500},
  'is lost on its way': 'abort',
  'is a login page': {contentType: 'text/html', body: '<!doctype html><h1>Log in</h1>'},
  'is cut': {contentType: 'text/javascript', body: '(() => {'},
  'throws an error': {contentType: 'text/javascript', body: 'throw new TypeError("broken");'},
} as const satisfies Record<string, Answer>;

const message = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'This page is incomplete.'});

/** Answers requests for scripts, at first so many times. */
async function fail(page: Page, pattern: RegExp, answer: Answer, times?: number): Promise<void> {
  await page.route(
    pattern,
    (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)),
    times === undefined ? {} : {times},
  );
}

/** Counts how often the page itself is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  return () => loads;
}

/** Opens the page; its own reload may come before it is loaded. */
const visit = (page: Page) => page.goto(`.${ROUTE}`, {waitUntil: 'commit'});

test.beforeEach(({problems}) => {
  // What is provoked here is reported, but no violation of the policy by the inline scripts.
  problems.allow(/^(?!.*inline script)/);
});

for (const [file, pattern, answers] of [
  ['the main script', /\/js\/main\./, Object.keys(ANSWERS)],
  ['the runtime', /\/js\/runtime~main\./, ['is missing', 'is cut']],
  [
    'the code of the page',
    /\/js\/(?!main|runtime)/,
    ['is missing', 'is lost on its way', 'is cut'],
  ],
] as const) {
  for (const what of answers as (keyof typeof ANSWERS)[]) {
    test(`${file} ${what}: the page reloads once, then offers Retry`, async ({page}) => {
      const loads = countLoads(page);
      await fail(page, pattern, ANSWERS[what]);
      await visit(page);
      const retry = message(page).getByRole('button', {name: 'Retry'});
      await expect(retry).toBeInViewport();
      await expect(page.locator('h1')).toHaveText(QUICKSTART.title);
      expect(loads()).toBe(2);
      await retry.click();
      await expect.poll(loads).toBe(3);
      await expect(message(page)).toBeVisible();
      await page.unrouteAll();
      await retry.click();
      await expectHydrated(page);
      await expect(message(page)).toHaveCount(0);
      expect(loads()).toBe(4);
    });
  }
}

test('a file that is missing once is there after the reload, without a message', async ({page}) => {
  const loads = countLoads(page);
  await fail(page, /\/js\/main\./, {status: 404}, 1);
  await visit(page);
  await expectHydrated(page);
  await expect(message(page)).toHaveCount(0);
  expect(loads()).toBe(2);
});

test('without storage it reloads once, too', async ({page}) => {
  const loads = countLoads(page);
  await page.addInitScript(denyStorage);
  await fail(page, /\/js\/main\./, {status: 404});
  await visit(page);
  await expect(message(page)).toBeVisible();
  expect(loads()).toBe(2);
});

for (const [what, answer] of [
  ['the network is gone', 'abort'],
  ['the host fails', {status: 503}],
] as const) {
  test(`the page stays when ${what} before the reload`, async ({page}) => {
    const loads = countLoads(page);
    await fail(page, /\/js\/main\./, {status: 404});
    // The document itself arrives, and is not there any more for the reload.
    await page.route(
      (url) => url.pathname.endsWith(ROUTE),
      (route) =>
        route.request().isNavigationRequest()
          ? route.fallback()
          : answer === 'abort'
            ? route.abort()
            : route.fulfill(answer),
    );
    await visit(page);
    await expect(message(page)).toBeVisible();
    await expect(page.locator('h1')).toHaveText(QUICKSTART.title);
    expect(loads()).toBe(1);
  });
}

test('an incomplete page leads to other pages, to all pages, and to the search', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await fail(page, /\/js\/main\./, {status: 404});
  for (const [name, address] of [
    ['All pages', /\/pages$/],
    [ARCHITECTURE.title, /\/architecture$/],
  ] as const) {
    await visit(page);
    await expect(message(page)).toBeVisible();
    await page.getByRole('link', {name, exact: true}).first().click();
    await expect(page).toHaveURL(address);
    // Its own code is missing, too.
    await expect(message(page)).toBeVisible();
  }
  await visit(page);
  await expect(message(page)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(page).toHaveURL(/\/search\?q=$/);
  await expectHydrated(page);
});
