import {SearchModal} from '../site/search/modal';
import {expect, open, test} from '../site/support/test';

test.beforeEach(({problems}) => {
  // What Firefox and WebKit report for a prefetch that a navigation aborts.
  problems.allow(/^request: (NS_BINDING_ABORTED|.*cancel)/i);
});

test('a reader gets from the home page to the documentation', async ({page}) => {
  await open(page, '/');
  await page.getByRole('main').locator('a[href*="/docs/"]').first().click();
  await expect(page).toHaveURL(/\/docs\//);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('main').locator('pre code').first()).toBeVisible();
});

test('the color mode changes and stays after a reload', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs/intro');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const toggle = page.getByRole('button', {name: /color mode|dark and light/i});
  await toggle.click();
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('the search finds a method and opens it', async ({page}) => {
  const search = new SearchModal(page);
  await search.openOn('/docs/intro');
  await search.type('isDisplayed');
  await expect(search.hits.first()).toBeVisible();
  await search.enterFirst();
  await expect(page).toHaveURL(/\/api\/.*#is-displayed$/);
  await expect(page.locator('#is-displayed')).toBeInViewport();
});

test('the menu of a phone opens and leads to another area', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu).toBeVisible();
  await menu.getByRole('link', {name: 'API', exact: true}).click();
  await expect(page).toHaveURL(/\/api\//);
  await expect(page.locator('h1')).toHaveCount(1);
});
