import type {Page} from '@playwright/test';
import {buildFixtureSite, type FixtureSite} from '../support/fixtureSite';
import {expect, expectHydrated, open, test as base} from '../support/test';
import {WHOLE_SITE} from '../support/wholeSite';

const PREFERRED_VERSION = 'docs-preferred-version-default';

// One worker, and so one build, for the whole file.
base.describe.configure({mode: 'default', timeout: 120_000});

const test = base.extend<object, {whole: FixtureSite}>({
  whole: [
    async ({}, use) => {
      const whole = await buildFixtureSite(WHOLE_SITE);
      await use(whole);
      await whole.close();
    },
    {scope: 'worker', timeout: 240_000},
  ],
  baseURL: async ({whole}, use) => use(whole.url),
});

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Opens a dropdown of the navbar and takes one of its entries. */
async function choose(page: Page, dropdown: string, entry: string) {
  // Another locale is another load: its dropdown opens once the page is live.
  await expectHydrated(page);
  const button = navbar(page).locator('.dropdown > a', {hasText: dropdown});
  // By the keyboard: a navbar that hides for a hash slides away under the pointer.
  await button.press('Enter');
  await navbar(page).locator('.dropdown__menu').getByRole('link', {name: entry}).press('Enter');
}

test.describe('docs versions', () => {
  test('the dropdown leads to the same doc of another version, which is remembered', async ({
    page,
  }) => {
    await open(page, '/docs/second?q=1#part');
    await choose(page, '2.0', '1.0');
    await expect(page).toHaveURL(/\/docs\/1\.0\/second\/?\?q=1#part$/);
    await expect(page.locator('h1')).toHaveText('Old second');
    expect(await stored(page, PREFERRED_VERSION)).toBe('1.0');
  });

  test('the version link leads to the preferred version, after a reload too', async ({page}) => {
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

test('switching the locale keeps path, query, and hash, there and back', async ({page, whole}) => {
  await open(page, '/docs/second?q=1#part');
  await choose(page, 'English', 'Other');
  await expect(page).toHaveURL(/\/fr\/docs\/second\/?\?q=1#part$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('h1')).toHaveText('Second');
  await choose(page, 'Other', 'English');
  await expect(page).toHaveURL(new RegExp(`^${whole.url}docs/second/?\\?q=1#part$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the toggle cycles light and dark alone, whatever the system prefers', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/one');
  const html = page.locator('html');
  const toggle = page.getByRole('button', {name: /color mode|dark and light/i});
  for (const mode of ['light', 'dark', 'light', 'dark']) {
    await expect(html).toHaveAttribute('data-theme', mode);
    await expect(html).toHaveAttribute('data-theme-choice', mode);
    await toggle.click();
  }
  expect(await stored(page, 'theme')).toBe('light');
});

test('a page that crashes says so with the whole chain of causes, and can be tried again', async ({
  page,
  problems,
}) => {
  problems.allow(/outer/);
  await open(page, '/crash');
  await page.getByRole('button', {name: 'Crash'}).click();
  await expect(page.locator('h1')).toHaveText('This page crashed.');
  await expect(page.getByText('outer\n\nCause:\nmiddle\n\nCause:\ninner')).toBeVisible();
  // The layout around it stands.
  await expect(navbar(page)).toBeVisible();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('h1')).toHaveText('Danger');
  await expect(page.getByRole('button', {name: 'Crash'})).toBeVisible();
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

test('bar, navbar, and footer take the other shapes of the configuration', async ({page}) => {
  await open(page, '/one');
  const bar = page.getByRole('region', {name: 'Announcement'});
  await expect(bar).toHaveText('News for readers');
  await expect(bar.getByRole('link')).toHaveAttribute('href', 'https://example.org/news');
  await expect(bar).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await expect(bar).toHaveCSS('color', 'rgb(254, 220, 186)');
  await expect(navbar(page)).toHaveClass(/navbar--primary/);
  await expect(navbar(page)).not.toHaveClass(/navbarHide/);
  const footer = page.getByRole('contentinfo');
  await expect(footer).not.toHaveClass(/footer--dark/);
  const list = footer.getByRole('navigation', {name: 'Footer'});
  await expect(list.getByRole('link', {name: 'The start'})).toHaveAttribute('href', '/docs/start');
  await expect(list.locator('i')).toHaveText('By hand');
  await expect(
    footer.locator('a[href="https://example.org/mark"] img[alt="Our mark"]').first(),
  ).toBeAttached();
  await expect(footer).toContainText('Ours since 2025');
  await expect(footer.locator('b')).toHaveText('Ours');
});

// The last: from here on the server gives another build's words.
test("a dismissal lasts until the bar's id changes", async ({page, whole}) => {
  const bar = page.getByRole('region', {name: 'Announcement'});
  await open(page, '/one');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  await open(page, '/docs/start');
  await expect(bar).toHaveCount(0);
  whole.reword('news-1', 'news-2');
  await open(page, '/docs/start');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', {name: 'Close'}).click();
  await page.reload();
  await expect(bar).toHaveCount(0);
});
