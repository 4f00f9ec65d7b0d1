// cspell:disable: queries are typed as readers type them, nonsense included.
import type {Page} from '@playwright/test';
import {expectAccessible, expectText, HOSTILE_TEXT, test} from './search/modal';
import {ARCHITECTURE, ELEMENT_ACTIONS, QUICKSTART} from './support/landmarks';
import {findOverflow} from './support/layout';
import {expect, open} from './support/test';
import {translate} from './support/translate';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => main(page).getByRole('article');
const more = (page: Page) => page.getByRole('button', {name: 'Show more results'});

test('the field and the address have the same query, and the results are accessible', async ({
  page,
  search,
}) => {
  await open(page, '/search?q=quickstart');
  await expect(field(page)).toHaveValue('quickstart');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Search results for "quickstart" \|/);
  const first = results(page).first();
  await expect(first.getByRole('heading')).toHaveText(QUICKSTART.title);
  await expect(first.locator('mark').first()).toHaveText(QUICKSTART.title);
  await expect(first).toContainText('Documentation');
  await expectAccessible(page, 'results', 'main');
  await field(page).fill('architecture');
  await expect(page).toHaveURL(/\?q=architecture$/);
  await expect(first.getByRole('heading')).toHaveText(ARCHITECTURE.title);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Area')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(ARCHITECTURE.title);
  await page.goBack();
  await expect(field(page)).toHaveValue('architecture');
  await search.open();
  await page.keyboard.type('locator');
  await search.modal.getByRole('link', {name: /^See all/}).click();
  await expect(field(page)).toHaveValue('locator');
  await page.goBack();
  await expect(field(page)).toHaveValue('architecture');
});

test('the area filter narrows the results, and is in the address', async ({page}) => {
  await open(page, '/search?q=actions');
  const paths = results(page).locator('p:first-of-type');
  const areas = async () =>
    [...new Set((await paths.allTextContents()).map((text) => text.split(' › ')[0]))].sort();
  await expect(paths.first()).toBeVisible();
  await page.getByLabel('Area').selectOption('Contributing');
  await expect(page).toHaveURL(/[?&]area=contributing/);
  await expect.poll(areas).toEqual(['Contributing']);
  await page.reload();
  await expect(page.getByLabel('Area')).toHaveValue('contributing');
  await expect.poll(areas).toEqual(['Contributing']);
  await page.getByLabel('Area').selectOption('All areas');
  await expect.poll(areas).toContain('API');
});

test('further results get the focus, and are there on the way back', async ({page}) => {
  await open(page, '/search?q=element');
  await expect(results(page)).toHaveCount(15);
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(results(page)).toHaveCount(30);
  await expect(results(page).nth(15).getByRole('link')).toBeFocused();
  const link = results(page).nth(24).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const heading = (await link.textContent())!;
  const before = await page.evaluate(() => Math.round(window.scrollY));
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page).not.toHaveURL(/\/search/);
  await expect(page.getByRole('heading', {name: heading}).first()).toBeVisible();
  await page.goBack();
  await expect(results(page)).toHaveCount(30);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
  await expect(link).toHaveText(heading);
});

test('a query without results leads to others, accessibly', async ({page}) => {
  await open(page, '/search?q=zzqxxkwj');
  await expect(main(page).getByRole('status')).toHaveText('No results found for “zzqxxkwj”');
  const report = main(page).getByRole('link', {name: 'Let us know.'});
  expect(await report.getAttribute('href')).toContain('query=zzqxxkwj');
  await expect(main(page)).toContainText('Try searching for');
  await expectAccessible(page, 'no results', 'main');
  await main(page).getByRole('listitem').first().getByRole('link').click();
  await expect(results(page).first()).toBeVisible();
  await expect(main(page)).not.toContainText('No results found');
});

/** Queries that break a page that takes them for anything but text. */
const HOSTILE: Record<string, string> = {
  script: '<script>window.pwned=1</script>',
  'an image': HOSTILE_TEXT,
  quotes: `"'\`\\ &amp; %20 {{1}}`,
  '10 KB': 'quickstart '.repeat(930).trim(),
  'one long word': 'x'.repeat(2000),
  'right to left': 'מבחן של اختبار',
  'of every object': 'constructor',
  emoji: '🧪 👩🏽‍🔬 test',
};

test('a query is text, of words like others, here and in the dialog', async ({page, search}) => {
  for (const [name, query] of Object.entries(HOSTILE)) {
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(field(page), name).toHaveValue(query);
    await expect(main(page).getByRole('status'), name).toHaveText(/sections? found|No results/);
    await expectText(main(page), name);
    expect(await findOverflow(page), name).toEqual([]);
    await search.open();
    await search.input.fill(query.slice(0, 512));
    await expect(search.status, name).toHaveText(/sections? found/);
    await expectText(search.modal, name);
  }
});

test('a page that the browser translates takes another query', async ({page}) => {
  await open(page, '/search?q=quickstart');
  await expect(results(page).first()).toBeVisible();
  for (const [query, text] of Object.entries({
    architecture: /architecture/i,
    zzqxxkwj: /No results found for/i,
    'element actions': ELEMENT_ACTIONS.title,
  })) {
    await translate(page);
    await field(page).fill(query);
    await expect(main(page)).toContainText(text);
  }
});
