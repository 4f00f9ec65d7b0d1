import type {Page} from '@playwright/test';
import {colorModeToggle, navbar} from '../site/support/navbar';
import {expect, expectHydrated, open} from '../site/support/test';
import {fixtureTest as test} from '../site/variants/fixtureSite';

const PREFERRED_VERSION = 'docs-preferred-version-default';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Opens a dropdown of the navbar and follows one of its entries. */
async function choose(page: Page, dropdown: string, entry: string) {
  // Another locale is another load: its dropdown opens once the page is live.
  await expectHydrated(page);
  const button = navbar(page).locator('.dropdown > a', {hasText: dropdown});
  // By the keyboard: a navbar that hides for a hash slides away under the pointer.
  await button.press('Enter');
  await navbar(page).locator('.dropdown__menu').getByRole('link', {name: entry}).press('Enter');
}

test.describe('docs versions', () => {
  test('the dropdown links to the same doc of another version, which is stored', async ({page}) => {
    await open(page, '/docs/second?q=1#part');
    await choose(page, '2.0', '1.0');
    await expect(page).toHaveURL(/\/docs\/1\.0\/second\/?\?q=1#part$/);
    await expect(page.locator('h1')).toHaveText('Old second');
    expect(await stored(page, PREFERRED_VERSION)).toBe('1.0');
  });

  test('the version link opens the preferred version, after a reload too', async ({page}) => {
    await open(page, '/one');
    const link = navbar(page).getByRole('link', {name: 'This version'});
    await expect(link).toHaveAttribute('href', '/docs/start');
    await choose(page, '2.0', '1.0');
    await expect(page.locator('h1')).toHaveText('Old start');
    await open(page, '/one');
    await expect(link).toHaveAttribute('href', '/docs/1.0/start');
    await expect(navbar(page).locator('.dropdown > a', {hasText: '1.0'})).toBeVisible();
  });

  test('an unknown stored name is cleared, a known one stays', async ({page}) => {
    await open(page, '/one');
    for (const [name, after] of [
      ['9.9-gone', null],
      ['1.0', '1.0'],
    ] as const) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        PREFERRED_VERSION,
        name,
      ] as const);
      await open(page, '/one');
      await expect.poll(() => stored(page, PREFERRED_VERSION)).toBe(after);
    }
  });
});

test('switching the locale keeps path, query, and hash, there and back', async ({
  page,
  fixtureUrl,
}) => {
  await open(page, '/docs/second?q=1#part');
  await choose(page, 'English', 'Other');
  await expect(page).toHaveURL(/\/fr\/docs\/second\/?\?q=1#part$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('h1')).toHaveText('Second');
  await choose(page, 'Other', 'English');
  await expect(page).toHaveURL(new RegExp(`^${fixtureUrl}docs/second/?\\?q=1#part$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the toggle cycles light and dark alone, whatever the system prefers', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/one');
  const html = page.locator('html');
  const toggle = colorModeToggle(page);
  for (const mode of ['light', 'dark', 'light', 'dark']) {
    await expect(html).toHaveAttribute('data-theme', mode);
    await expect(html).toHaveAttribute('data-theme-choice', mode);
    await toggle.click();
  }
  expect(await stored(page, 'theme')).toBe('light');
});

test.describe('the mobile menu', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const [route, isOpen] of [
    ['/crash', 'false'],
    ['/one', 'true'],
  ] as const) {
    test(`has the dropdown ${isOpen === 'true' ? 'open' : 'collapsed'} on ${route}`, async ({
      page,
    }) => {
      await open(page, route);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const group = page.locator('.navbar-sidebar .menu__list-item', {hasText: 'Group'}).first();
      await expect(group.locator('.menu__caret')).toHaveAttribute('aria-expanded', isOpen);
      const inside = group.getByRole('link', {name: 'One of group'});
      await expect(inside).toHaveCount(isOpen === 'true' ? 1 : 0);
    });
  }
});
