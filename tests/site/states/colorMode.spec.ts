import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

const toggle = (page: Page) => page.getByRole('button', {name: /color mode|dark and light/i});
const storedMode = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('theme'))?.[1]);

async function expectMode(page: Page, mode: 'light' | 'dark', background: string) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('html')).toHaveCSS('background-color', background);
}

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(17, 22, 23)';

test('nothing stored follows the system, live', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs/intro');
  await expectMode(page, 'dark', DARK);
  await page.emulateMedia({colorScheme: 'light'});
  await expectMode(page, 'light', LIGHT);
  expect(await storedMode(page)).toBeUndefined();
});

test('the toggle cycles system, light, dark, system, and stores the choice', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs/intro');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await toggle(page).click();
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
  expect(await storedMode(page)).toBe('light');
  await toggle(page).click();
  await expectMode(page, 'dark', DARK);
  expect(await storedMode(page)).toBe('dark');
  await page.reload();
  await expectMode(page, 'dark', DARK);
  await toggle(page).click();
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  expect(await storedMode(page)).toBeUndefined();
});

test('the stored mode is there before anything is drawn', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs/intro');
  await toggle(page).click();
  await toggle(page).click();
  await page.addInitScript(() => {
    const modes: (string | null)[] = [];
    Object.assign(window, {modes});
    new MutationObserver(() => {
      if (document.body) {
        modes.push(document.documentElement.getAttribute('data-theme'));
      }
    }).observe(document, {childList: true, subtree: true, attributes: true});
  });
  await page.reload();
  await expectMode(page, 'dark', DARK);
  // From the first change inside the body on, at which something could be drawn.
  const modes = await page.evaluate(() => (window as unknown as {modes: string[]}).modes);
  expect(new Set(modes.filter(Boolean))).toEqual(new Set(['dark']));
});

test('the toggle is disabled until the page is live', async ({page, request, site}) => {
  const html = await (await request.get(`${site.url}docs/intro/`)).text();
  const button = /<button[^>]*colorMode[\s\S]*?>|<button[^>]*title="?system[^>]*>/i.exec(html)?.[0];
  expect(button).toContain('disabled');
  await open(page, '/docs/intro');
  await expect(toggle(page)).toBeEnabled();
});

test('a stored value that is none of the modes is dropped', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs/intro');
  await toggle(page).click();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('theme'))!;
    localStorage.setItem(key, '<b>banana</b>');
  });
  await page.reload();
  await expectMode(page, 'dark', DARK);
  expect(await storedMode(page)).toBeUndefined();
});

test('other tabs follow', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs/intro');
  const other = await context.newPage();
  await other.emulateMedia({colorScheme: 'light'});
  await open(other, '/api/intro');
  await toggle(page).click();
  await toggle(page).click();
  await expectMode(other, 'dark', DARK);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test("the system's preference holds", async ({page, site}) => {
    for (const [colorScheme, background] of [
      ['dark', DARK],
      ['light', LIGHT],
    ] as const) {
      await page.emulateMedia({colorScheme});
      await page.goto(`${site.url}docs/intro/`);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('html')).toHaveCSS('background-color', background);
    }
  });
});
