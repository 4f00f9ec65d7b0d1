/* eslint-disable playwright/no-standalone-expect -- the functions of the table run in its tests */
import type {Page, Route} from '@playwright/test';
import {SearchModal} from './search/modal';
import {API, QUICKSTART, SUPPORT} from './support/landmarks';
import {colorModeToggle, navbarOf} from './support/pageParts';
import type {Problems} from './support/problems';
import {denyStorage, fillStorage} from './support/brokenStorage';
import {expect, expectHydrated, open, test} from './support/test';
import {translate} from './support/translate';

// One row for each failure: what fails, and what the reader sees then.

const START = `/${SUPPORT.path}`;
const INDEX = /\/search\/[^/]+\.json/;

type Row = readonly [failure: string, see: (page: Page, problems: Problems) => Promise<unknown>];

const title = (page: Page) => page.locator('h1');
const follow = (page: Page) =>
  navbarOf(page).getByRole('link', {name: 'API', exact: true}).first().click();
const fail = (page: Page, pattern: RegExp, answer: Parameters<Route['fulfill']>[0]) =>
  page.route(pattern, (route) => route.fulfill(answer));

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
    'the index of the search is missing: the page says so',
    async (page) => {
      await fail(page, INDEX, {status: 404});
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
  ],
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
    'a browser translates a page: it can be used',
    async (page) => {
      await open(page, START);
      await translate(page);
      await expect(title(page)).toHaveText(SUPPORT.title.toUpperCase());
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
];

for (const [failure, see] of ROWS) {
  test(failure, async ({page, problems}) => {
    // What is provoked here may be reported, but no violation of the policy by the inline scripts.
    problems.allow(/^(?!.*inline script)/);
    await see(page, problems);
  });
}
