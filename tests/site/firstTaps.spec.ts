import type {Page} from '@playwright/test';
import {SearchModal} from './search/modal';
import {holdBack} from './support/holdBack';
import {CHECKER, QUICKSTART, STARTER, TROUBLESHOOTING} from './support/landmarks';
import {addressOf, expect, expectHydrated, test} from './support/test';

// What a reader does after the first paint and before the scripts have come.

const PAGE = `/${QUICKSTART.path}`;

/**
 * Opens a page whose scripts are on their way.
 *
 * @returns a function that lets them come, and waits until the page is hydrated
 */
async function openEarly(page: Page, route: string): Promise<() => Promise<void>> {
  await page.unrouteAll();
  const release = await holdBack(page, /\/assets\/js\//);
  await page.goto(addressOf(route), {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    release();
    await expectHydrated(page);
  };
}

test('what is typed for the search, by its keys or on its button, is in it when the page is hydrated', async ({
  page,
}) => {
  const search = new SearchModal(page);
  const {button, modal, input} = search;
  const setting = modal.getByRole('checkbox', {name: 'Open the search with /'});
  const type = (keys: string) => page.keyboard.type(keys);
  let hydrate = await openEarly(page, PAGE);
  await type('/locator');
  await page.keyboard.press('Backspace');
  await hydrate();
  await type('rs');
  await expect(input).toHaveValue('locators');
  await expect(search.hit(/Locator/).first()).toBeVisible();
  await setting.uncheck();

  // A slash opens nothing now, on later visits too.
  hydrate = await openEarly(page, PAGE);
  await type('/x');
  await button.focus();
  await type('wait for');
  await hydrate();
  await expect(input).toHaveValue('wait for');
  await page.keyboard.press('Escape');
  await type('/');
  await expect(modal).toBeHidden();

  hydrate = await openEarly(page, PAGE);
  await page.keyboard.press('Control+k');
  await type('x');
  await page.keyboard.press('Escape');
  await hydrate();
  await page.keyboard.press('Control+k');
  await expect(input).toHaveValue('');
  await setting.check();
  await page.keyboard.press('Escape');
  await type('/');
  await expect(input).toBeFocused();
});

test('the search button opens the page of the search, whose field keeps what is typed', async ({
  page,
}) => {
  const field = page.getByRole('searchbox');
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    await openEarly(page, PAGE);
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await page.waitForURL(/\/search\?q=$/, {waitUntil: 'commit'});
  }
  const hydrate = await openEarly(page, '/search?q=');
  await expect(field).toBeFocused();
  await page.keyboard.type('/quick');
  await hydrate();
  await page.keyboard.type('start/');
  await expect(field).toHaveValue('/quickstart/');
  await expect(page.getByRole('article').first()).toContainText(QUICKSTART.title);
});

test('in the place of the menu is a link to all pages; the menu takes over its focus', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  const hydrate = await openEarly(page, PAGE);
  const link = page.getByRole('link', {name: 'All pages', exact: true});
  const box = await link.boundingBox();
  await link.focus();
  await hydrate();
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  await expect(button).toBeFocused();
  expect(await button.boundingBox()).toEqual(box);
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();

  await openEarly(page, PAGE);
  await link.click();
  await page.waitForURL(/\/pages$/, {waitUntil: 'commit'});
});

test('a fold stays open, and a tab keeps the focus, with which a key selects it then', async ({
  page,
}) => {
  const hydrate = await openEarly(page, PAGE);
  const fold = page.getByRole('main').locator('details').filter({visible: true}).first();
  await fold.locator('summary').first().click();
  await expect(fold).toHaveAttribute('open');
  await page.getByRole('tab', {selected: true}).first().focus();
  await hydrate();
  await expect(fold).toHaveAttribute('open');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const target = page.getByRole('tab').nth(1);
  await expect(target).toHaveAttribute('aria-selected', 'true');
  await expect(target).toBeFocused();
});

test('controls are disabled, at their final size, until they work, and keep the focus', async ({
  page,
}) => {
  for (const [route, selector, width, takesFocus] of [
    [PAGE, 'main :is(button, [role="tab"])', 390, true],
    ['/docs/guides/config/configuration', 'main :is(input, select)', 1280, true],
    [`/${CHECKER.path}`, 'main :is(textarea, button, input)', 1280, true],
    [`/${TROUBLESHOOTING.path}`, 'main :is(textarea, button, input)', 1280, true],
    [`/${STARTER.path}`, 'form :is(button, input):not(.navbar *)', 1280, false],
    ['/', 'main :is(button, [role="tab"])', 1280, true],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    const hydrate = await openEarly(page, route);
    const controls = page.locator(selector).filter({visible: true});
    const disabled = controls.and(page.locator(':disabled, [aria-disabled="true"]'));
    const boxes = () =>
      controls.evaluateAll((elements) =>
        elements.map((element) => {
          const {x, width: w, height} = element.getBoundingClientRect();
          return `${element.localName} ${x} ${w} ${height}`;
        }),
      );
    const hasFocus = () =>
      controls.first().evaluate((element) => element === document.activeElement);
    const before = await boxes();
    expect(before.length, route).toBeGreaterThan(0);
    await expect(disabled, route).toHaveCount(before.length);
    await controls.first().focus();
    expect(await hasFocus(), route).toBe(takesFocus);
    await hydrate();
    await expect(controls.and(page.locator('[aria-disabled="true"]')), route).toHaveCount(0);
    await expect(controls.and(page.locator(':enabled, [role="tab"]')).first()).toBeVisible();
    expect(await boxes(), route).toEqual(before);
    expect(await hasFocus(), route).toBe(takesFocus);
  }
});
