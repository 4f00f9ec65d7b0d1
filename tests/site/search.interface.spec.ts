// cspell:disable: queries are typed as readers type them, nonsense included.
import type {Page} from '@playwright/test';
import {STARTING_POINTS} from '../../src/config/searchStart';
import {expectAccessibleInModes} from './support/axe';
import {denyStorage} from './support/storage';
import {expect, open, test} from './support/test';
import {HOSTILE} from './search/hostile';
import {SearchModal} from './search/modal';

/** Goes to two pages by the open search, and leaves it open: both are recent searches then. */
async function visitTwo(search: SearchModal): Promise<void> {
  for (const [query, heading] of [
    ['quickst', 'Quickstart'],
    ['architec', 'Architecture'],
  ] as const) {
    await search.ask(query);
    await expect(search.hits.first()).toContainText(heading);
    await search.enterFirst();
    await expect(search.page.locator('h1')).toHaveText(heading);
    await search.open();
  }
}

// What the search does in either mode: its keys, its field, its lists, and its addresses.

test('opens on click, Ctrl+K, Cmd+K, and a slash, and closes on Escape and a click beside it', async ({
  page,
}) => {
  const search = new SearchModal(page);
  await open(page, '/docs/intro');
  await expect(search.button).toBeEnabled();
  await search.button.click();
  await expect(search.input).toBeFocused();
  await expect(search.input).toHaveAttribute('placeholder', 'Search docs');
  await page.keyboard.press('Escape');
  await expect(search.modal).toBeHidden();
  await expect(search.button).toBeFocused();
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(keys);
    await expect(search.modal, keys).toBeVisible();
    await expect(search.input, keys).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(search.modal, keys).toBeHidden();
  }
  await search.button.click();
  await expect(search.modal).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(search.modal, 'after a click beside it').toBeHidden();
  await search.button.focus();
  await page.keyboard.press('Control+c');
  await expect(search.modal, 'a letter with Ctrl').toBeHidden();
});

test('the empty field has links to start from, and each leads to its page', async ({page}) => {
  const search = new SearchModal(page);
  const links = page.getByRole('navigation', {name: 'Starting points'}).getByRole('link');
  await search.openOn('/community/our-team');
  await expect(links).toHaveText(STARTING_POINTS.map(({label}) => label));
  await search.ask('quickst');
  await expect(search.hits.first()).toBeVisible();
  await expect(links).toHaveCount(0);
  await search.ask('');
  for (const {label, to} of STARTING_POINTS) {
    await links.filter({hasText: label}).click();
    await expect(search.modal).toBeHidden();
    await expect(page).toHaveURL((url) =>
      `${url.pathname}${url.hash}`.replace(/\/(?=#|$)/, '').endsWith(to),
    );
    await expect(
      page.locator(to.includes('#') ? `[id="${to.split('#')[1]}"]` : 'h1'),
    ).toBeVisible();
    await search.open();
  }
});

for (const [title, init, leave] of [
  ['survive a reload', () => undefined, (page: Page) => page.reload()],
  ['work without storage', denyStorage, (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`recent and favorite searches ${title}, and are removed one by one`, async ({page}) => {
    const search = new SearchModal(page);
    const recent = search.entries('Recent');
    const favorite = search.entries('Favorite');
    const reopen = async () => {
      await leave(page);
      await search.open();
    };
    await page.addInitScript(init);
    await search.openOn('/docs/intro');
    await visitTwo(search);
    await expect(recent).toHaveCount(2);
    await recent.filter({hasText: 'Quickstart'}).getByTitle('Save this search').click();
    await reopen();
    await expect(favorite).toHaveText(/Quickstart/);
    await expect(recent).toHaveText(/Architecture/);
    await recent.getByTitle('Remove this search from history').click();
    await favorite.getByTitle('Remove this search from favorites').click();
    await expect(search.hits).toHaveCount(0);
    await reopen();
    await expect(search.hits).toHaveCount(0);
  });
}

test('the page of results and its address tell the same query', async ({page}) => {
  const field = page.getByRole('searchbox');
  await open(page, '/search?q=quickstart');
  await expect(field).toHaveValue('quickstart');
  await expect(field).toBeFocused();
  await expect(page).toHaveTitle(/^Search results for "quickstart" \|/);
  const first = page.getByRole('main').locator('article').first();
  await expect(first.getByRole('heading')).toHaveText('Quickstart');
  await expect(first.locator('mark').first()).toHaveText('Quickstart');
  await expect(first).toContainText('Documentation');
  await field.fill('when a page counts as loaded');
  const deep = page.getByRole('article').filter({
    has: page.getByRole('heading', {name: /page_load_strategy$/}),
  });
  await expect(deep.locator('p').first()).toHaveText(/^Documentation › Web configuration › /);
  await expect(deep.locator('p').last()).toContainText('a page counts as loaded');
  await expect(deep.locator('p').last().locator('mark', {hasText: 'loaded'})).toBeVisible();
  await field.fill('architecture');
  await expect(page).toHaveURL(/\?q=architecture$/);
  await expect(first.getByRole('heading')).toHaveText('Architecture');
  await first.getByRole('link').click();
  await expect(page.locator('h1')).toHaveText('Architecture');
  await page.evaluate(() => window.history.back());
  await expect(field).toHaveValue('architecture');
  await expect(first.getByRole('heading')).toHaveText('Architecture');
});

test('Back goes from one query to the one before', async ({page}) => {
  const search = new SearchModal(page);
  await open(page, '/search?q=quickstart');
  await search.open();
  await search.type('architecture');
  await search.modal.getByRole('link', {name: /^See all/}).click();
  await expect(page.getByRole('searchbox')).toHaveValue('architecture');
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole('searchbox')).toHaveValue('quickstart');
  await expect(page.locator('article').first()).toContainText('Quickstart');
});

// routes.spec.ts checks it without a query.
test('the page of results is accessible', async ({page}) => {
  for (const [query, said] of [
    ['quickstart', 'Quickstart'],
    ['zzqxxkwj', 'zzqxxkwj'],
  ] as const) {
    await open(page, `/search?q=${query}`);
    await expect(page.getByRole('main')).not.toContainText('Fetching');
    await expect(page.getByRole('main')).toContainText(said);
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 900});
      await expectAccessibleInModes(page, `${query} at ${width} pixels`, 'main');
    }
  }
});

test('the page of results shows a query as text', async ({page}) => {
  for (const [name, query] of Object.entries(HOSTILE)) {
    await test.step(name, async () => {
      await open(page, `/search?q=${encodeURIComponent(query)}`);
      await expect(page.getByRole('searchbox')).toHaveValue(query);
      await expect(page.locator('h1')).toHaveText('Search');
      await expect(page.getByRole('main').locator('p, article').last()).toBeVisible();
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      await expect(page.locator('main img, main script')).toHaveCount(0);
      await expect(page.getByRole('alert')).toBeHidden();
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(wide, 'the page scrolls sideways').toBe(false);
    });
  }
});

test('the field names the results below it, and the one that Enter opens', async ({page}) => {
  const search = new SearchModal(page);
  await search.openOn('/docs/intro');
  const field = page.getByRole('combobox', {name: 'Search'});
  await expect(field).toBeFocused();
  await search.ask('locator');
  await expect(search.hits.nth(2)).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const marked = page.locator('[role="row"][aria-selected="true"]');
  await expect(marked).toHaveCount(1);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
    const before = (await marked.getAttribute('id'))!;
    await page.keyboard.press(key);
    await expect(marked).not.toHaveId(before);
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await marked.getAttribute('id'))!,
    );
  }
  const title = await marked.locator('[data-search-title]').innerText();
  await page.keyboard.press('Enter');
  await expect(search.modal).toBeHidden();
  await expect(page.getByRole('heading', {name: title}).first()).toBeAttached();
});

test('the Tab key stays in the modal, and the focus goes back to the button', async ({page}) => {
  const search = new SearchModal(page);
  await search.openOn('/docs/intro');
  await search.ask('quickst');
  await expect(search.hits.first()).toContainText('Quickstart');
  const focused = search.modal.locator(':focus');
  const seen = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    // Once around, and a little more.
    const controls = await search.modal.locator('a:visible, button:visible, input').count();
    for (let step = 0; step <= controls; step += 1) {
      await page.keyboard.press(key);
      await expect(focused).toHaveCount(1);
      seen.add(
        await focused.evaluate(
          (element) => element.getAttribute('aria-label') ?? element.localName,
        ),
      );
    }
    await expect(search.input).not.toHaveAttribute('hidden');
  }
  for (const part of ['Search', 'button', 'Cancel', 'a']) {
    expect([...seen], part).toContain(part);
  }
  await page.keyboard.press('Escape');
  await expect(search.modal).toBeHidden();
  await expect(search.button).toBeFocused();
});

test('the page of results needs no mouse', async ({page}) => {
  await open(page, '/search?q=quickstart');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.locator('article').first()).toContainText('Quickstart');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Area')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('article').first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Quickstart');
});
