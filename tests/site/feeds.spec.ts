import {load} from 'cheerio';
import {RELEASE_DATE} from '../../src/config/identity';
import {HOME, readBuilt} from './support/buildOutput';
import {expect, readSitemap, test} from './support/test';

// What we add to the feeds of the generator; the rest of them is its own.

const POSTS = readSitemap()
  .filter((route) => /^\/blog\/(?!archive|authors|tags|page)./.test(route))
  .map((route) => HOME + route.slice(1))
  .sort();
const UPGRADE = 'docs/guides/migrate/upgrade';
const isPost = ({id}: {id: string}) => !id.startsWith(HOME + UPGRADE);

test('each feed has each post once, with its day, and with all its authors', () => {
  const atom = load(readBuilt('blog/atom.xml'), {xml: true});
  const entries = atom('entry')
    .toArray()
    .map((entry) => ({
      id: atom('> id', entry).text(),
      date_published: atom('published', entry).text(),
      authors: atom('author', entry)
        .toArray()
        .map((author) => ({name: atom('name', author).text(), url: atom('uri', author).text()})),
    }));
  const posts = entries.filter(isPost);
  expect(posts.map(({id}) => id).sort()).toEqual(POSTS);
  expect(posts.some(({authors}) => authors.length > 1)).toBe(true);
  const {items} = JSON.parse(readBuilt('blog/feed.json')) as {items: {id: string}[]};
  expect(items.filter(isPost)).toMatchObject(posts);
  // RSS names at most one author.
  const rss = load(readBuilt('blog/rss.xml'), {xml: true});
  const dates = rss('item')
    .toArray()
    .map((item) => [rss('guid', item).text(), new Date(rss('pubDate', item).text()).toISOString()]);
  expect(dates).toEqual(entries.map(({id, date_published: day}) => [id, day]));
});

test('each feed has each 2.x release, the newest first, and leads to its section', () => {
  const atom = load(readBuilt('blog/atom.xml'), {xml: true});
  const releases = atom('entry')
    .toArray()
    .map((entry) => ({id: atom('> id', entry).text(), day: atom('published', entry).text()}))
    .filter((entry) => !isPost(entry));
  const page = load(readBuilt(`${UPGRADE}.html`));
  const ids = page('h3[id^=v2-]')
    .toArray()
    .map(({attribs}) => `${HOME}${UPGRADE}#${attribs['id']}`);
  expect(releases.map(({id}) => id)).toEqual(ids);
  expect(releases[0]!.day).toBe(new Date(RELEASE_DATE).toISOString());
});

for (const name of ['rss.xml', 'atom.xml', 'feed.json']) {
  test(`the addresses in the posts of ${name} are absolute`, () => {
    const addresses = [...readBuilt(`blog/${name}`).matchAll(/(?:href|src)=\\?"([^"\\]*)/g)];
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter(([, address]) => !URL.canParse(address!))).toEqual([]);
  });
}
