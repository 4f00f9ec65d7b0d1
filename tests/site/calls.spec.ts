import type {Page} from '@playwright/test';
import {configModule} from '../build/support/fixture';
import {buildFixtureSite, type FixtureSite} from './support/fixtureSite';
import {expect, open, test as base} from './support/test';

const IDS = {
  GTM_CONTAINER_ID: 'GTM-FIXTURE',
  GTAG_TRACKING_ID: 'G-FIXTURE',
  GOOGLE_ANALYTICS_TRACKING_ID: 'UA-1-FIXTURE',
};

const SERVICES = /^https:\/\/www\.(googletagmanager|google-analytics)\.com\//;

// One worker, and so one build, for the whole file.
base.describe.configure({mode: 'default', timeout: 120_000});

const test = base.extend<{asked: string[]}, {measured: FixtureSite}>({
  measured: [
    async ({}, use) => {
      const measured = await buildFixtureSite(
        {
          'docusaurus.config.ts': configModule(`
            import {analyticsServices} from './src/config/analytics';
            import analytics from './src/plugins/analytics';
            import headScript from './src/plugins/headScript';
            config.favicon = 'dot.svg';
            config.plugins.push(headScript, analytics(analyticsServices));
            themeConfig.navbar.items = [{to: '/one', label: 'One'}, {to: '/two', label: 'Two'}];
          `),
          'pages/one.mdx':
            '---\ntitle: One\n---\n\n# One\n\n[Part](#part), [asked](/one?q=1)\n\n## Part {#part}\n',
          'pages/two.mdx': '---\ntitle: Two\n---\n\n# Two\n',
        },
        IDS,
      );
      await use(measured);
      await measured.close();
    },
    {scope: 'worker', timeout: 240_000},
  ],
  baseURL: async ({measured}, use) => use(measured.url),
  // What was asked of the services, which answer with an empty script.
  asked: [
    async ({page}, use) => {
      await page.clock.install();
      const asked: string[] = [];
      await page.route(SERVICES, async (route) => {
        asked.push(route.request().url());
        await route.fulfill({contentType: 'text/javascript', body: ''});
      });
      await use(asked);
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
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name}).click();
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

test('each service is loaded once', async ({page, asked}) => {
  await open(page, '/one');
  expect([...asked].sort()).toEqual([
    'https://www.google-analytics.com/analytics.js',
    'https://www.googletagmanager.com/gtag/js?id=G-FIXTURE',
    'https://www.googletagmanager.com/gtm.js?id=GTM-FIXTURE',
  ]);
});

test('each service is told once of the first page, and once of each further one', async ({
  page,
}) => {
  await open(page, '/one');
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
  test(`with ${signal} none loads, and nothing is connected to`, async ({page, asked}) => {
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
    expect(asked).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('no tag and no frame is there', async ({page, asked}) => {
    await page.goto('./one/');
    await expect(page.locator('h1')).toHaveText('One');
    await expect(page.locator('link[href*="google"], script[src*="google"], iframe')).toHaveCount(
      0,
    );
    expect(asked).toEqual([]);
  });
});
