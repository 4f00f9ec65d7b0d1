import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createCanvas, loadImage} from '@napi-rs/canvas';
import {load} from 'cheerio';
import {SITE} from '../../src/config/environment/site';
import {BUILD, readBuilt} from './support/build';
import {expect, readSitemap, test} from './support/test';

// Read off the built site: no browser is needed.
const HOME = SITE.url + SITE.baseUrl;

/** No text is nearer to an edge: messengers round corners and crop. */
const SAFE_MARGIN = 48;
/** Messengers show no larger one. */
const MOST_BYTES = 300 * 1000;

/** The heads of the pages of the sitemap, and of the search: the contents of the meta tags of each name. */
const pages = [...readSitemap(), '/search'].map((route) => {
  const $ = load(readBuilt(`${route}/index.html`).split('<body')[0]!);
  const meta = (name: string) =>
    $(`meta[property="${name}"], meta[name="${name}"]`)
      .toArray()
      .map(({attribs}) => attribs['content']);
  return {route, meta};
});

/** Whether the margin of a card has one color alone. */
async function hasEmptyMargin(png: Buffer): Promise<boolean> {
  const context = createCanvas(1200, 630).getContext('2d');
  context.drawImage(await loadImage(png), 0, 0);
  // With the color of the corner in place of what is inside, the whole card has one color.
  context.fillStyle = `rgb(${context.getImageData(0, 0, 1, 1).data.slice(0, 3).join()})`;
  context.fillRect(SAFE_MARGIN, SAFE_MARGIN, 1200 - 2 * SAFE_MARGIN, 630 - 2 * SAFE_MARGIN);
  const pixels = new Uint32Array(context.getImageData(0, 0, 1200, 630).data.buffer);
  return pixels.every((pixel) => pixel === pixels[0]);
}

test('each page has the meta tags of a link, each once, and a description of its own', () => {
  const seen = new Map<string, string>();
  expect(pages.length).toBeGreaterThan(100);
  for (const {route, meta} of pages) {
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
    const [description = ''] = meta('description');
    expect(description.length, route).toBeGreaterThan(20);
    expect(seen.get(description), `${route} has the description of`).toBeUndefined();
    seen.set(description, route);
  }
});

test('each page has a social card of its own, with an empty margin', async () => {
  const seen = new Map<string, string>();
  for (const {route, meta} of pages) {
    const [image = ''] = meta('og:image');
    expect(image.startsWith(HOME), `${image} is an address of the site`).toBe(true);
    const png = readFileSync(path.join(BUILD, image.slice(HOME.length)));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], route).toEqual([1200, 630]);
    expect(png.length, `bytes of the card of ${route}`).toBeLessThanOrEqual(MOST_BYTES);
    const bytes = png.toString('base64');
    expect(seen.get(bytes), `${route} has the card of`).toBeUndefined();
    seen.set(bytes, route);
    expect(await hasEmptyMargin(png), `the margin of the card of ${route}`).toBe(true);
  }
});

test('robots.txt names the sitemap by its absolute address', () => {
  const robots = readBuilt('robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(robots.match(/^Sitemap: .*$/gm)).toEqual([`Sitemap: ${HOME}sitemap.xml`]);
});
