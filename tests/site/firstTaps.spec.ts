import type {Page} from '@playwright/test';
import {configKeys} from '../../src/framework/config';
import {holdBack} from './support/holdBack';
import {CHECKER, ELEMENT_ACTIONS, QUICKSTART, STARTER, TROUBLESHOOTING} from './support/landmarks';
import {addressOf, expect, expectHydrated, test} from './support/test';

// What a reader does after the first paint and before the scripts have come.

const PAGE = `/${QUICKSTART.path}`;
const CONFIGURATION = '/docs/guides/config/configuration';

/**
 * Opens a page whose scripts are on their way.
 *
 * @returns a function that lets them come, and waits until the page is hydrated
 */
async function openEarly(page: Page, route: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, /\/assets\/js\//);
  await page.goto(addressOf(route), {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    release();
    await expectHydrated(page);
  };
}

for (const width of [390, 1280]) {
  test(`at ${width} pixels the search button opens the page of the search`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await openEarly(page, PAGE);
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await page.waitForURL(/\/search\?q=$/, {waitUntil: 'commit'});
    await page.unrouteAll();
    await page.reload();
    await expectHydrated(page);
    await page.keyboard.type('quickstart');
    await expect(page.getByRole('article').first()).toContainText(QUICKSTART.title);
  });
}

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
  await page.unrouteAll();

  await openEarly(page, PAGE);
  await link.click();
  await page.waitForURL(/\/pages$/, {waitUntil: 'commit'});
});

test('a tab keeps the focus, and a key selects it then', async ({page}) => {
  const hydrate = await openEarly(page, PAGE);
  await page.getByRole('tab', {selected: true}).first().focus();
  await hydrate();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const target = page.getByRole('tab').nth(1);
  await expect(target).toHaveAttribute('aria-selected', 'true');
  await expect(target).toBeFocused();
});

test('a fold opens, and stays open', async ({page}) => {
  const hydrate = await openEarly(page, `/${ELEMENT_ACTIONS.path}`);
  const fold = page.getByRole('main').locator('details').first();
  await fold.locator('summary').first().click();
  await expect(fold).toHaveAttribute('open');
  await hydrate();
  await expect(fold).toHaveAttribute('open');
});

test('the filter of keys takes the focus, and what is typed then', async ({page}) => {
  const hydrate = await openEarly(page, CONFIGURATION);
  const filter = page.getByRole('searchbox', {name: /^Filter/});
  await filter.focus();
  await expect(filter).toBeFocused();
  await hydrate();
  await page.keyboard.type('highlight');
  const all = configKeys().length;
  await expect(page.getByText(/^\d+ of \d+ keys$/)).toHaveText(
    new RegExp(`^(?!${all} )[1-9]\\d* of ${all} keys$`),
  );
});

const TABS_AND_CONTENTS = 'main [role="tab"], main .theme-doc-toc-mobile button';

for (const [route, selector, width] of [
  [PAGE, 'main button', 1280],
  [PAGE, TABS_AND_CONTENTS, 390],
  [CONFIGURATION, 'main :is(input, select)', 1280],
  [`/${CHECKER.path}`, 'main :is(textarea, button, input)', 1280],
  [`/${TROUBLESHOOTING.path}`, 'main :is(textarea, button, input)', 1280],
  [`/${STARTER.path}`, 'form :is(button, input):not(.navbar *)', 1280],
  ['/', 'main :is(button, [role="tab"])', 1280],
] as const) {
  test(`controls of ${route} are disabled at ${width} pixels (${selector}), at their final size`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    const hydrate = await openEarly(page, route);
    const controls = page.locator(selector).filter({visible: true});
    const boxes = () =>
      controls.evaluateAll((elements) =>
        elements.map((element) => {
          const {x, width: w, height} = element.getBoundingClientRect();
          return `${element.localName} ${x} ${w} ${height}`;
        }),
      );
    const before = await boxes();
    expect(before.length).toBeGreaterThan(0);
    await expect(controls.and(page.locator(':disabled, [aria-disabled="true"]'))).toHaveCount(
      before.length,
    );
    await hydrate();
    await expect(controls.and(page.locator('[aria-disabled="true"]'))).toHaveCount(0);
    expect(await boxes()).toEqual(before);
    await expect(controls.and(page.locator(':enabled, [role="tab"]')).first()).toBeVisible();
  });
}
