import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD, expect, open, readSitemap, test} from './support/test';

const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');

test('every page, the search included, has a description of its own', () => {
  const seen = new Map<string, string>();
  for (const route of [...readSitemap(), '/search']) {
    const html = read(path.join(route, 'index.html'));
    const tag = /<meta[^>]*\bname="?description"?[^>]*>/.exec(html)?.[0] ?? '';
    const description = /content=(?:"([^"]+)"|([^\s>]+))/.exec(tag)?.slice(1).find(Boolean) ?? '';
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
