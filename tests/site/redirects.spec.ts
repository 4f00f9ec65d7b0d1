import {REDIRECTS} from '../../src/config/redirects';
import {expect, isolatedTest, readSitemap, test} from './support/test';

/** One of each list; the others differ from them in nothing but the target. */
const VISITED = [REDIRECTS[0]!, REDIRECTS.at(-1)!];

for (const {from, to} of VISITED) {
  test(`${from} redirects to ${to} with query and hash`, async ({page, site}) => {
    const target = `${site.url}${to.slice(1)}`;
    // Whether the target is whole is checked in routes.spec.ts: here it is empty, to save time.
    await page.route(`${target}?*`, (route) => route.fulfill({contentType: 'text/html', body: ''}));
    await page.goto(`${site.url}${from.slice(1)}?from=old#part`, {waitUntil: 'commit'});
    await page.waitForURL(`${target}?from=old#part`, {waitUntil: 'commit'});
  });
}

test('redirects are no pages of the sitemap', () => {
  const routes = readSitemap();
  expect(routes.length).toBeGreaterThan(0);
  expect(REDIRECTS.filter(({from}) => routes.includes(from))).toEqual([]);
});

test.describe('without JavaScript', () => {
  isolatedTest.use({javaScriptEnabled: false});

  isolatedTest('a redirect reaches its target too', async ({page, site}) => {
    await page.goto(`${site.url}docs`);
    await page.waitForURL(`${site.url}docs/intro`);
    await expect(page.locator('h1')).toHaveCount(1);
  });
});
