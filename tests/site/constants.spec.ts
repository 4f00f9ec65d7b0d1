import {FRAMEWORK_VERSION} from '../../src/config/identity';
import {loadBuilt, readBuilt} from './support/build';
import {expect, open, readSitemap, test} from './support/test';

test('the site is English, left to right, in one locale', async ({page}) => {
  await open(page, '/docs/intro');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveCount(1);
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(2);
});

for (const route of [
  '/docs/guides/config/configuration',
  '/api/actions/elements/element-actions',
  '/blog/welcome',
]) {
  test(`${route} has links on headings, and contents, from level 2 on`, async ({page}) => {
    await open(page, route);
    await expect(page.locator('h1 .hash-link')).toHaveCount(0);
    const headings = page.locator('.markdown :is(h2, h3, h4, h5, h6):has(.hash-link)');
    const titles = await headings.evaluateAll((all) =>
      all.map((heading) => heading.textContent.replace('\u200b', '').trim()),
    );
    expect(titles.length).toBeGreaterThan(2);
    const links = await headings
      .locator('.hash-link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('title')));
    expect(links).toEqual(titles.map((title) => `Direct link to ${title}`));
    const contents = page.getByRole('navigation', {name: 'On this page'}).getByRole('link');
    expect(titles).toEqual(expect.arrayContaining(await contents.allInnerTexts()));
  });
}

for (const [route, text] of [
  ['docs/intro', `Version ${FRAMEWORK_VERSION} is built for Java`],
  ['docs/getting-started/quickstart', `<version>${FRAMEWORK_VERSION}</version>`],
] as const) {
  test(`${route} has the version of the framework in place of its placeholder`, () => {
    const $ = loadBuilt(route);
    expect($('article').text()).toContain(text);
    expect($('article').text()).not.toContain('.version%');
  });
}

test('the sitemap says daily and 0.5 of every page, and leaves the search out', () => {
  const xml = readBuilt('sitemap.xml');
  const pages = readSitemap();
  expect(pages.length).toBeGreaterThan(90);
  expect(xml.split('<changefreq>daily</changefreq>')).toHaveLength(pages.length + 1);
  expect(xml.split('<priority>0.5</priority>')).toHaveLength(pages.length + 1);
  expect(pages).not.toContain('/search');
  expect(readBuilt('search/index.html')).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
});
