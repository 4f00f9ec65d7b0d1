// cspell:ignore quikstart comit isdisplayd
import {AREAS} from '../../../src/config/areas';
import {INDEX_PATH} from '../../../src/search/searchIndex';
import {nearestRoutes} from '../../../src/theme/NotFound/Content/nearestRoutes';
import {addressWords} from '../../../src/theme/NotFound/Content/addressWords';
import {rankingOf} from '../../relevance/measureRelevance';
import {expectAccessibleInModes} from '../support/axe';
import {readBuilt} from '../support/buildOutput';
import {expectInSight} from '../support/inSight';
import {ELEMENT_ACTIONS} from '../support/landmarks';
import {findOverflow} from '../support/layout';
import {readShifts, recordShifts} from '../support/layoutShift';
import {expect, expectHydrated, readSitemap, test} from '../support/test';

/** Addresses without a page, and what they should have been. */
const WRONG: readonly (readonly [address: string, expected: string])[] = [
  // File endings, and other separators of words.
  ['docs/guides/config/web.mdx', '/docs/guides/config/web'],
  ['docs/guides/run/grid_or_cloud', '/docs/guides/run/grid-or-cloud'],
  ['api/utils/JsonUtil.md', '/api/utils/json-util'],
  ['ElementActions', `/${ELEMENT_ACTIONS.path}`],
  // Typos.
  ['docs/getting-started/quikstart', '/docs/getting-started/quickstart'],
  ['contributing/project-details/comit-step', '/contributing/project-details/commit-steps'],
  // Another folder.
  ['docs/configuration', '/docs/guides/config/configuration'],
  ['boyka-framework/docs/guides/listeners', '/docs/guides/listeners'],
  ['docs/ide', '/docs/guides/run/in-an-ide'],
  // Earlier addresses with an error.
  ['api/web/mouse-action', '/api/builders/mouse-action'],
  ['api/web/keyboard-action', '/api/actions/elements/textbox-actions'],
  ['docs/guides/mobile/setup_config', '/docs/guides/ui/android/setup-config'],
  // Names of methods, types, and keys.
  ['isDisplayed', `/${ELEMENT_ACTIONS.path}#is-displayed`],
  ['api/web/element-actions/get-text', `/${ELEMENT_ACTIONS.path}#get-text`],
  ['api/DeviceType', '/api/enums#device-type'],
  ['docs/guides/config/explicit_wait', '/docs/guides/config/general#ui.timeout.explicit_wait'],
];

// No browser is needed: the words are those of the field below, and the results those of its dialog.
test('the search for the words of an address has its page in the first five results', () => {
  const rank = rankingOf(readBuilt(INDEX_PATH));
  for (const [address, expected] of WRONG) {
    const found = rank(addressWords(`/${address}`)).map(({path}) => `/${path}`);
    expect(found.slice(0, 5), address).toContain(expected);
  }
});

test('the nearest addresses of a mistyped one have its page', () => {
  const routes = readSitemap();
  const typed = WRONG.filter(([, expected]) => !expected.includes('#'));
  // The rest have another name than their page.
  const others = ['docs/ide', 'api/web/keyboard-action', 'docs/guides/mobile/setup_config'];
  for (const [address, expected] of typed.filter(([wrong]) => !others.includes(wrong))) {
    expect(nearestRoutes(`/${address}`, routes), address).toContain(expected);
  }
});

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
