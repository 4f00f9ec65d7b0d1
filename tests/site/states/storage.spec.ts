import type {Page} from '@playwright/test';
import {colorModeToggle} from '../support/navbar';
import {expect, expectHydrated, open, test} from '../support/test';

/** What the console warns of that tells of storage, from now on. */
function noteWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && /storage|stores/.test(message.text())) {
      warnings.push(message.text());
    }
  });
  return warnings;
}

for (const [what, refuse] of [
  [
    'a storage whose getter throws',
    () =>
      void Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
  ],
  [
    'a full storage',
    () => {
      Storage.prototype.setItem = function () {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`${what} gives one warning, everything works, and nothing persists`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.addInitScript(refuse);
    const warnings = noteWarnings(page);
    await open(page, '/docs/intro');
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
    const html = page.locator('html');
    const toggle = colorModeToggle(page);
    await toggle.click();
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    // Another page of the same visit keeps the choice.
    await page.getByRole('link', {name: 'API', exact: true}).first().click();
    await expect(page.locator('h1')).toHaveText('API reference');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Search'}).fill('element actions');
    await page.locator('[data-search-entry] a').first().click();
    await expect(page).toHaveURL(/element-actions/);
    await expect(page.getByRole('combobox', {name: 'Search'})).toHaveCount(0);
    expect(warnings).toHaveLength(1);

    await page.reload();
    await expectHydrated(page);
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
}

test('whatever is in storage, the announcement bar shows', async ({page}) => {
  await open(page, '/docs/intro');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('docusaurus.announcement.dismiss')) {
        localStorage.setItem(key, 'true');
      }
    }
  });
  expect(
    await page.evaluate(() => Object.values(localStorage).filter((value) => value === 'true')),
  ).toHaveLength(1);
  await page.reload();
  await expectHydrated(page);
  await expect(page.getByText('Boyka is free and open source')).toBeVisible();
});
