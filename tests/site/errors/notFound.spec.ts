import {AREAS} from '../../../src/config/areas';
import {expect, expectHydrated, test} from '../support/test';

test('an unknown path is told, not indexed, and leads on', async ({page, site, problems}) => {
  problems.allow(/404/);
  const response = await page.goto(`${site.url}api/web/element-actionz`);
  expect(response?.status()).toBe(404);
  // Crawlers that run no script read it too.
  expect(await response?.text()).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
  await expectHydrated(page);
  await expect(page).toHaveTitle('No page at this address | Boyka Framework');
  await expect(page.locator('h1')).toHaveText('No page at this address');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText('/boyka-framework/api/web/element-actionz')).toBeVisible();
  for (const {label} of AREAS) {
    await expect(
      page.getByRole('main').getByRole('link', {name: label, exact: true}).last(),
    ).toBeVisible();
  }
  await page.getByRole('main').getByRole('searchbox').fill('timeout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search/);
});

test('a page with a similar address is offered', async ({page, site, problems}) => {
  problems.allow(/404/);
  await page.goto(`${site.url}guides/config/configuration`);
  await page.getByRole('main').getByRole('link', {name: 'Configuration', exact: true}).click();
  await expect(page.locator('h1')).toHaveText('Configuration');
});
