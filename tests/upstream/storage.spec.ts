import {expect, open, test} from '../site/support/test';

test('clears an unknown preferred version in each area', async ({page}) => {
  for (const [area, route] of [
    ['default', '/docs/intro'],
    ['api', '/api/intro'],
    ['contributing', '/contributing/welcome'],
    ['community', '/community/our-team'],
  ] as const) {
    await open(page, route);
    // Names end in the namespace of the site.
    const suffix = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.includes('announcement.id'))!;
      return key.replace('docusaurus.announcement.id', '');
    });
    const key = `docs-preferred-version-${area}${suffix}`;
    await page.evaluate((name) => localStorage.setItem(name, '9.9-gone'), key);
    await page.reload();
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  }
});
