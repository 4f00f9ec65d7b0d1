import {REDIRECTS} from '../../src/config/redirects';
import {expect, readSitemap, test} from './support/test';

for (const {from, to} of REDIRECTS) {
  test(`${from} redirects to ${to} with query and hash`, async ({reader, site}) => {
    // Whether the target is whole is checked in routes.spec.ts.
    await reader.goto(`${site.url}${from.slice(1)}?from=old#part`, {waitUntil: 'commit'});
    await reader.waitForURL(`${site.url}${to.slice(1)}?from=old#part`, {waitUntil: 'commit'});
    expect((await reader.request.get(`${site.url}${to.slice(1)}`)).status(), to).toBe(200);
  });
}

test('redirects are no pages of the sitemap', () => {
  const routes = readSitemap();
  expect(routes.length).toBeGreaterThan(0);
  expect(REDIRECTS.filter(({from}) => routes.includes(from))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a redirect reaches its target too', async ({page, site}) => {
    await page.goto(`${site.url}docs`);
    await page.waitForURL(`${site.url}docs/intro`);
    await expect(page.locator('h1')).toHaveCount(1);
  });
});
