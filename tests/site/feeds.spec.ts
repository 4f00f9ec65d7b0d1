import {load} from 'cheerio';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
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

/** Parses a feed; an element that may be repeated is a list. */
function readXml(name: string) {
  const text = readBuilt(`blog/${name}`);
  expect(XMLValidator.validate(text), name).toBe(true);
  const isArray = (tag: string) => ['item', 'entry', 'link', 'author', 'atom:link'].includes(tag);
  const attributes = {ignoreAttributes: false, attributeNamePrefix: '@'};
  return new XMLParser({...attributes, parseTagValue: false, isArray}).parse(text) as {
    rss: {
      channel: {
        'atom:link': object[];
        item: Record<'guid' | 'pubDate' | 'content:encoded', string>[];
      };
    };
    feed: {
      link: object[];
      entry: {
        id: string;
        published: string;
        content: {'#text': string};
        author: {name: string; uri: string}[];
      }[];
    };
  };
}

const {channel} = readXml('rss.xml').rss;
const {feed} = readXml('atom.xml');
const json = JSON.parse(readBuilt('blog/feed.json')) as {
  items: {id: string; content_html: string; date_published: string; authors: Post['authors']}[];
};

const FEEDS: Readonly<Record<string, readonly Post[]>> = {
  'rss.xml': channel.item.map(({guid, pubDate, 'content:encoded': html}) => ({
    id: guid,
    html,
    published: new Date(pubDate),
  })),
  'atom.xml': feed.entry.map(({id, content, published, author}) => ({
    id,
    html: content['#text'],
    published: new Date(published),
    authors: author.map(({name, uri}) => ({name, url: uri})),
  })),
  'feed.json': json.items.map(({id, content_html: html, date_published: date, authors}) => ({
    id,
    html,
    published: new Date(date),
    authors,
  })),
};

test('each feed names its own address', () => {
  const self = (file: string, type: string) => ({
    '@href': `${BLOG}/${file}`,
    '@rel': 'self',
    '@type': type,
  });
  expect(channel['atom:link']).toEqual([self('rss.xml', 'application/rss+xml')]);
  expect(feed.link).toContainEqual(self('atom.xml', 'application/atom+xml'));
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
