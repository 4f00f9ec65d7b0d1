// cspell:ignore isdisplayd
import {AREAS} from '../../../src/config/areas';
import {expectAccessibleInModes} from '../support/axe';
import {expectInSight} from '../support/inSight';
import {ELEMENT_ACTIONS} from '../support/landmarks';
import {findOverflow} from '../support/layout';
import {readShifts, recordShifts} from '../support/layoutShift';
import {expect, expectHydrated, test} from '../support/test';

test('an address without a page is named, not indexed, and leads on: to the nearest, or to a search', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/404/);
  await page.setViewportSize({width: 390, height: 844});
  await recordShifts(page);
  const markup = '%3cimg%20src=x%20onerror=alert(1)%3e';
  const address = `${site.url}api/web/element-actions/${markup}/isdisplayd`;
  const response = await page.goto(`${address}/`);
  expect(response?.status()).toBe(404);
  // Crawlers that run no script read it too.
  expect(await response?.text()).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
  await expectHydrated(page);
  await expect(page, 'as it was but for the slash').toHaveURL(address);
  await expect(page).toHaveTitle('No page at this address | Boyka Framework');
  await expect(page.locator('h1')).toHaveText('No page at this address');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const main = page.getByRole('main');
  await expect(main).toContainText('/boyka-framework/api/web/element-actions/<img src=x');
  await expect(main.locator('img')).toHaveCount(0);
  for (const {label} of AREAS) {
    await expect(main.getByRole('link', {name: label, exact: true}).last()).toBeVisible();
  }
  const nearest = main.getByRole('list').first().getByRole('link');
  await expect(nearest).toHaveCount(3);
  expect((await readShifts(page)).sum, 'nothing moves when they appear').toBe(0);
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessibleInModes(page, 'the page');

  await test.step('its words are in a field below the nearest addresses', async () => {
    await page.setViewportSize({width: 1280, height: 900});
    await expectInSight(nearest.last());
    const field = main.getByRole('searchbox');
    const words = 'isdisplayd';
    await expect(field).toHaveValue(words);
    const dialog = page.getByRole('dialog', {name: 'Search'});
    // Tab alone opens nothing; Enter searches.
    await field.focus();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('combobox')).toHaveValue(words);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await field.fill('isDisplayed');
    await main.getByRole('button', {name: 'Search'}).click();
    await dialog.getByRole('row').locator('a').first().click();
    await expect(page).toHaveURL(/\/element-actions#is-displayed$/);
    await expect(page.locator('h1')).toHaveText(ELEMENT_ACTIONS.title);
  });

  await test.step('the nearest addresses are links to their pages', async () => {
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('No page at this address');
    const near = await nearest.first().getAttribute('href');
    await nearest.first().click();
    await expect(page).toHaveURL(new RegExp(`${near}$`));
    await expect(page.locator('h1')).not.toHaveText('No page at this address');
  });
});
