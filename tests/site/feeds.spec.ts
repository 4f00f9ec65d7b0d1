import {load, type CheerioAPI} from 'cheerio';
import {XMLValidator} from 'fast-xml-parser';
import {SITE} from '../../src/config/environment/site';
import {readBuilt} from './support/build';
import {expect, readSitemap, test} from './support/test';

// What we add to the feeds of the generator; the rest of their form is its own.
const BLOG = `${SITE.url}${SITE.baseUrl}blog`;
const POSTS = readSitemap()
  .filter((route) => /^\/blog\/(?!archive|authors|tags|page)./.test(route))
  .map((route) => `${SITE.url}${SITE.baseUrl}${route.slice(1)}`)
  .sort();

/** A post, as each of the feeds has it. */
interface Post {
  readonly id: string;
  readonly html: string;
  readonly published: Date;
  readonly authors?: readonly {readonly name: string; readonly url: string}[];
}

/** Parses a feed in XML. */
function readXml(name: string): CheerioAPI {
  const text = readBuilt(`blog/${name}`);
  expect(XMLValidator.validate(text), name).toBe(true);
  return load(text, {xml: true});
}

const rss = readXml('rss.xml');
const atom = readXml('atom.xml');
const json = JSON.parse(readBuilt('blog/feed.json')) as {
  items: {id: string; content_html: string; date_published: string; authors: Post['authors']}[];
};

const FEEDS: Readonly<Record<string, readonly Post[]>> = {
  'rss.xml': rss('item')
    .toArray()
    .map((item) => ({
      id: rss('guid', item).text(),
      html: rss('content\\:encoded', item).text(),
      published: new Date(rss('pubDate', item).text()),
    })),
  'atom.xml': atom('entry')
    .toArray()
    .map((entry) => ({
      id: atom('> id', entry).text(),
      html: atom('content', entry).text(),
      published: new Date(atom('published', entry).text()),
      authors: atom('author', entry)
        .toArray()
        .map((author) => ({name: atom('name', author).text(), url: atom('uri', author).text()})),
    })),
  'feed.json': json.items.map(({id, content_html: html, date_published: date, authors}) => ({
    id,
    html,
    published: new Date(date),
    authors,
  })),
};

test('each feed names its own address', () => {
  expect(rss('channel > atom\\:link').attr('href')).toBe(`${BLOG}/rss.xml`);
  expect(atom('feed > link[rel="self"]').attr('href')).toBe(`${BLOG}/atom.xml`);
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${BLOG}/feed.json`,
    language: 'en',
  });
});

for (const [name, posts] of Object.entries(FEEDS)) {
  test(`${name} has each post once, with its day, its authors, and absolute addresses`, () => {
    expect(posts.map(({id}) => id).sort()).toEqual(POSTS);
    for (const [index, {html, published, authors}] of posts.entries()) {
      const $ = load(html);
      const addresses = $('[href], [src]').map((_, {attribs}) => attribs['href'] ?? attribs['src']);
      expect(addresses.get().filter((address) => !URL.canParse(address))).toEqual([]);
      const other = FEEDS['atom.xml']![index]!;
      expect(published).toEqual(other.published);
      expect(authors ?? other.authors).toEqual(other.authors);
    }
  });
}

test('a post of several authors is among them', () => {
  expect(FEEDS['feed.json']!.some(({authors = []}) => authors.length > 1)).toBe(true);
});
