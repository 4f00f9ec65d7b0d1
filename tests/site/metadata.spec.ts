import {loadBuilt} from './support/build';
import {expect, open, readSitemap, test} from './support/test';

test('every page, the search included, has a description of its own', () => {
  const seen = new Map<string, string>();
  for (const route of [...readSitemap(), '/search']) {
    const description = loadBuilt(route)('meta[name="description"]').attr('content') ?? '';
    expect(description.length, route).toBeGreaterThan(20);
    expect(seen.get(description), `${route} has the description of`).toBeUndefined();
    seen.set(description, route);
  }
});

test('the blog links to its archive, its authors, and its feed', async ({page}) => {
  await open(page, '/blog');
  for (const end of ['/blog/archive', '/blog/authors', '/blog/rss.xml']) {
    await expect(page.locator(`aside a[href$="${end}"]`), end).toBeVisible();
  }
});
