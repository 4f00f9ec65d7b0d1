import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startServer, type RunningServer} from '../../scripts/serve';
import {chromiumFlags, findChromium} from '../../scripts/setup/chromium';
import {configModule, createFixture, type Fixture, type Outcome} from '../build/support/fixture';

// Two versions and two locales, so that the items which choose between them have a choice.
const FILES = {
  'docusaurus.config.ts': configModule(`
    config.baseUrl = '/fixture/';
    config.favicon = 'dot.svg';
    config.i18n = {defaultLocale: 'en', locales: ['en', 'fr']};
    preset.docs.lastVersion = 'current';
    preset.docs.versions = {current: {label: '2.9.0'}};
    themeConfig.algolia = {appId: 'app', apiKey: 'key', indexName: 'index'};
    themeConfig.navbar.items = [
      {to: '/more', label: 'Plain link'},
      {type: 'dropdown', label: 'Dropdown', items: [{to: '/more', label: 'Inside'}]},
      {type: 'html', value: '<b id="raw">Raw HTML</b>'},
      {type: 'doc', docId: 'start', label: 'Doc'},
      {type: 'docSidebar', sidebarId: 'main', label: 'Doc sidebar'},
      {type: 'docsVersion'},
      {type: 'docsVersionDropdown'},
      {type: 'localeDropdown'},
      {type: 'search'},
    ];
  `),
  'pages/more.mdx': '---\ntitle: More\n---\n\nAnother page.\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/start.mdx': '---\ntitle: Start of 1.0\n---\n\n## Part {#part}\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{"main": ["start"]}',
};

let fixture: Fixture;
let outcome: Outcome;
let $: CheerioAPI;

beforeAll(async () => {
  fixture = createFixture(FILES);
  outcome = await fixture.build();
  expect(outcome.exitCode, outcome.output).toBe(0);
  $ = load(readFileSync(path.join(outcome.out, 'docs/start/index.html'), 'utf8'));
});

afterAll(() => fixture.remove());

/** Where the link with this text in the navbar leads. */
const linkTo = (text: string): string | undefined =>
  $('nav.navbar a')
    .filter((_, link) => $(link).text().trim() === text)
    .attr('href');

/** The texts and targets of the entries below a dropdown of the navbar. */
const entriesOf = (label: string): [string, string | undefined][] =>
  $('nav.navbar .dropdown')
    .filter((_, item) => $(item).children('a').text().trim() === label)
    .find('.dropdown__menu a')
    .toArray()
    .map((link) => [$(link).text().trim(), $(link).attr('href')]);

describe("the navbar's HTML", () => {
  it('has a plain link', () => expect(linkTo('Plain link')).toBe('/fixture/more'));

  it('has a dropdown', () => expect(entriesOf('Dropdown')).toEqual([['Inside', '/fixture/more']]));

  it('has raw HTML', () => expect($('nav.navbar #raw').text()).toBe('Raw HTML'));

  it('has a link to a doc', () => expect(linkTo('Doc')).toBe('/fixture/docs/start'));

  it('has a link to a sidebar', () => expect(linkTo('Doc sidebar')).toBe('/fixture/docs/start'));

  it('has the docs version, and a dropdown of all', () => {
    expect(linkTo('2.9.0')).toBe('/fixture/docs/start');
    expect(entriesOf('2.9.0')).toEqual([
      ['2.9.0', '/fixture/docs/start'],
      ['1.0', '/fixture/docs/1.0/start'],
    ]);
  });

  it('has a dropdown of locales that keeps the path', () =>
    expect(entriesOf('English')).toEqual([
      ['English', '/fixture/docs/start'],
      ['Français', '/fixture/fr/docs/start'],
    ]));

  it('has the search', () => expect($('nav.navbar button.DocSearch-Button').length).toBe(1));
});

describe('the navbar in a browser', () => {
  let server: RunningServer;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    server = await startServer({dir: outcome.out, basePath: '/fixture/', port: 0});
    browser = await chromium.launch({executablePath: findChromium(), args: chromiumFlags()});
  });

  // A page of its own for each test: the browser remembers the version that was chosen last.
  beforeEach(async () => {
    page = await browser.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        errors.push(message.text());
      }
    });
  });

  afterEach(() => expect(errors).toEqual([]));

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it('opens each dropdown, and follows the choice of a version', async () => {
    await page.setViewportSize({width: 1600, height: 900});
    await page.goto(`${server.url}docs/start/`);
    for (const [label, entry] of [
      ['Dropdown', 'Inside'],
      ['English', 'Français'],
      ['2.9.0', '1.0'],
    ] as const) {
      const item = page.locator('.navbar .dropdown', {
        has: page.locator('> a', {hasText: label}),
      });
      await item.hover();
      await item.getByRole('link', {name: entry}).waitFor({state: 'visible'});
    }
    await page.locator('.navbar .dropdown').getByRole('link', {name: '1.0'}).click();
    await page.getByRole('heading', {level: 1, name: 'Start of 1.0'}).waitFor();
  });

  it('shows every kind in the menu of a phone', async () => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(`${server.url}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.locator('.navbar__toggle').click();
    const menu = page.locator('.navbar-sidebar');
    for (const text of ['Plain link', 'Dropdown', 'Raw HTML', 'Doc', 'Doc sidebar', '2.9.0']) {
      await menu.getByText(text, {exact: true}).first().waitFor({state: 'visible'});
    }
    for (const text of ['Versions', 'Languages']) {
      await menu.getByText(text).first().waitFor({state: 'visible'});
    }
  });
});
