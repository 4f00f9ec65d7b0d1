// cspell:ignore blockedbyclient quickst
import type {Page, Route} from '@playwright/test';
import {setConnection} from '../../site/support/connection';
import {API, INTRO, QUICKSTART} from '../../site/support/landmarks';
import {navbarOf} from '../../site/support/pageParts';
import {totalOf, weighPage} from '../../site/support/pageWeight';
import {SAMPLE_PAGES} from '../../site/support/samplePages';
import {addressOf, expect, expectIdle, open} from '../../site/support/test';
import {HOSTED, stubServices, test} from './hostedSite';
import {HostedService} from './service';

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

test.describe('page views', () => {
  test.beforeEach(({page}) => page.clock.install());

  test('each service is notified once of each page, and of nothing else', async ({page}) => {
    await noteTitles(page);
    await open(page, '/docs/intro?q=1');
    const view = (path: string) => ({event: 'page_view', page_path: path});
    const start = {'gtm.start': expect.any(Number) as unknown, event: 'gtm.js'};
    const path = `${HOSTED.baseUrl}docs/intro`;
    await expect
      .poll(async () => (await sent(page)).tagManager)
      .toEqual([start, view(`${path}?q=1`)]);
    const first = await sent(page);
    // Each of these two counts the first page by its configuration, once.
    expect(first.gtag.map(([command]) => command)).toEqual(['js', 'config']);
    expect(first.gtag[1]).toEqual(['config', 'G-FIXTURE', {anonymize_ip: true}]);
    expect(first.legacy).toEqual([
      ['create', 'UA-1-FIXTURE', 'auto'],
      ['set', 'anonymizeIp', true],
      ['send', 'pageview'],
    ]);

    await test.step('not of a query, a hash, and the page that is there already', async () => {
      await page.locator('.table-of-contents a').last().click();
      await expect(page).toHaveURL(/\/docs\/intro\/?\?q=1#./);
      await follow(page, 'Documentation');
      await expect(page).toHaveURL(/\/docs\/intro$/);
      await allSent(page);
      expect(await sent(page)).toEqual(first);
    });

    for (const [name, route, title] of [
      ['API', 'api/intro', API.title],
      ['Documentation', 'docs/intro', INTRO.title],
    ] as const) {
      const before = await sent(page);
      await follow(page, name);
      await expect(page.locator('h1')).toHaveText(title);
      await allSent(page);
      const {tagManager, gtag, legacy} = await sent(page);
      const other = HOSTED.baseUrl + route;
      expect(tagManager.slice(before.tagManager.length)).toEqual([view(other)]);
      expect(gtag.slice(before.gtag.length)).toEqual([
        ['set', 'page_path', other],
        ['event', 'page_view'],
      ]);
      expect(legacy.slice(before.legacy.length)).toEqual([
        ['set', 'page', other],
        ['send', 'pageview'],
      ]);
      // The services read the title then: two share one list, with two entries and one.
      expect((await titles(page)).slice(-3)).toEqual(Array(3).fill(`${title} | Boyka Framework`));
    }
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
      const loaded = page.locator('link[href*="google"], script[src*="google"], iframe');
      await expect(loaded).toHaveCount(0);
      expect(await sent(page)).toEqual({tagManager: [], gtag: [], legacy: []});
      expect(serviceRequests).toEqual([]);
    });
  }
});

/** What Google documents that its tags do: they load each other, and send by requests and images. */
const TAG = `
  if (!window.tagged) {
    window.tagged = true;
    document.head.append(Object.assign(document.createElement('script'), {
      src: 'https://www.googletagmanager.com/gtag/js?id=G-SECOND',
    }));
    fetch('https://region1.google-analytics.com/g/collect', {method: 'POST', mode: 'no-cors'});
    new Image().src = 'https://www.google-analytics.com/collect';
  }
`;

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('quickst');
}

test('the tags run and send, pages of each template work, and a stranger is not reached', async ({
  page,
  problems,
}) => {
  test.slow();
  const requests = await stubServices(page, TAG);
  await HostedService.of(page);
  await open(page, '/docs/intro');
  await expect
    .poll(() => [...requests].sort())
    .toEqual([
      'https://region1.google-analytics.com/g/collect',
      'https://www.google-analytics.com/analytics.js',
      'https://www.google-analytics.com/collect',
      'https://www.googletagmanager.com/gtag/js?id=G-FIXTURE',
      'https://www.googletagmanager.com/gtag/js?id=G-SECOND',
      'https://www.googletagmanager.com/gtm.js?id=GTM-FIXTURE',
    ]);
  for (const route of SAMPLE_PAGES) {
    await open(page, route);
    await expectIdle(page);
  }
  await open(page, '/docs/guides/config/check');
  await page.getByRole('textbox').last().fill('{"ui": 1}');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await search(page);
  await expect(page.locator('.DocSearch-Modal')).toContainText(QUICKSTART.title);
  expect(problems.all).toEqual([]);

  problems.allow(/Content Security Policy|stranger/);
  const answer = page.evaluate(() => fetch('https://stranger.example/').then(String, () => 'none'));
  expect(await answer).toBe('none');
  expect(problems.all.join('\n')).toContain('Content Security Policy');
});

test('the page works where the services are blocked, or replaced by a stub', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_BLOCKED_BY_CLIENT/);
  for (const answer of [
    (route: Route) => route.abort('blockedbyclient'),
    (route: Route) => route.fulfill({contentType: 'text/javascript', body: '(() => {})()'}),
  ]) {
    await page.route(/^https:\/\//, answer);
    await open(page, '/docs/intro');
    await search(page);
    await expect(page.locator('.DocSearch-Modal')).toContainText('Unable to fetch results');
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Modal')).toBeHidden();
    await follow(page, 'API');
    await expect(page).toHaveURL(/\/api\//);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

/** With the button of the hosted search and the code of all analytics services: bytes with gzip. */
const LIMITS = {scripts: 168_000, styles: 36_000};

test('with the hosted search and all services, a page stays light', async ({page}) => {
  await setConnection(page, {saveData: false});
  const {scripts, styles} = await weighPage(page, addressOf('/docs/intro'));
  expect(totalOf(scripts), Object.keys(scripts).join(', ')).toBeLessThanOrEqual(LIMITS.scripts);
  expect(totalOf(styles), Object.keys(styles).join(', ')).toBeLessThanOrEqual(LIMITS.styles);
});
