// cspell:ignore quikstart comit archve cimg isdisplayd
import {AREAS} from '../../../src/config/areas';
import {ADDRESSES_FILE, type ListedPage} from '../../../src/data/addresses';
import {nearestPages} from '../../../src/theme/NotFound/Content/nearestPages';
import {readBuilt} from '../support/build';
import {expect, expectHydrated, expectIdle, readSitemap, test} from '../support/test';

const pages = () => JSON.parse(readBuilt(ADDRESSES_FILE)) as ListedPage[];

const ELEMENT_ACTIONS = '/api/actions/elements/element-actions';

/** Addresses without a page, and what they should have been. */
const WRONG: readonly (readonly [address: string, expected: string])[] = [
  // File endings.
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/guides/config/web.mdx', '/docs/guides/config/web'],
  ['/docs/getting-started/quickstart/index.html', '/docs/getting-started/quickstart'],
  // Letter case, and other signs between words.
  ['/API/Actions/Elements/Element-Actions', ELEMENT_ACTIONS],
  ['/docs/guides/run/grid_or_cloud', '/docs/guides/run/grid-or-cloud'],
  ['/api/utils/JsonUtil.md', '/api/utils/json-util'],
  ['/ElementActions', ELEMENT_ACTIONS],
  // Typos.
  ['/docs/getting-started/quikstart', '/docs/getting-started/quickstart'],
  ['/contributing/project-details/comit-step', '/contributing/project-details/commit-steps'],
  ['/blog/archve', '/blog/archive'],
  // Another folder.
  ['/docs/configuration', '/docs/guides/config/configuration'],
  ['/boyka-framework/docs/guides/listeners', '/docs/guides/listeners'],
  ['/docs/ide', '/contributing/machine-setup/suggested-ide'],
  // Earlier addresses with an error.
  ['/api/web/mouse-actions.html', '/api/actions/elements/clickable-actions'],
  ['/api/web/keyboard-action', '/api/actions/elements/textbox-actions'],
  ['/docs/guides/mobile/setup_config', '/docs/guides/ui/android/setup-config'],
  // Names of methods, types, and keys.
  ['/isDisplayed', `${ELEMENT_ACTIONS}#is-displayed`],
  ['/api/web/element-actions/get-text', `${ELEMENT_ACTIONS}#get-text`],
  ['/api/DeviceType', '/api/enums#device-type'],
  ['/docs/guides/config/explicit_wait', '/docs/guides/config/general#ui.timeout.explicit_wait'],
];

for (const [address, expected] of WRONG) {
  test(`suggests ${expected} first when ${address} was asked for`, () => {
    // As the head script rewrites each address.
    const route = address.toLowerCase().replace(/(?:\/index)?\.html$/, '');
    expect(nearestPages(route, pages())[0]?.to).toBe(expected);
  });
}

test('suggests nothing for an address that is like none', () => {
  for (const address of ['/', '/wp-admin', '/foo/bar/baz', '/%e0%a4%a', `/${'a/'.repeat(5000)}`]) {
    expect(nearestPages(address, pages()), address.slice(0, 20)).toEqual([]);
  }
});

test('the list has the pages of the sitemap', () => {
  expect(pages().map(({path: route}) => route)).toEqual(readSitemap());
});

test('an address without a page is named, not indexed, and leads to similar pages and to a search', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/404/);
  const markup = '%3cimg%20src=x%20onerror=alert(1)%3e';
  const response = await page.goto(`${site.url}api/web/element-actions/${markup}/isdisplayd`);
  expect(response?.status()).toBe(404);
  // Crawlers that run no script read it too.
  expect(await response?.text()).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
  await expectHydrated(page);
  await expect(page).toHaveTitle('No page at this address | Boyka Framework');
  await expect(page.locator('h1')).toHaveText('No page at this address');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const main = page.getByRole('main');
  await expect(main).toContainText('/boyka-framework/api/web/element-actions/<img src=x');
  for (const {label} of AREAS) {
    await expect(main.getByRole('link', {name: label, exact: true}).last()).toBeVisible();
  }

  const nearest = main.getByRole('list').first().getByRole('link');
  await expect(nearest).toHaveText([
    'isDisplayed in ElementActions',
    'onIsDisplayed in IElementActionsListener',
  ]);
  const search = main.getByRole('searchbox');
  await expect(search).toHaveValue('web element actions img src x onerror alert 1 isdisplayd');
  await expect(main.locator('img')).toHaveCount(0);

  // The suggestions and the search follow each other with the keyboard.
  await nearest.first().focus();
  await page.keyboard.press('Tab');
  await expect(nearest.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(search).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=web\+element\+actions/);
  await page.goBack();
  await expectHydrated(page);
  await nearest.first().click();
  await expect(page).toHaveURL(/\/element-actions#is-displayed$/);
  await expect(page.locator('h1')).toHaveText('ElementActions');

  // No other page loads the list.
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.reload();
  await expectHydrated(page);
  await expectIdle(page);
  expect(requests.filter((url) => url.endsWith(ADDRESSES_FILE))).toEqual([]);
});
