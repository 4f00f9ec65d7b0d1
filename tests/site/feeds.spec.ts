import {load} from 'cheerio';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {z} from 'zod';
import {SITE} from '../../src/environment/site';
import {readBuilt} from './support/build';
import {expect, readSitemap, test} from './support/test';

const BLOG = `${SITE.url}${SITE.baseUrl}blog`;
const POSTS = readSitemap()
  .filter((route) => /^\/blog\/(?!archive|authors|tags|page)./.test(route))
  .map((route) => `${SITE.url}${SITE.baseUrl}${route.slice(1)}`);

/** Parses a feed; an element that may be repeated is a list. */
function readXml(name: string): unknown {
  const text = readBuilt(`blog/${name}`);
  expect(XMLValidator.validate(text), name).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    alwaysCreateTextNode: true,
    parseTagValue: false,
    isArray: (tag) => ['item', 'entry', 'link', 'author', 'atom:link'].includes(tag),
  });
  return parser.parse(text);
}

const address = z.url({protocol: /^https?$/});
/** HTML of which each link and image has an absolute address. */
const html = z.string().refine((text) => {
  const $ = load(text);
  const addresses = $('[href], [src]').map(
    (_, element) => $(element).attr('href') ?? $(element).attr('src'),
  );
  return $('body').children().length > 0 && addresses.get().every((href) => URL.canParse(href));
}, 'is no HTML with absolute addresses');
/** RFC 822 with the year of RFC 1123: `Sun, 03 Apr 2022 00:00:00 GMT`. */
const rfc822 = z
  .string()
  .refine((text) => new Date(text).toUTCString() === text, 'is no RFC 822 date');
const rfc3339 = z.iso.datetime();
const text = <T extends z.ZodType>(type: T) => z.object({'#text': type});
const words = text(
  z
    .string()
    .min(1)
    .regex(/^[^<]*$/),
);
const self = (file: string, type: string) =>
  z.object({
    '@href': z.literal(`${BLOG}/${file}`),
    '@rel': z.literal('self'),
    '@type': z.literal(type),
  });

/** https://www.rssboard.org/rss-specification */
const RSS = z.object({
  rss: z.object({
    '@version': z.literal('2.0'),
    '@xmlns:atom': z.literal('http://www.w3.org/2005/Atom'),
    '@xmlns:content': z.literal('http://purl.org/rss/1.0/modules/content/'),
    channel: z.object({
      title: words,
      link: z.tuple([text(z.literal(BLOG))]),
      description: words,
      language: text(z.literal('en')),
      lastBuildDate: text(rfc822),
      'atom:link': z.tuple([self('rss.xml', 'application/rss+xml')]),
      item: z
        .object({
          title: words,
          link: z.tuple([text(address)]),
          guid: text(address),
          pubDate: text(rfc822),
          description: words,
          'content:encoded': text(html),
        })
        .array(),
    }),
  }),
});

/** https://www.rfc-editor.org/rfc/rfc4287 */
const ATOM = z.object({
  feed: z.object({
    '@xmlns': z.literal('http://www.w3.org/2005/Atom'),
    id: text(address),
    title: words,
    updated: text(rfc3339),
    link: z.tuple([self('atom.xml', 'application/atom+xml'), z.object({'@href': z.literal(BLOG)})]),
    entry: z
      .object({
        id: text(address),
        title: words,
        link: z.tuple([z.object({'@href': address})]),
        updated: text(rfc3339),
        published: text(rfc3339),
        summary: words,
        content: text(html).extend({'@type': z.literal('html')}),
        author: z
          .object({name: words, uri: text(address)})
          .array()
          .min(1),
      })
      .array(),
  }),
});

/** https://www.jsonfeed.org/version/1.1 */
const JSON_FEED = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.literal(BLOG),
  feed_url: z.literal(`${BLOG}/feed.json`),
  description: z.string(),
  language: z.literal('en'),
  items: z
    .strictObject({
      id: z.string().min(1),
      url: address,
      title: z.string(),
      summary: z.string(),
      content_html: html,
      date_published: rfc3339,
      date_modified: rfc3339,
      authors: z.strictObject({name: z.string(), url: address}).array().min(1),
      tags: z.string().array(),
    })
    .array(),
});

test('the RSS feed is valid, and has each post once', () => {
  const {item} = RSS.parse(readXml('rss.xml')).rss.channel;
  expect(item.map(({guid}) => guid['#text']).sort()).toEqual([...POSTS].sort());
  expect(item.map(({link}) => link[0]['#text'])).toEqual(item.map(({guid}) => guid['#text']));
});

test('the Atom feed is valid, and has each post once', () => {
  const {entry} = ATOM.parse(readXml('atom.xml')).feed;
  expect(entry.map(({id}) => id['#text']).sort()).toEqual([...POSTS].sort());
  expect(entry.map(({link}) => link[0]['@href'])).toEqual(entry.map(({id}) => id['#text']));
});

test('the JSON feed is valid, and has each post once', () => {
  const {items} = JSON_FEED.parse(JSON.parse(readBuilt('blog/feed.json')));
  expect(items.map(({id}) => id).sort()).toEqual([...POSTS].sort());
  expect(items.map(({url}) => url)).toEqual(items.map(({id}) => id));
});

test('the JSON feed names all authors of a post, as the Atom feed does', () => {
  const {items} = JSON_FEED.parse(JSON.parse(readBuilt('blog/feed.json')));
  const {entry} = ATOM.parse(readXml('atom.xml')).feed;
  expect(items.some(({authors}) => authors.length > 1)).toBe(true);
  expect(items.map(({authors}) => authors)).toEqual(
    entry.map(({author}) =>
      author.map(({name, uri}) => ({name: name['#text'], url: uri['#text']})),
    ),
  );
});
