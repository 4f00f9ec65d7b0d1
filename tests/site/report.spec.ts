import {readFileSync} from 'node:fs';
import type {Locator} from '@playwright/test';
import {load} from 'js-yaml';
import {ROOT} from '../../scripts/lib/run';
import {sourceRepository} from '../../src/config/environment/sourceRepository';
import {LINKS} from '../../src/config/identity';
import {HOME} from './support/buildOutput';
import {NO_PAGE} from './support/samplePages';
import {expect, test, open} from './support/test';

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

test('a form receives the section being read, or a missing address, and at most 500 characters of the selected text, by click and by key', async ({
  page,
  context,
  problems,
}) => {
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
  expect(form['page']).toBe(`${HOME}docs/intro#browsers`);
  expect(form['text']).toHaveLength(501);
  expect(long.trim()).toContain(form['text']!.slice(0, -1));

  await open(page, '/blog/welcome');
  const main = page.getByRole('main');
  await main.getByRole('link', {name}).last().focus();
  const short = await select(page.locator('.markdown p').first());
  expect((await sent(() => page.keyboard.press('Enter')))['text']).toBe(short.trim());

  problems.allow(/404/);
  await open(page, NO_PAGE, 404);
  const missing = main.getByRole('link', {name: 'Report a missing page'});
  expect(await sent(() => missing.click())).toEqual({
    template: 'page-missing.yml',
    page: `${HOME}${NO_PAGE.slice(1)}`,
  });
  const other = main.getByRole('link', {name: 'Write on Discord'});
  await expect(other).toHaveAttribute('href', LINKS.discord);
});
