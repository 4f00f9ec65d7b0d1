import type {Page, Route} from '@playwright/test';
import {denyStorage} from './support/brokenStorage';
import {ARCHITECTURE, QUICKSTART} from './support/landmarks';
import {expect, expectHydrated, test} from './support/test';

// The page's own code cannot be loaded or run: it reloads once, then says so, and stays readable.

const ROUTE = `/${QUICKSTART.path}`;

const MAIN = /\/js\/main\./;

const MISSING = (route: Route) => route.fulfill({status: 404});

const answers = (body: string) => (route: Route) =>
  route.fulfill({contentType: 'text/javascript', body});

const message = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'This page is incomplete.'});

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

for (const [what, pattern, answer] of [
  ['the main script is missing', MAIN, MISSING],
  ['the main script is cut', MAIN, answers('(() => {')],
  ['the main script throws an error', MAIN, answers('throw new TypeError("broken");')],
  ['the code of the page is empty', /\/js\/(?!main|runtime)/, answers('')],
] as const) {
  test(`${what}: the page reloads once, then offers Retry`, async ({page}) => {
    const loads = countLoads(page);
    await page.addInitScript(denyStorage);
    await page.route(pattern, answer);
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

test('a file that is missing once is there after the reload, without a message', async ({page}) => {
  const loads = countLoads(page);
  await page.route(/\/js\/runtime~main\./, MISSING, {times: 1});
  await visit(page);
  await expectHydrated(page);
  await expect(message(page)).toHaveCount(0);
  expect(loads()).toBe(2);
});

test('a page that no reload can bring back stays, and leads to other pages and to the search', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.route(MAIN, MISSING);

  await test.step('the document is not there any more, for two reasons', async () => {
    for (const gone of [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({status: 503}),
    ]) {
      const loads = countLoads(page);
      const isRoute = (url: URL) => url.pathname.endsWith(ROUTE);
      await page.route(isRoute, (route) =>
        route.request().isNavigationRequest() ? route.fallback() : gone(route),
      );
      await visit(page);
      await expect(message(page)).toBeVisible();
      await expect(page.locator('h1')).toHaveText(QUICKSTART.title);
      expect(loads()).toBe(1);
      await page.unroute(isRoute);
    }
  });

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
