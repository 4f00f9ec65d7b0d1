import {readFileSync} from 'node:fs';
import type {Locator} from '@playwright/test';
import type {CheerioAPI} from 'cheerio';
import {load} from 'js-yaml';
import {ROOT} from '../../scripts/lib/run';
import {sourceRepository} from '../../src/config/environment/sourceRepository';
import {FRAMEWORK_VERSION, LINKS} from '../../src/config/identity';
import {SITE} from '../../src/config/environment/site';
import {NO_PAGE} from './support/samplePages';
import {loadBuilt} from './support/build';
import {
  addressOf,
  expect,
  expectHydrated,
  isolatedTest,
  open,
  readRoutes,
  readSitemap,
  test,
} from './support/test';

const {owner, name} = sourceRepository(ROOT);

/** The ids of a form's fields. */
function fieldsOf(template: string): string[] {
  const yaml = readFileSync(`.github/ISSUE_TEMPLATE/${template}`, 'utf8');
  const {body} = load(yaml) as {body: readonly {id: string}[]};
  return body.map(({id}) => id);
}

/** What a link to a form fills in; its parameters are fields that the form has. */
function readForm(href: string): Record<string, string> {
  const address = new URL(href);
  expect(address.origin + address.pathname).toBe(`https://github.com/${owner}/${name}/issues/new`);
  const {template = '', title, ...fields} = Object.fromEntries(address.searchParams);
  expect(title).toBeTruthy();
  expect(fieldsOf(template)).toEqual(expect.arrayContaining(Object.keys(fields)));
  return {template, ...fields};
}

/** Selects the text of an element and returns it. */
const select = (element: Locator): Promise<string> =>
  element.evaluate((node) => {
    getSelection()!.selectAllChildren(node);
    return getSelection()!.toString();
  });

/** Checks a row of actions: the link to the form with the address of the page, and the way without an account. */
function expectActions(row: ReturnType<CheerioAPI>, route: string): void {
  const href = row.find('a:contains("Report a problem with this page")').attr('href') ?? '';
  expect(URL.canParse(href), `the report link of ${route}`).toBe(true);
  expect(readForm(href)).toEqual({
    template: 'page-wrong.yml',
    page: `${SITE.url}${SITE.baseUrl}${route.slice(1)}`,
    version: FRAMEWORK_VERSION,
  });
  expect(row.find(`a[href="${LINKS.discord}"]`).text(), route).toBe('Write on Discord');
}

test('every page links to the form, and to a way without an account, in its footer and below its text', () => {
  const routes = [...new Set([...readRoutes().published, ...readSitemap()])];
  const isDocument = (route: string) =>
    /^\/(docs|api|contributing|community)(\/|$)/.test(route) || route === '/blog/welcome';
  expect(routes.filter(isDocument).length).toBeGreaterThan(100);
  expect(routes).toEqual(expect.arrayContaining(['/', '/search', '/blog', '/blog/archive']));
  for (const route of routes) {
    const $ = loadBuilt(route);
    const row = 'ul:has(a[href*="/issues/new?"])';
    expectActions($(`footer.footer ${row}`), route);
    if (isDocument(route)) {
      expectActions($(`main ${row}`).last(), route);
    }
  }
});

isolatedTest(
  'the form receives the section being read, and at most 500 characters of the selected text, by click and by key',
  async ({page, context}) => {
    await context.route('https://github.com/**', (route) => route.fulfill({body: 'GitHub'}));
    const sent = async (act: () => Promise<void>) => {
      const [form] = await Promise.all([context.waitForEvent('page'), act()]);
      await form.waitForURL('https://github.com/**');
      return readForm(form.url());
    };
    const name = 'Report a problem with this page';
    await open(page, '/docs/intro');
    await expect(page.getByRole('link', {name})).toHaveCount(2);
    const rail = page.locator('.col').filter({has: page.locator('.theme-doc-toc-desktop')});
    await rail.getByRole('link', {name: 'Browsers'}).click();
    await expect(page).toHaveURL(/#browsers$/);
    const long = await select(page.locator('.markdown'));
    expect(long.length).toBeGreaterThan(2000);
    const form = await sent(() => rail.getByRole('link', {name}).click());
    expect(form['page']).toBe(`${SITE.url}${SITE.baseUrl}docs/intro#browsers`);
    expect(form['text']).toHaveLength(501);
    expect(long.trim()).toContain(form['text']!.slice(0, -1));

    await open(page, '/blog/welcome');
    await page.getByRole('main').getByRole('link', {name}).last().focus();
    const short = await select(page.locator('.markdown p').first());
    expect((await sent(() => page.keyboard.press('Enter')))['text']).toBe(short.trim());
  },
);

test('an address without a page links to the form for a missing page', async ({page, problems}) => {
  problems.allow(/404/);
  const response = await page.goto(addressOf(NO_PAGE));
  expect(response?.status()).toBe(404);
  await expectHydrated(page);
  const main = page.getByRole('main');
  const href = await main.getByRole('link', {name: 'Report a missing page'}).getAttribute('href');
  expect(readForm(href!)).toEqual({
    template: 'page-missing.yml',
    page: `${SITE.url}${SITE.baseUrl}${NO_PAGE.slice(1)}`,
  });
  await expect(main.getByRole('link', {name: 'Write on Discord'})).toHaveAttribute(
    'href',
    LINKS.discord,
  );
});
