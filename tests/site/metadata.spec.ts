import {readFileSync} from 'node:fs';
import path from 'node:path';
import {XMLParser} from 'fast-xml-parser';
import {SITE} from '../../src/environment/site';
import {BUILD, expect, open, readSitemap, test} from './support/test';

const BLOG = `${SITE.url}${SITE.baseUrl}blog`;
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

test('each feed names its own address and the day of each post', () => {
  const parser = new XMLParser({ignoreAttributes: false});
  interface Link {
    readonly '@_rel': string;
    readonly '@_href': string;
  }
  const rss = parser.parse(read('blog/rss.xml')) as {
    rss: {channel: {'atom:link': Link; item: unknown}};
  };
  expect(rss.rss.channel['atom:link']).toMatchObject({
    '@_rel': 'self',
    '@_href': `${BLOG}/rss.xml`,
  });
  const atom = parser.parse(read('blog/atom.xml')) as {feed: {link: Link[]; entry: unknown}};
  expect(atom.feed.link.find((link) => link['@_rel'] === 'self')?.['@_href']).toBe(
    `${BLOG}/atom.xml`,
  );
  const json = JSON.parse(read('blog/feed.json')) as {
    feed_url: string;
    items: {date_published?: string}[];
  };
  expect(json.feed_url).toBe(`${BLOG}/feed.json`);
  for (const feed of [rss.rss.channel.item, atom.feed.entry, json.items]) {
    for (const item of [feed].flat()) {
      expect(JSON.stringify(item)).toMatch(/"(pubDate|published|date_published)":"[^"]*2022/);
    }
  }
});

test('the blog links to its archive, its authors, and its feed', async ({page}) => {
  await open(page, '/blog');
  for (const end of ['/blog/archive', '/blog/authors', '/blog/rss.xml']) {
    await expect(page.locator(`aside a[href$="${end}"]`), end).toBeVisible();
  }
});
