import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {FRAMEWORK_VERSION} from '../../src/config/identity';
import {BUILD, expect, open, readSitemap, test} from './support/test';

test('the site is English, left to right, in one locale', async ({page}) => {
  await open(page, '/docs/intro');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveCount(1);
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(2);
});

test('the copyright names 2025', async ({page}) => {
  await open(page, '/docs/intro');
  await expect(page.getByRole('contentinfo')).toContainText('Copyright © 2025 Boyka Framework');
});

for (const [area, route] of [
  ['docs', '/docs/guides/config/configuration'],
  ['the API reference', '/api/actions/elements/element-actions'],
  ['the blog', '/blog/welcome'],
]) {
  test(`headings of ${area} have links that name them, level 1 has none`, async ({page}) => {
    await open(page, route!);
    await expect(page.locator('h1 .hash-link')).toHaveCount(0);
    const headings = page.locator('.markdown :is(h2, h3, h4, h5, h6):has(.hash-link)');
    expect(await headings.count()).toBeGreaterThan(2);
    for (const heading of await headings.all()) {
      const link = heading.locator('.hash-link');
      const text = (await heading.innerText()).replace(/[\u200b\n]/g, '').trim();
      await expect(link).toHaveAttribute('title', `Direct link to ${text}`);
    }
  });
}

test('the table of contents goes from level 2 down', async ({page}) => {
  await open(page, '/api/actions/elements/element-actions');
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents.getByRole('link', {name: 'Methods'})).toBeVisible();
  await expect(contents.getByRole('link', {name: 'isDisplayed', exact: true})).toBeVisible();
  await expect(contents.getByRole('link', {name: 'ElementActions', exact: true})).toHaveCount(0);
});

for (const [route, text] of [
  ['docs/intro', `Version ${FRAMEWORK_VERSION} is built for Java`],
  ['docs/getting-started/quickstart', `<version>${FRAMEWORK_VERSION}</version>`],
] as const) {
  test(`${route} has the version of the framework in place of its placeholder`, () => {
    const $ = load(readFileSync(path.join(BUILD, `${route}.html`), 'utf8'));
    expect($('article').text()).toContain(text);
    expect($('article').text()).not.toContain('.version%');
  });
}

test('the sitemap says daily and 0.5 of every page, and leaves the search out', () => {
  const xml = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const pages = readSitemap();
  expect(pages.length).toBeGreaterThan(90);
  expect(xml.split('<changefreq>daily</changefreq>')).toHaveLength(pages.length + 1);
  expect(xml.split('<priority>0.5</priority>')).toHaveLength(pages.length + 1);
  expect(pages).not.toContain('/search');
});
