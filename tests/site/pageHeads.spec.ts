// cspell:ignore IDAT
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inflateSync} from 'node:zlib';
import {load} from 'cheerio';
import {SITE} from '../../src/environment/site';
import {FRAMEWORK_VERSION} from '../../src/config/identity';
import {findSchemaErrors, type Node} from './support/schemaOrg';
import {BUILD, readBuilt} from './support/build';
import {expect, readSitemap, test} from './support/test';

// Read off the built site: no browser is needed.
const HOME = SITE.url + SITE.baseUrl;

const SAFE_MARGIN = 48;
const MOST_BYTES = 40 * 1024;

interface Page {
  readonly route: string;
  /** The contents of the meta tags of each name. */
  readonly meta: (name: string) => string[];
  readonly html: string;
  readonly graph: readonly Node[];
}

let pages: Page[] | undefined;

/** Reads the head of each page of the sitemap, once. */
function readPages(): Page[] {
  pages ??= readSitemap().map((route) => {
    const html = readBuilt(`${route}/index.html`);
    const $ = load(html.slice(0, html.indexOf('<body')));
    const blocks = $('script[type="application/ld+json"]').toArray();
    expect(blocks.length, `blocks of structured data on ${route}`).toBeLessThan(2);
    return {
      route,
      html,
      meta: (name) =>
        $(`meta[property="${name}"], meta[name="${name}"]`)
          .toArray()
          .map((tag) => $(tag).attr('content') ?? ''),
      graph: blocks.flatMap(
        (block) => (JSON.parse($(block).text()) as {'@graph': Node[]})['@graph'],
      ),
    };
  });
  return pages;
}

/** Reads the rows of a PNG with a palette, each as the indexes of its pixels. */
function readRows(png: Buffer): Buffer[] {
  const width = png.readUInt32BE(16);
  const data = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  return Array.from({length: png.readUInt32BE(20)}, (_, y) =>
    rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)),
  );
}

test('each page has the meta tags of a link, each once', () => {
  expect(readPages().length).toBeGreaterThan(100);
  for (const {route, meta} of readPages()) {
    for (const name of [
      ...['og:title', 'og:description', 'og:url', 'og:image:alt'],
      ...['og:image', 'og:image:width', 'og:image:height', 'twitter:card', 'twitter:image'],
    ]) {
      expect(meta(name), `${name} of ${route}`).toEqual([expect.stringMatching(/\S/)]);
    }
    expect(meta('og:url'), route).toEqual([HOME + route.slice(1)]);
    expect(meta('twitter:card'), route).toEqual(['summary_large_image']);
    expect(meta('og:image:width'), route).toEqual(['1200']);
    expect(meta('og:image:height'), route).toEqual(['630']);
    expect(meta('twitter:image'), route).toEqual(meta('og:image'));
  }
});

test('each page has a social card of its own, with an empty margin', () => {
  const seen = new Map<string, string>();
  for (const {route, meta} of readPages()) {
    const [image = ''] = meta('og:image');
    expect(image.startsWith(HOME), `${image} is an address of the site`).toBe(true);
    const png = readFileSync(path.join(BUILD, image.slice(HOME.length)));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], route).toEqual([1200, 630]);
    expect(png.length, `bytes of the card of ${route}`).toBeLessThanOrEqual(MOST_BYTES);
    const bytes = png.toString('base64');
    expect(seen.get(bytes), `${route} has the card of`).toBeUndefined();
    seen.set(bytes, route);
    const rows = readRows(png);
    const background = rows[0]![0];
    const margin = rows.flatMap((row, y) =>
      y < SAFE_MARGIN || y >= rows.length - SAFE_MARGIN
        ? [row]
        : [row.subarray(0, SAFE_MARGIN), row.subarray(-SAFE_MARGIN)],
    );
    const isEmpty = (pixels: Buffer) => pixels.equals(Buffer.alloc(pixels.length, background));
    expect(margin.every(isEmpty), `the margin of the card of ${route} is empty`).toBe(true);
    expect(rows.every(isEmpty), `the card of ${route} is empty`).toBe(false);
  }
});

test('the structured data of each page is valid by the types of schema.org', () => {
  for (const {route, graph} of readPages()) {
    expect(graph.flatMap(findSchemaErrors), route).toEqual([]);
  }
});

const find = ({graph}: Page, type: string) => graph.find((thing) => thing['@type'] === type);

/** The pages whose first part of the path is one of these. */
const pagesOf = (...areas: string[]) =>
  readPages().filter(({route}) => areas.includes(route.split('/')[1]!));

test('each page of an area has its place in the site', () => {
  for (const page of pagesOf('docs', 'api', 'contributing', 'community', 'blog')) {
    const items = find(page, 'BreadcrumbList')?.['itemListElement'] as Node[];
    expect(items[0], page.route).toMatchObject({position: 1, item: HOME});
    expect(items.at(-1), page.route).toMatchObject({
      position: items.length,
      item: HOME + page.route.slice(1),
    });
  }
});

test('each article has its dates, its version, and its samples', () => {
  for (const page of pagesOf('docs', 'api', 'contributing')) {
    const {route, html} = page;
    const article = find(page, 'TechArticle')!;
    const updated = /<time datetime="?([^\s">]+)"? itemprop="?dateModified/.exec(html)?.[1];
    expect(article['dateModified'], route).toBe(updated);
    expect('datePublished' in article, `${route} has both dates or none`).toBe(!!updated);
    const about = article['about'] as Node | undefined;
    const version = route.startsWith('/contributing/') ? undefined : FRAMEWORK_VERSION;
    expect(about?.['softwareVersion'], route).toBe(version);
    const parts = ((article['hasPart'] ?? []) as Node[]).map(({url}) => String(url));
    const samples = [...html.matchAll(/<a href=("?)([^\s">#]+\/src\/samples\/[^\s">#]+)/g)];
    expect(parts, `samples of ${route}`).toEqual([...new Set(samples.map(([, , url]) => url))]);
  }
});

test('the blog has its posts, each with the day that it shows', () => {
  const posts = pagesOf('blog').filter((page) => find(page, 'BlogPosting'));
  for (const page of posts) {
    const day = String(find(page, 'BlogPosting')!['datePublished']);
    expect(page.html).toContain(`<time datetime=${day}`);
  }
  const blog = pagesOf('blog').find(({route}) => route === '/blog')!;
  expect(find(blog, 'Blog')!['blogPost']).toEqual(
    posts.map(({route}) => ({'@id': HOME + route.slice(1)})),
  );
  expect(posts.length).toBeGreaterThan(0);
});

test('robots.txt names the sitemap by its absolute address', () => {
  const robots = readBuilt('robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(robots.match(/^Sitemap: .*$/gm)).toEqual([`Sitemap: ${HOME}sitemap.xml`]);
});
