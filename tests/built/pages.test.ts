import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createCanvas, loadImage} from '@napi-rs/canvas';
import type {CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {ROOT} from '../../scripts/lib/run';
import {areaOf} from '../../src/config/areas';
import {sourceRepository} from '../../src/config/environment/sourceRepository';
import {EXTRACTION_DATE, FRAMEWORK_VERSION, LINKS} from '../../src/config/identity';
import {BUILD, HOME} from '../site/support/buildOutput';
import {
  ALL_PAGES,
  DOCUMENTS,
  lacking,
  PAGES,
  pageAt,
  repeated,
  textOf,
  textsOf,
  valuesOf,
} from './support/site';

/** With fewer words of its own, a page of the documentation is a stub. */
const MIN_WORDS = 150;
/** No text of a card is nearer to an edge: messengers round corners and crop. */
const SAFE_MARGIN = 48;
/** Messengers show no larger card. */
const MOST_BYTES = 300 * 1000;

/** The contents of the meta tags by their names. */
function metaOf($: CheerioAPI): Readonly<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  for (const {attribs} of $('head > meta[content]').toArray()) {
    (contents[attribs['property'] ?? attribs['name'] ?? ''] ??= []).push(attribs['content']!);
  }
  return contents;
}

test('each page says to search engines and messengers what it is, each thing once and in its own words', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(100);
  for (const page of PAGES) {
    const {route, $} = page;
    const meta = metaOf($);
    const address = HOME + route.slice(1);
    expect.soft(valuesOf(page, 'link[rel="canonical"]', 'href'), route).toEqual([address]);
    expect.soft(meta, route).toMatchObject({
      description: [expect.stringMatching(/.{20}/)],
      'og:title': [expect.stringMatching(/\S/)],
      'og:description': [expect.stringMatching(/\S/)],
      'og:url': [address],
      'og:image': [expect.stringContaining(HOME)],
      'og:image:alt': [expect.stringMatching(/\S/)],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'twitter:card': ['summary_large_image'],
      'twitter:image': meta['og:image'],
    });
  }
  for (const name of ['description', 'og:title', 'og:image']) {
    const all = PAGES.flatMap(({$}) => metaOf($)[name] ?? []);
    expect(repeated(all), `${name} of several pages`).toEqual([]);
  }
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

test('each page has a social card of its own, with an empty margin', async () => {
  const cards: string[] = [];
  for (const {route, $} of PAGES) {
    const [image = ''] = metaOf($)['og:image'] ?? [];
    const png = readFileSync(path.join(BUILD, image.slice(HOME.length)));
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], route).toEqual([1200, 630]);
    expect.soft(png.length, `bytes of the card of ${route}`).toBeLessThanOrEqual(MOST_BYTES);
    expect.soft(await hasEmptyMargin(png), `empty margin of the card of ${route}`).toBe(true);
    cards.push(png.toString('base64'));
  }
  expect(repeated(cards)).toEqual([]);
});

test('a page has one title, headings without a gap between their levels, and each id once', () => {
  for (const {route, $, ids} of ALL_PAGES) {
    expect.soft(repeated(ids), `ids of ${route}`).toEqual([]);
    const levels = $('h1, h2, h3, h4, h5, h6').map((_, {name}) => Number(name[1]));
    const outline = levels.get().join('');
    // Each level is at most one below the one before.
    expect.soft(outline, `levels of ${route}`).toMatch(/^1[2-6]*$/);
    expect.soft(outline, `levels of ${route}`).not.toMatch(/1[3-6]|2[4-6]|3[56]|46/);
  }
});

test('a table has a heading, a scrolling block of code and a picture have a name, as axe does not demand', () => {
  const unnamed =
    'table:not(:has(th)), pre[tabindex]:not([aria-label]), svg[aria-label]:not([role="img"])';
  for (const page of ALL_PAGES) {
    expect.soft(textsOf(page, unnamed), page.route).toEqual([]);
  }
});

test('headings have links and contents from level 2 on, with the words of the heading', () => {
  let count = 0;
  for (const page of DOCUMENTS) {
    const {route, $} = page;
    expect.soft($('h1 .hash-link').length, route).toBe(0);
    const headings = $('.markdown :is(h2, h3, h4, h5, h6):has(.hash-link)').toArray();
    const titles = headings.map((heading) => textOf($(heading)));
    const links = headings.map((heading) => $(heading).find('.hash-link').attr('title'));
    expect.soft(links, route).toEqual(titles.map((title) => `Direct link to ${title}`));
    const contents = textsOf(page, 'nav[aria-label="On this page"] a');
    expect.soft(lacking(titles, contents), route).toEqual([]);
    count += contents.length;
  }
  expect(count, 'entries of all contents').toBeGreaterThan(500);
});

test('a page of the documentation has something to say, with the versions in place', () => {
  for (const {route, $} of DOCUMENTS.filter((page) => page.route.startsWith('/docs/'))) {
    const article = $('main article .markdown').first();
    expect.soft(article.text(), `placeholder of ${route}`).not.toMatch(/%[\w-]+\.version%/);
    const text = article.clone();
    text.find('pre, noscript, script, style').remove();
    const words = text.text().match(/\S*\w\S*/g) ?? [];
    const fix = `${route}: write ${MIN_WORDS} words, or set draft: true`;
    expect.soft(words.length, fix).toBeGreaterThanOrEqual(MIN_WORDS);
  }
});

test('a document has an edit link to its file; every page has the form for problems, and a way without an account', () => {
  const {owner, name, editUrl} = sourceRepository(ROOT);
  for (const page of PAGES) {
    const {route, $} = page;
    const isDocument = DOCUMENTS.includes(page);
    const edits = valuesOf(page, 'a[href*="/edit/"]', 'href');
    expect.soft(edits.length > 0, route).toBe(isDocument);
    for (const href of edits) {
      expect.soft(href, route).toContain(editUrl);
      expect.soft(existsSync(decodeURI(href.slice(editUrl.length))), href).toBe(true);
    }
    for (const part of ['footer.footer', ...(isDocument ? ['main'] : [])]) {
      const row = $(`${part} ul:has(a[href*="/issues/new?"])`).last();
      const link = row.find('a:contains("Report a problem with this page")').attr('href') ?? '';
      const [form, fields] = link.split('?');
      expect.soft(form, route).toBe(`https://github.com/${owner}/${name}/issues/new`);
      expect.soft(Object.fromEntries(new URLSearchParams(fields)), route).toEqual({
        template: 'page-wrong.yml',
        title: expect.stringMatching(/\S/),
        page: HOME + route.slice(1),
        version: FRAMEWORK_VERSION,
      });
      const other = row.find(`a[href="${LINKS.discord}"]`).text();
      expect.soft(other, route).toBe('Write on Discord');
    }
  }
});

test('the foot of each docs and API page names the source of its facts, and of no other', () => {
  for (const {route, $} of PAGES) {
    const foot = $('footer p:contains("Facts taken from the source")');
    const shown = [foot.text().match(/version (\S+) of/)?.[1], foot.find('time').attr('datetime')];
    const expected = /^\/(docs|api)\//.test(route) ? [FRAMEWORK_VERSION, EXTRACTION_DATE] : [];
    expect.soft(shown.filter(Boolean), route).toEqual(expected);
  }
});

test('the breadcrumbs that search engines read begin with the area, and name two pages or more', () => {
  let count = 0;
  for (const {route, $} of DOCUMENTS) {
    const data = $('script[type="application/ld+json"]').map(
      (_, script) => JSON.parse($(script).text()) as {itemListElement?: readonly object[]},
    );
    for (const {itemListElement: [first, ...others] = []} of data.get()) {
      if (!first) {
        continue;
      }
      expect.soft(first, route).toMatchObject({position: 1, name: areaOf(route.slice(1))!.label});
      expect.soft(others.length, route).toBeGreaterThan(0);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(100);
});

test('the blog links to its archive, its authors, and its feed', () => {
  for (const end of ['/blog/archive', '/blog/authors', '/blog/rss.xml']) {
    expect(pageAt('/blog').$(`main a[href$="${end}"]`), end).toHaveLength(1);
  }
});
