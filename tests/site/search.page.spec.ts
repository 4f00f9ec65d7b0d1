// cspell:disable: queries are typed as readers type them, nonsense included.
import type {Page} from '@playwright/test';
import {expectAccessible, expectText, HOSTILE_TEXT, test} from './search/modal';
import {ARCHITECTURE, QUICKSTART} from './support/landmarks';
import {findOverflow} from './support/layout';
import {expect, open} from './support/test';
import {translate} from './support/translate';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => main(page).getByRole('article');
const status = (page: Page) => main(page).getByRole('status');

test('the field and the address have the same query, and Back has the one before', async ({
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
  await search.ask('cookie', /cookie/i);
  const count = (await search.status.textContent())!;
  expect(count).toMatch(/^\d+ sections found$/);
  await search.modal.getByRole('link', {name: `See all ${parseInt(count, 10)} results`}).click();
  await expect(search.modal).toBeHidden();
  await expect(field(page)).toHaveValue('cookie');
  await expect(status(page)).toHaveText(count);
  await page.goBack();
  await expect(field(page)).toHaveValue('architecture');
});

test('an area narrows the results; further ones get the focus, and are there on the way back', async ({
  page,
}) => {
  const more = page.getByRole('button', {name: 'Show more results'});
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  await open(page, '/search?q=element');
  await page.getByLabel('Area').selectOption('API');
  await expect(page).toHaveURL(/[?&]area=api/);
  const areas = async () => {
    const paths = await results(page).locator('p:first-of-type').allTextContents();
    return [...new Set(paths.map((path) => path.split(' › ')[0]))];
  };
  await expect.poll(areas).toEqual(['API']);
  await page.reload();
  await expect(page.getByLabel('Area')).toHaveValue('api');
  await expect.poll(areas).toEqual(['API']);
  await page.getByLabel('Area').selectOption('All areas');
  await expect.poll(areas).toContain('Documentation');
  const shown = await results(page).count();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(results(page).nth(shown).getByRole('link')).toBeFocused();
  const all = await results(page).count();
  const link = results(page).last().getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const heading = (await link.textContent())!;
  const place = await scrollTop();
  expect(place).toBeGreaterThan(1000);
  const address = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(address);
  // A key and a message may have no heading of their own.
  const [, id = '__docusaurus'] = address.split('#');
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await page.goBack();
  await expect(results(page)).toHaveCount(all);
  await expect.poll(scrollTop).toBe(place);
  await expect(link).toHaveText(heading);
});

test('a query without results leads to others, accessibly, and a failed one says so', async ({
  page,
  problems,
}) => {
  const index = /\/search\/[^/]+\.json/;
  const failed = page.getByRole('alert').filter({hasText: /^Unable to fetch results/});
  const waiting = page.getByText('Fetching new results...');
  problems.allow(/404/);
  await page.route(index, (route) => route.fulfill({status: 404}));
  await open(page, '/search?q=zzqxxkwj');
  await expect(failed).toContainText('reload the page');
  await page.unroute(index);
  await page.reload();
  await expect(status(page)).toHaveText('No results found for “zzqxxkwj”');
  const report = main(page).getByRole('link', {name: 'Let us know.'});
  expect(await report.getAttribute('href')).toContain('query=zzqxxkwj');
  await expect(main(page)).toContainText('Try searching for');
  await expectAccessible(page, 'no results', 'main');
  await main(page).getByRole('listitem').first().getByRole('link').click();
  await expect(results(page).first()).toBeVisible();
  await expect(main(page)).not.toContainText('No results found');

  // No answer: the minute that the site waits is over when the test says so.
  await page.addInitScript(() => {
    const minute = new AbortController();
    Object.assign(window, {minute});
    AbortSignal.timeout = () => minute.signal;
  });
  await page.route(index, () => undefined);
  await page.reload();
  await expect(waiting).toBeVisible();
  await page.evaluate(() => (window as unknown as {minute: AbortController}).minute.abort());
  await expect(failed).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('an error leads to the log reader with its text, which is in no address', async ({page}) => {
  const row = results(page).filter({hasText: 'Look it up in the log reader'});
  await open(page, '/search?q=locator');
  await expect(results(page).first()).toBeVisible();
  await expect(row, 'no error').toHaveCount(0);
  for (const [query, place] of [
    // No section has half of its words.
    ['qwxz.VbnmException: 17 zzqxxkwj of locator', results(page).first()],
    ['zzqxxkwj.PlmoknException', results(page).first()],
    // An entry explains it.
    ['element click intercepted: Element is not clickable at point', results(page).last()],
  ] as const) {
    await field(page).fill(query);
    await expect(place).toContainText('Look it up in the log reader');
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('link')).toBeInViewport({ratio: 1});
    await expectAccessible(page, query, 'main');
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/troubleshooting#paste-your-log$/);
    await expect(page.getByRole('textbox', {name: 'Log or stack trace'})).toHaveValue(query);
    await page.goBack();
    await expect(row).toBeInViewport();
  }
});

test('a query is text, of words like others', async ({page}) => {
  const [first, ...others] = [
    HOSTILE_TEXT,
    `<script>window.pwned=1</script>"'\`\\ &amp; %20 {{1}}`,
    // More than 10 KB, and a word that is longer than a line.
    `${'x'.repeat(2000)}${' quickstart'.repeat(800)}`,
    'מבחן של اختبار 🧪 👩🏽‍🔬',
    // A name of every object.
    'constructor',
  ] as const;
  await open(page, `/search?q=${encodeURIComponent(first)}`);
  await expect(status(page)).toHaveText(/sections? found|No results/);
  await expectText(main(page), first);
  for (const query of others) {
    await field(page).fill(query);
    await expect(page).toHaveURL(({searchParams}) => searchParams.get('q') === query);
    await expect(status(page), query).toHaveText(/sections? found|No results/);
    await expectText(main(page), query);
    expect(await findOverflow(page), query).toEqual([]);
  }
});

test('a page that the browser translates shows the texts of another query alone', async ({
  page,
}) => {
  const first = results(page).first();
  await open(page, '/search?q=quickstart');
  await expect(first.getByRole('heading')).toHaveText(QUICKSTART.title);
  for (const [query, place, text] of [
    ['architecture', first.getByRole('heading'), ARCHITECTURE.title],
    ['zzqxxkwj', status(page), 'No results found for “zzqxxkwj”'],
    ['quickstart', first.getByRole('heading'), QUICKSTART.title],
  ] as const) {
    await translate(page);
    await field(page).fill(query);
    await expect(place).toHaveText(text);
  }
});
