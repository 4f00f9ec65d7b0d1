import {existsSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import type {Code, Heading, Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import {remark} from 'remark';
import {visit} from 'unist-util-visit';
import {apiPages} from '../../src/knowledge/apiPages';
import {AREAS, areaOf} from '../../src/config/areas';
import {SITE} from '../../src/config/environment/site';
import {BUILD, builtFiles, loadBuilt, readBuilt} from './support/build';
import {expect, open, readSitemap, test} from './support/test';

// In one worker: each other one would parse all twins again.
test.describe.configure({mode: 'default'});

const SITE_URL = SITE.url + SITE.baseUrl;
/** The home page, the search, and lists of posts. */
const LIST = /^\/(?:$|search$|blog$|blog\/(?:archive|authors|tags|page)\b)/;
const ROUTES = readSitemap().filter((route) => !LIST.test(route));
const API_ROUTES = new Set(apiPages.map(({page}) => page));

const parse = (markdown: string) => remark().use(remarkGfm).parse(markdown);

const twins = new Map<string, Root>();
/** The twin of a page, parsed once. */
function twinOf(route: string): Root {
  const twin = twins.get(route) ?? parse(readBuilt(`${route}.md`));
  twins.set(route, twin);
  return twin;
}

/** The nodes of a type, in the order of the text. */
function nodesOf<Node>(root: Root, type: string): Node[] {
  const nodes: Node[] = [];
  visit(root, type, (node) => void nodes.push(node as Node));
  return nodes;
}

const textsOf = (root: Root, type: string) => nodesOf(root, type).map((node) => toString(node));

/** Where `llms.txt` leads, in its order. */
const listedTwins = () =>
  nodesOf<Link>(parse(readBuilt('llms.txt')), 'link')
    .map(({url}) => url)
    .filter((url) => url.endsWith('.md'));

test('every page of the sitemap has a twin, and the other pages have none', () => {
  expect(ROUTES.length).toBeGreaterThan(100);
  const written = builtFiles(/\.md$/);
  expect(written.map((name) => `/${name.slice(0, -'.md'.length)}`).sort()).toEqual(
    [...ROUTES].sort(),
  );
});

/** Texts of the content of a page that its twin has to have too, by the type of node there. */
function shownOn($: CheerioAPI): Record<string, string[]> {
  const content = $('.theme-doc-markdown, article .markdown');
  const texts = (selector: string) =>
    content
      .find(selector)
      .toArray()
      .map((element) => $(element).text().trim());
  return {
    heading: [...texts('h2, h3, h4'), $('main h1').text()],
    strong: [
      ...texts('summary, dt:not(:has(ul))'),
      ...texts('[role="tab"]').map((label) => `${label}:`),
    ],
  };
}

test('a twin has what its page shows, in the folds and tabs of the page too', () => {
  for (const route of ROUTES) {
    const root = twinOf(route);
    const $ = loadBuilt(route);
    expect($('head link[type="text/markdown"]').attr('href'), route).toBe(
      `${SITE.baseUrl}${route.slice(1)}.md`,
    );
    $('.hash-link').remove();

    const [title, description] = root.children;
    expect(title, route).toMatchObject({type: 'heading', depth: 1});
    expect(toString(title)).toBe($('main h1').text());
    expect(toString(description)).toBe($('meta[name="description"]').attr('content'));
    const ones = nodesOf<Heading>(root, 'heading').filter(({depth}) => depth === 1);
    expect(ones, route).toHaveLength(1);

    for (const [type, texts] of Object.entries(shownOn($))) {
      const written = new Set(textsOf(root, type));
      expect(
        texts.filter((text) => !written.has(text)),
        route,
      ).toEqual([]);
    }
    const bold = textsOf(root, 'strong').join('\n');
    const content = $('.theme-doc-markdown, article .markdown');
    for (const call of content.find('.theme-admonition > strong').toArray()) {
      expect(bold, route).toContain($(call).text());
    }
    expect(nodesOf(root, 'table'), route).toHaveLength(content.find('table').length);

    const code = nodesOf<Code>(root, 'code');
    // A form shows what a reader has chosen, which no twin has.
    const samples = content.find('pre').not('fieldset pre').toArray();
    const written = new Set(code.map(({value}) => value));
    const shown = samples.map((sample) => $(sample).text().replace(/\n+$/, ''));
    expect(
      shown.filter((text) => !written.has(text)),
      route,
    ).toEqual([]);
    expect(
      code.filter(({lang}) => !lang),
      `${route}: code without a language`,
    ).toEqual([]);
  }
});

test('the twin of an API page lists the signature and the summary of each method', () => {
  const routes = ROUTES.filter((route) => API_ROUTES.has(route));
  expect(routes.length).toBeGreaterThan(40);
  for (const route of routes) {
    const [heading, list] = twinOf(route).children.slice(3);
    expect(toString(heading), route).toBe('Signatures');
    const lines = toString(list);
    const $ = loadBuilt(route);
    $('.hash-link').remove();
    for (const head of $('.bk-method-head').toArray()) {
      const name = $(head).find('h3').text();
      expect(lines, route).toMatch(new RegExp(`\\S ${name}\\(`));
      expect(lines, route).toContain(`: ${$(head).nextAll('p').first().text()}`);
    }
  }
});

test('a twin is Markdown alone: no HTML, no imports, no machinery', () => {
  const found = ROUTES.flatMap((route) => {
    const root = twinOf(route);
    const machinery = textsOf(root, 'paragraph').filter((text) =>
      /^(?:import|export) .*(?:from|\{)|Direct link to|View as Markdown|\u200b/m.test(text),
    );
    const html = nodesOf<{value: string}>(root, 'html').map(({value}) => value);
    return [...html, ...machinery].map((text) => `${route}: ${text}`);
  });
  expect(found).toEqual([]);
});

test('each link of a twin is absolute, has a text, and leads to a page or file of the build', () => {
  const isThere = (target: string) =>
    existsSync(path.join(BUILD, target)) || existsSync(path.join(BUILD, `${target}.html`));
  const broken = ROUTES.flatMap((route) =>
    nodesOf<Link>(twinOf(route), 'link')
      .filter((link) => {
        const url = URL.canParse(link.url) ? new URL(link.url) : undefined;
        const isOwn = url?.href.startsWith(SITE_URL);
        return (
          !url ||
          toString(link).trim() === '' ||
          (isOwn && !isThere(url.pathname.slice(SITE.baseUrl.length)))
        );
      })
      .map(({url}) => `${route}: ${url}`),
  );
  expect(broken).toEqual([]);
});

test('llms.txt lists every twin once, by area and in the order of the sidebars', () => {
  const listed = listedTwins();
  expect([...listed].sort()).toEqual(
    ROUTES.map((route) => `${SITE_URL}${route.slice(1)}.md`).sort(),
  );
  const areas = AREAS.map(({id}) => id);
  const inOrder = listed.map((url) => areas.indexOf(areaOf(url.slice(SITE_URL.length))!.id));
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  const lines = readBuilt('llms.txt').split('\n');
  for (const url of listed) {
    const [title, description] = twinOf(`/${url.slice(SITE_URL.length, -'.md'.length)}`).children;
    expect(lines).toContain(`- [${toString(title)}](${url}): ${toString(description)}`);
  }
  const jumps = listed.filter((url, index) => {
    const $ = loadBuilt(url.slice(SITE_URL.length, -'.md'.length));
    const next = $('.pagination-nav__link--next').attr('href');
    return next !== undefined && listed[index + 1] !== `${SITE.url}${next}.md`;
  });
  expect(jumps).toEqual([]);
});

test('llms-full.txt has every twin whole, in the order of llms.txt', () => {
  expect(readBuilt('llms-full.txt')).toBe(
    listedTwins()
      .map((url) => readBuilt(url.slice(SITE_URL.length)))
      .join('\n---\n\n'),
  );
});

test('Copy page copies the twin, and says so when it cannot', async ({page, context}) => {
  await page.setViewportSize({width: 390, height: 844});
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/intro');
  const link = page.getByRole('link', {name: 'View as Markdown'});
  const button = page.getByRole('button', {name: 'Copy page'});
  for (const control of [button, link]) {
    expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  }
  await button.focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    readBuilt('docs/intro.md'),
  );

  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('denied'));
  });
  await button.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Not copied'})).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/intro$/);
});
