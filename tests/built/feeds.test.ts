import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {RELEASE_DATE} from '../../src/config/identity';
import {HOME, readBuilt} from '../site/support/buildOutput';
import {DOCUMENTS, pageAt, valuesOf} from './support/site';

// What we add to the feeds of the generator; the rest of them is its own.

const UPGRADE = 'docs/guides/migrate/upgrade';
const POSTS = DOCUMENTS.map(({route}) => route).filter((route) => route.startsWith('/blog/'));

const atom = load(readBuilt('blog/atom.xml'), {xml: true});
const ENTRIES = atom('entry')
  .toArray()
  .map((entry) => ({
    id: atom('> id', entry).text(),
    date_published: atom('published', entry).text(),
    authors: atom('author', entry)
      .toArray()
      .map((author) => ({name: atom('name', author).text(), url: atom('uri', author).text()})),
  }));
const isPost = ({id}: {id: string}) => !id.startsWith(HOME + UPGRADE);

test('each feed has each post once, with its day, and with all its authors', () => {
  const posts = ENTRIES.filter(isPost);
  expect(posts.map(({id}) => id).sort()).toEqual(POSTS.map((route) => HOME + route.slice(1)));
  expect(posts.some(({authors}) => authors.length > 1)).toBe(true);
  const {items} = JSON.parse(readBuilt('blog/feed.json')) as {items: {id: string}[]};
  expect(items.filter(isPost)).toMatchObject(posts);
  // RSS names at most one author.
  const rss = load(readBuilt('blog/rss.xml'), {xml: true});
  const dates = rss('item')
    .toArray()
    .map((item) => [rss('guid', item).text(), new Date(rss('pubDate', item).text()).toISOString()]);
  expect(dates).toEqual(ENTRIES.map(({id, date_published: day}) => [id, day]));
});

test('each feed has each 2.x release, the newest first, and leads to its section', () => {
  const releases = ENTRIES.filter((entry) => !isPost(entry));
  const ids = valuesOf(pageAt(`/${UPGRADE}`), 'h3[id^=v2-]', 'id');
  expect(releases.map(({id}) => id)).toEqual(ids.map((id) => `${HOME}${UPGRADE}#${id}`));
  expect(releases[0]!.date_published).toBe(new Date(RELEASE_DATE).toISOString());
});

test('the addresses in the feeds are absolute', () => {
  for (const name of ['rss.xml', 'atom.xml', 'feed.json']) {
    const addresses = [...readBuilt(`blog/${name}`).matchAll(/(?:href|src)=\\?"([^"\\]*)/g)];
    expect(addresses.length, name).toBeGreaterThan(5);
    expect(
      addresses.filter(([, address]) => !URL.canParse(address!)),
      name,
    ).toEqual([]);
  }
});
