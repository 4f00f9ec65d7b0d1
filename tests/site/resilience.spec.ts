/* eslint-disable playwright/no-standalone-expect -- the functions of the table run in its tests */
import type {Page, Route} from '@playwright/test';
import {startServer} from '../../scripts/serve';
import {SearchModal} from './search/modal';
import {BUILD} from './support/buildOutput';
import {holdBack} from './support/holdBack';
import {API, ELEMENT_ACTIONS, QUICKSTART, SUPPORT} from './support/landmarks';
import {colorModeToggle, navbarOf} from './support/pageParts';
import type {Problems} from './support/problems';
import {denyStorage, fillStorage} from './support/brokenStorage';
import {expect, expectHydrated, open, test} from './support/test';
import {translate} from './support/translate';

// One row for each failure: what fails, and what the reader sees then.

const START = `/${SUPPORT.path}`;
const SCRIPTS = /\/assets\/js\//;
const INDEX = /\/search\/[^/]+\.json/;

type Row = readonly [failure: string, see: (page: Page, problems: Problems) => Promise<unknown>];

const title = (page: Page) => page.locator('h1');
const follow = (page: Page) =>
  navbarOf(page).getByRole('link', {name: 'API', exact: true}).first().click();
const fail = (page: Page, pattern: RegExp, how: Parameters<Route['fulfill']>[0] | 'abort') =>
  page.route(pattern, (route) => (how === 'abort' ? route.abort() : route.fulfill(how)));

/** Expects that a reader can change the colors and go on to another page. */
async function expectUsable(page: Page): Promise<void> {
  const html = page.locator('html');
  const mode = await html.getAttribute('data-theme-choice');
  await colorModeToggle(page).click();
  await expect(html).not.toHaveAttribute('data-theme-choice', mode!);
  await follow(page);
  await expect(title(page)).toHaveText(API.title);
}

/** Uses the site after each stored value, and one of each list that the site stores, was set to a text. */
const stored =
  (text: string): Row[1] =>
  async (page) => {
    await open(page, START);
    await page.evaluate((value) => {
      for (const name of [
        'theme',
        'docusaurus.tab.platform',
        '__DOCSEARCH_FAVORITE_SEARCHES__boyka-framework',
        '__DOCSEARCH_RECENT_SEARCHES__boyka-framework',
        ...Object.keys(localStorage),
      ]) {
        localStorage.setItem(name, value);
      }
    }, text);
    await page.reload();
    await expectHydrated(page);
    await new SearchModal(page).open();
    await page.keyboard.press('Escape');
    await expectUsable(page);
  };

const ROWS: readonly Row[] = [
  [
    'the chunks of a page are late: the page before stays and works',
    async (page) => {
      await open(page, START);
      const release = await holdBack(page, SCRIPTS);
      await follow(page);
      await expect(page.locator('#nprogress .bar')).toBeVisible();
      await colorModeToggle(page).click();
      await expect(title(page)).toHaveText(SUPPORT.title);
      release();
      await expect(title(page)).toHaveText(API.title);
    },
  ],
  ...Object.entries({
    'is missing': {status: 404},
    'is lost on its way': 'abort',
    'is a login page': {contentType: 'text/html', body: '<!doctype html><h1>Log in</h1>'},
    'is cut': {contentType: 'application/json', body: '{"documents": [{"ti'},
    'is empty': {contentType: 'application/json', body: ''},
    'is JSON of another shape': {contentType: 'application/json', body: '[1, 2]'},
  } as const).map(([what, answer]): Row => [
    `the index of the search ${what}: the page says so`,
    async (page) => {
      await fail(page, INDEX, answer);
      await page.goto('./search?q=quickstart');
      await expect(page.getByRole('alert')).toHaveText(
        /^Unable to fetch results.*reload the page\b/i,
      );
      await expect(title(page)).toBeVisible();
      await page.unrouteAll();
      await page.reload();
      await expect(
        page.getByRole('article').filter({hasText: QUICKSTART.title}).first(),
      ).toBeVisible();
    },
  ]),
  [
    'the index of the search is never answered: the page says so',
    async (page) => {
      await page.addInitScript(() => {
        const {timeout} = AbortSignal;
        // A minute is too long for a test.
        AbortSignal.timeout = (time) => timeout.call(AbortSignal, time / 100);
      });
      await page.route(INDEX, () => undefined);
      await page.goto('./search?q=quickstart');
      await expect(page.getByText('Fetching new results...')).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
      await expect(page.getByText('Fetching new results...')).toHaveCount(0);
    },
  ],
  [
    'a tool has an error: it does not blame the network, and reads the next text',
    async (page) => {
      await open(page, '/docs/guides/config/check');
      const box = page.getByRole('main').getByRole('textbox').first();
      await page.evaluate(() => {
        const {toLocaleString} = Number.prototype;
        Number.prototype.toLocaleString = () => {
          Number.prototype.toLocaleString = toLocaleString;
          throw new Error('broken');
        };
      });
      await box.fill('{"x": 1}');
      const message = page.getByRole('alert');
      await expect(message).toContainText("The result couldn't be shown. Your text is still");
      await expect(page.getByText(/network/)).toHaveCount(0);
      await box.fill('{"y": 1}');
      await expect(page.getByRole('status').filter({hasText: 'finding'})).toBeVisible();
      await expect(message).toHaveCount(0);
    },
  ],
  ...Object.entries({denied: denyStorage, full: fillStorage}).map(([what, spoil]): Row => [
    `the storage is ${what}: the site works`,
    async (page) => {
      await page.addInitScript(spoil);
      await open(page, START);
      await expectUsable(page);
    },
  ]),
  ['stored values are no JSON: the site works', stored('{"')],
  ['stored values are JSON of another shape: the site works', stored('[null]')],
  [
    'a browser translates a page: it leads on, and its dialog searches',
    async (page) => {
      await open(page, START);
      await translate(page);
      await expect(title(page)).toHaveText(SUPPORT.title.toUpperCase());
      const search = new SearchModal(page);
      await search.open();
      for (const query of ['quick', 'no such words', 'architecture']) {
        await search.input.fill(query);
        await expect(search.modal.getByRole('status')).not.toBeEmpty();
        await translate(page);
      }
      await search.input.fill('element actions');
      await expect(search.hits.filter({hasText: ELEMENT_ACTIONS.title}).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(search.modal).toBeHidden();
      await colorModeToggle(page).click();
      await navbarOf(page).getByRole('link', {name: /^api$/i}).first().click();
      await expect(title(page)).toHaveText(API.title);
    },
  ],
  [
    'an extension adds elements to a page: it works',
    async (page) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          for (const parent of document.querySelectorAll('body, main, h1')) {
            parent.prepend(document.createElement('div'));
          }
        });
      });
      await open(page, START);
      await expectUsable(page);
    },
  ],
  [
    'the type of the connection is unknown: pages of each area work',
    async (page, problems) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({type: 'wifi'})});
      });
      for (const route of ['/', '/docs/intro', '/api/intro', '/contributing/welcome', '/blog']) {
        await open(page, route);
        await expect(page.getByText('This page crashed.')).toHaveCount(0);
      }
      await new SearchModal(page).open();
      await page.keyboard.type('quick');
      await expect(new SearchModal(page).hits.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await navbarOf(page).getByRole('link', {name: 'API', exact: true}).first().hover();
      await expectUsable(page);
      expect(problems.all).toEqual([]);
    },
  ],
  [
    'the clipboard is denied: the button says so',
    async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', {configurable: true, value: undefined});
      });
      await open(page, '/');
      await page.getByRole('main').getByRole('button', {name: 'Copy'}).first().click();
      await expect(page.getByRole('button', {name: 'Not copied'})).toBeVisible();
    },
  ],
  ...Object.entries({
    'a login page': {contentType: 'text/html', body: '<h1>Log in</h1>'},
    'a login page of another type': {contentType: 'text/markdown', body: '<h1>Log in</h1>'},
    'an error': {status: 500, body: '# Error'},
  }).map(([what, answer]): Row => [
    `"Copy page" gets ${what}: it says so, and the page stays`,
    async (page) => {
      await fail(page, /\.md$/, answer);
      await open(page, START);
      await page.getByRole('button', {name: 'Copy page'}).click();
      await expect(page.getByRole('button', {name: 'Not copied', exact: true})).toBeVisible();
      await expect(title(page)).toHaveText(SUPPORT.title);
    },
  ]),
  [
    'the site is at another base path: the home page says so',
    async (page) => {
      const moved = await startServer({dir: BUILD, basePath: '/elsewhere/', port: 0});
      try {
        await page.goto(moved.url);
        await expect(page.getByText('Your Docusaurus site did not load properly')).toBeVisible();
        await expect(page.getByText('We suggest trying baseUrl = /elsewhere/')).toBeVisible();
      } finally {
        await moved.close();
      }
    },
  ],
];

for (const [failure, see] of ROWS) {
  test(failure, async ({page, problems}) => {
    // What is provoked here may be reported, but no violation of the policy by the inline scripts.
    problems.allow(/^(?!.*inline script)/);
    await see(page, problems);
  });
}
