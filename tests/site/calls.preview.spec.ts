import type {Page} from '@playwright/test';
import {readBuilt} from './support/buildOutput';
import {API, INTRO} from './support/landmarks';
import {navbarOf} from './support/pageParts';
import {PREVIEW, test} from './support/preview';
import {expect, open} from './support/test';

// That each service is loaded, and once, is tested in policy.preview.spec.ts.

test.beforeEach(({page}) => page.clock.install());

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

/** Notes the page's title whenever something is put on the list of the tag manager and of gtag. */
const noteTitles = (page: Page) =>
  page.addInitScript(() => {
    const titles: string[] = [];
    const push = (...entries: unknown[]) => {
      titles.push(document.title);
      return Array.prototype.push.apply(dataLayer, entries);
    };
    const dataLayer = Object.assign([], {push});
    Object.assign(window, {titles, dataLayer});
  });

const titles = (page: Page) =>
  page.evaluate(() => (window as unknown as {titles: string[]}).titles);

const follow = (page: Page, name: string) =>
  navbarOf(page).getByRole('link', {name, exact: true}).click();

/** Page views are sent by a timer: it fires now. */
const allSent = (page: Page) => page.clock.fastForward(10_000);

test('each service is notified once of each page', async ({page}) => {
  await noteTitles(page);
  await open(page, '/docs/intro');
  const view = (path: string) => ({event: 'page_view', page_path: path});
  const start = {'gtm.start': expect.any(Number) as unknown, event: 'gtm.js'};
  const path = `${PREVIEW.baseUrl}docs/intro`;
  await expect.poll(async () => (await sent(page)).tagManager).toEqual([start, view(path)]);
  const first = await sent(page);
  // Each of these two counts the first page by its configuration, once.
  expect(first.gtag.map(([command]) => command)).toEqual(['js', 'config']);
  expect(first.gtag[1]).toEqual(['config', 'G-FIXTURE', {anonymize_ip: true}]);
  expect(first.legacy).toEqual([
    ['create', 'UA-1-FIXTURE', 'auto'],
    ['set', 'anonymizeIp', true],
    ['send', 'pageview'],
  ]);

  for (const [name, route, title] of [
    ['API', 'api/intro', API.title],
    ['Documentation', 'docs/intro', INTRO.title],
  ] as const) {
    const before = await sent(page);
    await follow(page, name);
    await expect(page.locator('h1')).toHaveText(title);
    await allSent(page);
    const {tagManager, gtag, legacy} = await sent(page);
    const other = PREVIEW.baseUrl + route;
    expect(tagManager.slice(before.tagManager.length)).toEqual([view(other)]);
    expect(gtag.slice(before.gtag.length)).toEqual([
      ['set', 'page_path', other],
      ['event', 'page_view'],
    ]);
    expect(legacy.slice(before.legacy.length)).toEqual([
      ['set', 'page', other],
      ['send', 'pageview'],
    ]);
    // The services read the title then: two hear by one list, twice and once.
    expect((await titles(page)).slice(-3)).toEqual(Array(3).fill(`${title} | Boyka Framework`));
  }
});

test('a query, a hash, and the page that stands there already are no page views', async ({
  page,
}) => {
  await open(page, '/docs/intro?q=1');
  await allSent(page);
  const before = await sent(page);
  await page.locator('.table-of-contents a').last().click();
  await expect(page).toHaveURL(/\/docs\/intro\/?\?q=1#./);
  await follow(page, 'Documentation');
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await allSent(page);
  expect(await sent(page)).toEqual(before);
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
    await open(page, '/docs/intro');
    await follow(page, 'API');
    await expect(page.locator('h1')).toHaveText(API.title);
    await allSent(page);
    await expect(page.locator('link[href*="google"], script[src*="google"], iframe')).toHaveCount(
      0,
    );
    expect(await sent(page)).toEqual({tagManager: [], gtag: [], legacy: []});
    expect(serviceRequests).toEqual([]);
  });
}

test('without JavaScript, no tag and no frame is there', () => {
  const html = readBuilt('docs/intro/index.html', PREVIEW.dir);
  expect(html).not.toMatch(/<(?:link|script|img|iframe)[^>]*google/);
});
