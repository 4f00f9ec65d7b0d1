import {load} from 'cheerio';
import {HOME, readBuilt} from './support/build';
import {expect, readSitemap, test} from './support/test';

// What we add to the feeds of the generator; the rest of them is its own.

const POSTS = readSitemap()
  .filter((route) => /^\/blog\/(?!archive|authors|tags|page)./.test(route))
  .map((route) => HOME + route.slice(1))
  .sort();

test('each feed has each post once, with its day, and with all its authors', () => {
  const atom = load(readBuilt('blog/atom.xml'), {xml: true});
  const posts = atom('entry')
    .toArray()
    .map((entry) => ({
      id: atom('> id', entry).text(),
      date_published: atom('published', entry).text(),
      authors: atom('author', entry)
        .toArray()
        .map((author) => ({name: atom('name', author).text(), url: atom('uri', author).text()})),
    }));
  expect(posts.map(({id}) => id).sort()).toEqual(POSTS);
  expect(posts.some(({authors}) => authors.length > 1)).toBe(true);
  expect(JSON.parse(readBuilt('blog/feed.json'))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${HOME}blog/feed.json`,
    language: 'en',
    items: posts,
  });
  // RSS names at most one author.
  const rss = load(readBuilt('blog/rss.xml'), {xml: true});
  const items = rss('item')
    .toArray()
    .map((item) => [rss('guid', item).text(), new Date(rss('pubDate', item).text()).toISOString()]);
  expect(items).toEqual(posts.map(({id, date_published: day}) => [id, day]));
});

for (const name of ['rss.xml', 'atom.xml', 'feed.json']) {
  test(`the addresses in the posts of ${name} are absolute`, () => {
    const addresses = [...readBuilt(`blog/${name}`).matchAll(/(?:href|src)=\\?"([^"\\]*)/g)];
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter(([, address]) => !URL.canParse(address!))).toEqual([]);
  });
}
