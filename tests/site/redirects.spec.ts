import {REDIRECTS} from '../../src/config/redirects';
import {Problems, watch} from './support/problems';
import {expect, expectHydrated, readSitemap, test} from './support/test';

for (const {from, to} of REDIRECTS) {
  test(`${from} leads to ${to}`, async ({reader, site}) => {
    const problems = new Problems();
    const page = await reader.newPage();
    watch(page, problems);
    await page.goto(`${site.url}${from.slice(1)}?from=old#part`);
    await page.waitForURL(`${site.url}${to.slice(1)}/?from=old#part`);
    await expectHydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.close();
    expect(problems.left()).toEqual([]);
  });
}

test('redirects are no pages of the sitemap', () => {
  const routes = readSitemap();
  expect(routes.length).toBeGreaterThan(0);
  expect(REDIRECTS.filter(({from}) => routes.includes(from))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a redirect leads on too', async ({page, site}) => {
    await page.goto(`${site.url}docs`);
    await page.waitForURL(`${site.url}docs/intro/`);
    await expect(page.locator('h1')).toHaveCount(1);
  });
});
