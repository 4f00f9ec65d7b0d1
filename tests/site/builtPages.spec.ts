import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createCanvas, loadImage} from '@napi-rs/canvas';
import type {CheerioAPI} from 'cheerio';
import {ROOT} from '../../scripts/lib/run';
import {AREAS} from '../../src/config/areas';
import {sourceRepository} from '../../src/config/environment/sourceRepository';
import {FRAMEWORK_VERSION, LINKS} from '../../src/config/identity';
import {readLibraries} from '../../src/framework';
import extraction from '../../src/framework/extraction.json';
import {BUILD, HOME, loadBuilt, readBuilt} from './support/buildOutput';
import {expect, readRoutes, readSitemap, test} from './support/test';

// What every page of the build has, read off its HTML: no browser is needed.

// In one worker: each other one would parse all pages again.
test.describe.configure({mode: 'default'});

/** With fewer words of its own, a page of the documentation is a stub. */
const MIN_WORDS = 150;
/** No text of a card is nearer to an edge: messengers round corners and crop. */
const SAFE_MARGIN = 48;
/** Messengers show no larger card. */
const MOST_BYTES = 300 * 1000;

let pages: {readonly route: string; readonly $: CheerioAPI; readonly isDocument: boolean}[];

test.beforeAll(() => {
  const routes = [...new Set([...readRoutes().published, ...readSitemap()])];
  pages = routes.map((route) => ({
    route,
    $: loadBuilt(route),
    isDocument: /^\/(docs|api|contributing|community)\//.test(route) || route === '/blog/welcome',
  }));
  expect(pages.filter(({isDocument}) => isDocument).length).toBeGreaterThan(100);
  expect(routes).toEqual(expect.arrayContaining(['/', '/search', '/blog', '/blog/archive']));
});

/** The contents of the meta tags of a name. */
const metaOf = ($: CheerioAPI, name: string) =>
  $(`meta[property="${name}"], meta[name="${name}"]`)
    .toArray()
    .map(({attribs}) => attribs['content']);

test('each page has the meta tags of a link, each once, and a description of its own', () => {
  const seen = new Map<string, string>();
  for (const {route, $} of pages) {
    const meta = (name: string) => metaOf($, name);
    for (const name of ['og:title', 'og:description', 'og:image:alt', 'og:image']) {
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
  const seen = new Map<string, string>();
  for (const {route, $} of pages) {
    const [image = ''] = metaOf($, 'og:image');
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

test('robots.txt names the sitemap by its absolute address, and both leave the search out', () => {
  const robots = readBuilt('robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(robots.match(/^Sitemap: .*$/gm)).toEqual([`Sitemap: ${HOME}sitemap.xml`]);
  expect(readSitemap()).not.toContain('/search');
  expect(loadBuilt('search')('meta[name="robots"]').attr('content')).toContain('noindex');
});

test('every page of the four areas and every post has an edit link, to a file of the repository', () => {
  const {editUrl} = sourceRepository(ROOT);
  for (const {route, $, isDocument} of pages) {
    const links = $('a[href*="/edit/"]').toArray();
    expect(links.length > 0, route).toBe(isDocument);
    for (const {attribs} of links) {
      const href = attribs['href']!;
      expect(href.startsWith(editUrl), `${route}: ${href}`).toBe(true);
      expect(existsSync(decodeURI(href.slice(editUrl.length))), `${route}: ${href}`).toBe(true);
    }
  }
});

test('every page links to the form, and to a way without an account, in its footer and below its text', () => {
  const {owner, name} = sourceRepository(ROOT);
  for (const {route, $, isDocument} of pages) {
    const rows = ['footer.footer', ...(isDocument ? ['main'] : [])].map((part) =>
      $(`${part} ul:has(a[href*="/issues/new?"])`).last(),
    );
    for (const row of rows) {
      const link = row.find('a:contains("Report a problem with this page")').attr('href') ?? '';
      const {origin, pathname, searchParams} = new URL(link);
      expect(origin + pathname).toBe(`https://github.com/${owner}/${name}/issues/new`);
      expect(Object.fromEntries(searchParams), route).toEqual({
        template: 'page-wrong.yml',
        title: expect.stringMatching(/\S/),
        page: HOME + route.slice(1),
        version: FRAMEWORK_VERSION,
      });
      expect(row.find(`a[href="${LINKS.discord}"]`).text(), route).toBe('Write on Discord');
    }
  }
});

test('version.json names the versions of the facts and of this site; so does the foot of each docs and API page, and of no other', () => {
  const {tag, commit, date} = readLibraries();
  expect(JSON.parse(readBuilt('version.json'))).toEqual({
    frameworkVersion: tag.slice(1),
    frameworkTag: tag,
    frameworkCommit: commit,
    releaseDate: date,
    extractionDate: extraction.date,
    siteVersion: (JSON.parse(readFileSync('package.json', 'utf8')) as {version: string}).version,
  });
  for (const {route, $} of pages) {
    const foot = $('footer p:contains("Facts taken from the source")');
    const shown = [foot.text().match(/version (\S+) of/)?.[1], foot.find('time').attr('datetime')];
    const isAbout = /^\/(docs|api)\//.test(route);
    expect(shown, route).toEqual(
      isAbout ? [tag.slice(1), extraction.date] : [undefined, undefined],
    );
  }
});

test('every page of the documentation that is no draft has something to say, with the versions in place', () => {
  for (const {route, $} of pages.filter((page) => page.route.startsWith('/docs/'))) {
    const article = $('main article .markdown').first();
    expect(article.text(), `a placeholder of ${route}`).not.toMatch(/%[\w-]+\.version%/);
    const text = article.clone();
    text.find('pre, noscript, script, style').remove();
    const words = text
      .text()
      .split(/\s+/)
      .filter((word) => /\w/.test(word));
    expect(
      words.length,
      `${route}: write ${MIN_WORDS} words, or set draft: true`,
    ).toBeGreaterThanOrEqual(MIN_WORDS);
  }
});

test('headings have links and contents from level 2 on, with the words of the heading', () => {
  let count = 0;
  for (const {route, $} of pages.filter(({isDocument}) => isDocument)) {
    expect($('h1 .hash-link'), route).toHaveLength(0);
    const headings = $('.markdown :is(h2, h3, h4, h5, h6):has(.hash-link)').toArray();
    const titles = headings.map((heading) => $(heading).text().replace('\u200b', '').trim());
    const links = headings.map((heading) => $(heading).find('.hash-link').attr('title'));
    expect(links, route).toEqual(titles.map((title) => `Direct link to ${title}`));
    const contents = $('nav[aria-label="On this page"] a').toArray();
    expect(titles, route).toEqual(expect.arrayContaining(contents.map((link) => $(link).text())));
    count += contents.length;
  }
  expect(count, 'entries of all contents').toBeGreaterThan(500);
});

test('the blog links to its archive, its authors, and its feed', () => {
  for (const end of ['/blog/archive', '/blog/authors', '/blog/rss.xml']) {
    expect(loadBuilt('blog')(`main a[href$="${end}"]`), end).toHaveLength(1);
  }
});

test('the breadcrumbs that search engines read begin with the area, and name two pages or more', () => {
  const lists = pages.flatMap(({route, $}) =>
    $('script[type="application/ld+json"]')
      .toArray()
      .map(
        (script) => JSON.parse($(script).text()) as {'@type': string; itemListElement?: object[]},
      )
      .filter((data) => data['@type'] === 'BreadcrumbList')
      .map(({itemListElement}) => ({route, names: itemListElement})),
  );
  expect(lists.length).toBeGreaterThan(100);
  for (const {route, names} of lists) {
    const area = AREAS.find(({id}) => route.startsWith(`/${id}/`))!;
    expect(names!.length, route).toBeGreaterThan(1);
    expect(names![0], route).toMatchObject({position: 1, name: area.label});
  }
});

test('each picture with a name has the role of one', () => {
  for (const {route, $} of pages) {
    expect($('svg[aria-label]:not([role="img"])').toArray(), route).toEqual([]);
  }
});
