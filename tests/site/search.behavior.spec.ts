// cspell:ignore locatorr
import type {Page} from '@playwright/test';
import {SearchModal} from './search/modal';
import {deferred} from './support/faults';
import {expect, expectHydrated, open, test} from './support/test';

const FAILED = 'Unable to fetch results';

const search = (page: Page) => new SearchModal(page);

/** Blocks the requests that match until the returned function is called. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  const {promise, resolve} = deferred();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('typed while the code of the dialog is loading', () => {
  for (const [how, start] of [
    ['after a slash', (page: Page) => page.keyboard.press('/')],
    ['after Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['after Cmd+K', (page: Page) => page.keyboard.press('Meta+k')],
    ['after a click on the button', (page: Page) => search(page).button.click()],
    ['on the focused button', (page: Page) => search(page).button.focus()],
  ] as const) {
    // A browser that has shown the site before may have the code of the dialog in its memory.
    test(`letters ${how} are in the field`, async ({page, faultySite}) => {
      await page.goto(`${faultySite.url}docs/intro`);
      await expectHydrated(page);
      const release = faultySite.hold(/\/assets\/js\//);
      await start(page);
      await page.keyboard.type('locatorr');
      await page.keyboard.press('Backspace');
      await expect(search(page).modal).toBeHidden();
      release();
      await expect(search(page).input).toHaveValue('locator');
      await expect(search(page).input).toBeFocused();
      await page.keyboard.type('s');
      await expect(search(page).input).toHaveValue('locators');
      await expect(
        search(page)
          .hit(/Locator/)
          .first(),
      ).toBeVisible();
    });
  }

  test('letters at the speed of a typist are in the field, whenever the dialog opens', async ({
    page,
  }) => {
    await open(page, '/docs/intro');
    await page.keyboard.press('/');
    await page.keyboard.type('verifyIsDisplayed', {delay: 40});
    await expect(search(page).input).toHaveValue('verifyIsDisplayed');
  });

  test('Enter follows no link, and Tab ends the collecting', async ({page}) => {
    await open(page, '/docs/intro');
    const release = await hold(page, /\/assets\/js\//);
    await page.getByRole('link', {name: 'API', exact: true}).first().focus();
    await page.keyboard.press('/');
    await page.keyboard.type('lo');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('x');
    release();
    await expect(search(page).input).toHaveValue('lo');
    await expect(page).toHaveURL(/\/docs\/intro$/);
  });
});

test.describe('requested before the page is hydrated', () => {
  for (const [how, start] of [
    ['a click on the button', (page: Page) => search(page).button.click()],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['a slash', (page: Page) => page.keyboard.press('/')],
  ] as const) {
    test(`by ${how}, the search opens with what was typed`, async ({page}) => {
      const release = await hold(page, /\/assets\/js\/main/);
      await page.goto('./docs/intro', {waitUntil: 'commit'});
      await expect(page.locator('h1')).toHaveText('What Boyka Framework does');
      await expect(search(page).button).toBeVisible();
      await start(page);
      await page.keyboard.type('loc');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      release();
      await expectHydrated(page);
      await expect(search(page).input).toHaveValue('loc');
      await expect(search(page).input).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(search(page).modal).toBeHidden();
      // It is requested once, not again on each page.
      await page.getByRole('link', {name: 'API', exact: true}).first().click();
      await expect(page.locator('h1')).toHaveText('API reference');
      await expect(search(page).modal).toBeHidden();
    });
  }

  test('a page that nobody searches opens no dialog', async ({page}) => {
    const release = await hold(page, /\/assets\/js\/main/);
    await page.goto('./docs/intro', {waitUntil: 'commit'});
    await expect(page.locator('h1')).toHaveText('What Boyka Framework does');
    await page.keyboard.type('loc');
    await page.locator('h1').click();
    release();
    await expectHydrated(page);
    await page.keyboard.press('Control+k');
    await expect(search(page).input).toHaveValue('');
  });
});

test('Enter before the index has arrived keeps the search', async ({page}) => {
  const release = await hold(page, /\/search\/index/);
  await open(page, '/docs/intro');
  await page.keyboard.press('/');
  await expect(search(page).input).toBeFocused();
  await page.keyboard.type('locator');
  await page.keyboard.press('Enter');
  release();
  await expect(
    search(page)
      .hit(/Locator/)
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/intro$/);
});

test('stays open when a page arrives that was on its way, and closes on the way back', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  // Loads the code of the dialog, which is held back afterwards.
  await search(page).button.click();
  await expect(search(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search(page).modal).toBeHidden();
  const release = await hold(page, /\/assets\/js\//);
  // A page of another area has a navbar of its own.
  await page.getByRole('link', {name: 'API', exact: true}).first().click();
  await expect(page).toHaveURL(/\/api\/intro$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('key');
  await expect(page.locator('h1')).toHaveText('What Boyka Framework does');
  await expect(search(page).input).toHaveValue('key');
  release();
  await expect(page.locator('h1')).toHaveText('API reference');
  await expect(search(page).input).toHaveValue('key');
  await expect(search(page).input).toBeFocused();
  await page.keyboard.type('board');
  await expect(search(page).input).toHaveValue('keyboard');
  await expect(search(page).said).toHaveText(/sections found/);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('What Boyka Framework does');
  await expect(search(page).modal).toBeHidden();
});

test('words that are properties of every object are words like others', async ({page}) => {
  await open(page, '/search?q=constructor');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/sections? found|No results/);
  await expect(page.getByRole('main')).not.toContainText(FAILED);
  await open(page, '/docs/intro');
  await page.keyboard.press('/');
  await page.keyboard.type('constructor of a page object');
  await expect(search(page).said).toHaveText(/sections? found/);
  await expect(search(page).modal).not.toContainText(FAILED);
});

test.describe('the page of results', () => {
  const hits = (page: Page) => page.getByRole('main').getByRole('article');
  const more = (page: Page) => page.getByRole('button', {name: 'Show more results'});
  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test('is as it was on the way back from a result', async ({page}) => {
    await open(page, '/search?q=element');
    await expect(hits(page)).toHaveCount(15);
    await more(page).click();
    await expect(hits(page)).toHaveCount(30);
    const hit = hits(page).nth(24).getByRole('link');
    await hit.scrollIntoViewIfNeeded();
    const [before, heading] = [await scrollY(page), await hit.textContent()];
    expect(before).toBeGreaterThan(1000);
    await hit.click();
    await expect(page).not.toHaveURL(/\/search/);
    await expect(page.getByRole('heading', {name: heading!}).first()).toBeVisible();
    await page.goBack();
    await expect(hits(page)).toHaveCount(30);
    await expect.poll(() => scrollY(page)).toBe(before);
    await expect(hits(page).nth(24).getByRole('link')).toHaveText(heading!);
    await expect(hits(page).nth(24)).toBeInViewport();
  });

  test('moves the focus to the first further result, also after the last page', async ({page}) => {
    await open(page, '/search?q=drawing');
    await expect(more(page)).toBeVisible();
    for (let shown = 15; await more(page).isVisible(); shown += 15) {
      await expect(hits(page)).toHaveCount(shown);
      await more(page).focus();
      await page.keyboard.press('Enter');
      await expect(hits(page).nth(shown).getByRole('link')).toBeFocused();
    }
    expect(await hits(page).count()).toBeGreaterThan(30);
  });
});
