import type {Page} from '@playwright/test';
import {navbar} from './support/navbar';
import {expect, open} from './support/test';
import {fixtureTest} from './variants/fixtureSite';

const test = fixtureTest.extend<{clock: void}>({
  clock: [
    async ({page}, use) => {
      await page.clock.install();
      await use();
    },
    {auto: true},
  ],
});

/** What the page handed to the tag manager and gtag, which share a list, and to the legacy one. */
const sent = (page: Page) =>
  page.evaluate(() => {
    const {dataLayer = [], ga} = window as unknown as {
      dataLayer?: (Record<string, unknown> | ArrayLike<unknown>)[];
      ga?: {q?: ArrayLike<unknown>[]};
    };
    const isCall = (entry: object): entry is ArrayLike<unknown> => '0' in entry;
    return {
      tagManager: dataLayer.filter((entry) => !isCall(entry)),
      gtag: dataLayer.filter(isCall).map((entry) => [...Array.from(entry)]),
      legacy: (ga?.q ?? []).map((entry) => [...Array.from(entry)]),
    };
  });

async function follow(page: Page, name: string) {
  await navbar(page).getByRole('link', {name, exact: true}).click();
  await expect(page.locator('h1')).toHaveText(name);
}

/** Page views are sent by a timer: it fires now. */
const allSent = (page: Page) => page.clock.fastForward(10_000);

/** Waits until all is sent, and expects each service to have heard of just as many pages. */
async function expectViews(page: Page, views: number) {
  const heard = async () => {
    const {tagManager, gtag, legacy} = await sent(page);
    return {
      tagManager: tagManager.filter((entry) => 'event' in entry && entry['event'] === 'page_view')
        .length,
      // The first is counted by its configuration.
      gtag: gtag.filter(([command, name]) => command === 'config' || name === 'page_view').length,
      legacy: legacy.filter(([command]) => command === 'send').length,
    };
  };
  await allSent(page);
  expect(await heard()).toEqual({tagManager: views, gtag: views, legacy: views});
}

/** Notes the page's title whenever something is handed to a service, which reads it then. */
const noteTitles = (page: Page) =>
  page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, {titles});
    const push = Array.prototype.push;
    Array.prototype.push = function (...entries: unknown[]) {
      const {dataLayer, ga} = window as unknown as {dataLayer?: unknown; ga?: {q?: unknown}};
      if (this === dataLayer || this === ga?.q) {
        titles[titles.length] = document.title;
      }
      return push.apply(this, entries);
    };
  });

test('each service is loaded once, and notified once of each page', async ({
  page,
  serviceRequests,
}) => {
  await open(page, '/one');
  expect([...serviceRequests].sort()).toEqual([
    'https://www.google-analytics.com/analytics.js',
    'https://www.googletagmanager.com/gtag/js?id=G-FIXTURE',
    'https://www.googletagmanager.com/gtm.js?id=GTM-FIXTURE',
  ]);
  const view = (path: string) => ({event: 'page_view', page_path: path});
  const start = {'gtm.start': expect.any(Number) as unknown, event: 'gtm.js'};
  await expect.poll(async () => (await sent(page)).tagManager).toEqual([start, view('/one')]);
  const first = await sent(page);
  // Each of these two counts the first page by its configuration, once.
  expect(first.gtag.map(([command]) => command)).toEqual(['js', 'config']);
  expect(first.gtag[1]).toEqual(['config', 'G-FIXTURE', {anonymize_ip: true}]);
  expect(first.legacy).toEqual([
    ['create', 'UA-1-FIXTURE', 'auto'],
    ['set', 'anonymizeIp', true],
    ['send', 'pageview'],
  ]);

  await follow(page, 'Two');
  await expectViews(page, 2);
  await follow(page, 'One');
  await expectViews(page, 3);
  const later = await sent(page);
  expect(later.tagManager.slice(2)).toEqual([view('/two'), view('/one')]);
  expect(later.gtag.slice(2)).toEqual([
    ['set', 'page_path', '/two'],
    ['event', 'page_view'],
    ['set', 'page_path', '/one'],
    ['event', 'page_view'],
  ]);
  expect(later.legacy.slice(3)).toEqual([
    ['set', 'page', '/two'],
    ['send', 'pageview'],
    ['set', 'page', '/one'],
    ['send', 'pageview'],
  ]);
});

test('each service is told of a page that has its title already', async ({page}) => {
  await noteTitles(page);
  await open(page, '/one');
  await expectViews(page, 1);
  const titles = () => page.evaluate(() => (window as unknown as {titles: string[]}).titles);
  const before = (await titles()).length;
  await follow(page, 'Two');
  await expectViews(page, 2);
  const noted = (await titles()).slice(before);
  expect(noted.length).toBeGreaterThan(0);
  expect(new Set(noted)).toEqual(new Set(['Two | Fixture']));
});

test('a query, a hash, and the page that stands there already are no page views', async ({
  page,
}) => {
  await open(page, '/one');
  await expectViews(page, 1);
  await page.getByRole('paragraph').getByRole('link', {name: 'Part'}).click();
  await expect(page).toHaveURL(/\/one\/?#part$/);
  await page.getByRole('link', {name: 'asked'}).click();
  await expect(page).toHaveURL(/\/one\/?\?q=1$/);
  await follow(page, 'One');
  await expect(page).toHaveURL(/\/one$/);
  await follow(page, 'Two');
  await expectViews(page, 2);
});

for (const [signal, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`with ${signal} none loads, and nothing is connected to`, async ({
    page,
    serviceRequests,
  }) => {
    await page.addInitScript(
      ([name, sentValue]) =>
        Object.defineProperty(Navigator.prototype, name, {get: () => sentValue}),
      [property, value] as const,
    );
    await open(page, '/one');
    await follow(page, 'Two');
    await allSent(page);
    await expect(page.locator('link[href*="google"], script[src*="google"], iframe')).toHaveCount(
      0,
    );
    expect(await sent(page)).toEqual({tagManager: [], gtag: [], legacy: []});
    expect(serviceRequests).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('no tag and no frame is there', async ({page, serviceRequests}) => {
    await page.goto('./one/');
    await expect(page.locator('h1')).toHaveText('One');
    await expect(page.locator('link[href*="google"], script[src*="google"], iframe')).toHaveCount(
      0,
    );
    expect(serviceRequests).toEqual([]);
  });
});
