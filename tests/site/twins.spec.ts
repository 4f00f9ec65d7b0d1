import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Heading, Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import {remark} from 'remark';
import {globSync} from 'tinyglobby';
import {visitParents} from 'unist-util-visit-parents';
import {apiPages} from '../../src/knowledge/apiPages';
import {AREAS, areaOf} from '../../src/config/areas';
import {AGENTS_FILE} from '../../src/config/assistants';
import {BUILD, builtFiles, HOME, loadBuilt, readBuilt, SITE} from './support/buildOutput';
import {expect, open, readSitemap, test} from './support/test';

// In one worker: each other one would parse all twins again.
test.describe.configure({mode: 'default'});

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
  visitParents(root, type, (node) => void nodes.push(node as Node));
  return nodes;
}

const textsOf = (root: Root, type: string) => nodesOf(root, type).map((node) => toString(node));

/** The texts that are not among others. */
function lacking(others: readonly string[], texts: readonly string[]): string[] {
  const all = new Set(others);
  return texts.filter((text) => !all.has(text));
}

/** Where `llms.txt` leads, in its order. */
const listedTwins = () =>
  nodesOf<Link>(parse(readBuilt('llms.txt')), 'link')
    .map(({url}) => url)
    .filter((url) => url.endsWith('.md') && url !== HOME + AGENTS_FILE);

test('every page of the sitemap has a twin, and the other pages have none', () => {
  expect(ROUTES.length).toBeGreaterThan(100);
  const written = builtFiles(/\.md$/).filter((name) => name !== AGENTS_FILE);
  expect(written.map((name) => `/${name.slice(0, -'.md'.length)}`).sort()).toEqual(
    [...ROUTES].sort(),
  );
});

/** Whether a link has a text, and leads elsewhere or to a page or file of the build. */
function isWhole(link: Link): boolean {
  const url = URL.canParse(link.url) ? new URL(link.url) : undefined;
  const target = path.join(BUILD, url?.pathname.slice(SITE.baseUrl.length) ?? '');
  const isThere = existsSync(target) || existsSync(`${target}.html`);
  return (
    url !== undefined && toString(link).trim() !== '' && (isThere || !url.href.startsWith(HOME))
  );
}

test('a twin is Markdown alone, with what its page shows, in the folds and tabs of the page too', () => {
  for (const route of ROUTES) {
    const root = twinOf(route);
    const $ = loadBuilt(route);
    expect($('head link[type="text/markdown"]').attr('href'), route).toBe(
      `${SITE.baseUrl}${route.slice(1)}.md`,
    );
    $('.hash-link').remove();
    const content = $('.theme-doc-markdown, article .markdown');
    const shown = (selector: string) =>
      content
        .find(selector)
        .toArray()
        .map((element) => $(element).text().trim());

    const [title, description, , heading, list] = root.children;
    expect(title, route).toMatchObject({type: 'heading', depth: 1});
    expect(toString(title)).toBe($('main h1').text());
    expect(toString(description)).toBe($('meta[name="description"]').attr('content'));
    const headings = nodesOf<Heading>(root, 'heading');
    const titles = headings.filter(({depth}) => depth === 1);
    expect(titles, route).toHaveLength(1);
    expect(lacking(textsOf(root, 'heading'), shown('h2, h3, h4')), route).toEqual([]);

    const strong = textsOf(root, 'strong');
    const labels = shown('[role="tab"]').map((label) => `${label}:`);
    const terms = [...shown('summary, dt:not(:has(ul))'), ...labels];
    expect(lacking(strong, terms), route).toEqual([]);
    for (const call of shown('.theme-admonition > strong')) {
      expect(strong.join('\n'), route).toContain(call);
    }
    expect(nodesOf(root, 'table'), route).toHaveLength(content.find('table').length);

    const code = nodesOf<Code>(root, 'code');
    // A form shows what a reader has chosen, which no twin has.
    const samples = content.find('pre').not('fieldset pre').toArray();
    const texts = samples.map((sample) => $(sample).text().replace(/\n+$/, ''));
    const values = code.map(({value}) => value);
    expect(lacking(values, texts), route).toEqual([]);
    const unnamed = code.filter(({lang}) => !lang);
    expect(unnamed, `${route}: code without a language`).toEqual([]);

    expect(nodesOf(root, 'html'), route).toEqual([]);
    const machinery = /^(?:import|export) .*(?:from|\{)|Direct link to|View as Markdown|\u200b/m;
    const traces = textsOf(root, 'paragraph').filter((text) => machinery.test(text));
    expect(traces, route).toEqual([]);
    const broken = nodesOf<Link>(root, 'link').filter((link) => !isWhole(link));
    expect(broken, route).toEqual([]);

    // The signature and the summary of each method.
    expect(toString(heading) === 'Signatures', route).toBe(API_ROUTES.has(route));
    for (const head of $('.bk-method-head').toArray()) {
      const lines = toString(list);
      expect(lines, route).toMatch(new RegExp(`\\S ${$(head).find('h3').text()}\\(`));
      expect(lines, route).toContain(`: ${$(head).nextAll('p').first().text()}`);
    }
  }
});

test('llms.txt lists every twin once, by area and in the order of the sidebars', () => {
  const listed = listedTwins();
  expect([...listed].sort()).toEqual(ROUTES.map((route) => `${HOME}${route.slice(1)}.md`).sort());
  const areas = AREAS.map(({id}) => id);
  const inOrder = listed.map((url) => areas.indexOf(areaOf(url.slice(HOME.length))!.id));
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  const lines = readBuilt('llms.txt').split('\n');
  for (const url of listed) {
    const [title, description] = twinOf(`/${url.slice(HOME.length, -'.md'.length)}`).children;
    expect(lines).toContain(`- [${toString(title)}](${url}): ${toString(description)}`);
  }
  const jumps = listed.filter((url, index) => {
    const $ = loadBuilt(url.slice(HOME.length, -'.md'.length));
    const next = $('.pagination-nav__link--next').attr('href');
    return next !== undefined && listed[index + 1] !== `${SITE.url}${next}.md`;
  });
  expect(jumps).toEqual([]);
});

/** The text of a list item, or of a page with all of its own. */
const itemsOf = (text: string) =>
  [...text.matchAll(/^ *(?:\d+\.|[-*]) (.+)$/gm)].map(([, item]) => item!);

/** Of the files that `llms.txt` lists with the texts of several pages, the name and the text. */
const texts = () =>
  nodesOf<Link>(parse(readBuilt('llms.txt')), 'link')
    .map(({url}) => url.slice(HOME.length))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => [name, readBuilt(name)] as const);

test('the texts for language models have each page of their area once, in the order of llms.txt', () => {
  const pagesIn = (text: string) =>
    [...text.matchAll(/ · \[Page on the site\]\(([^)]+)\)$/gm)].map(([, url]) => `${url}.md`);
  const [full, ...parts] = texts().reverse();
  expect(full![0]).toBe('llms-full.txt');
  expect(pagesIn(full![1])).toEqual(listedTwins());
  const main = listedTwins().filter((url) => /^(?:docs|api)\//.test(url.slice(HOME.length)));
  const inParts = parts.flatMap(([, text]) => pagesIn(text));
  expect([...inParts].sort()).toEqual([...main].sort());
  for (const [name, text] of parts) {
    const pages = pagesIn(text);
    expect(
      listedTwins().filter((url) => pages.includes(url)),
      name,
    ).toEqual(pages);
    // An assistant reads no file of any size.
    expect(Buffer.byteLength(text), name).toBeLessThanOrEqual(400_000);
  }
});

test('the texts for language models say each step and error once a page, and lose none', () => {
  for (const [, text] of texts()) {
    for (const page of text.split(/\n---\n\n(?=# .*\n\n> )/)) {
      const [, route = ''] = / · \[Page on the site\]\(([^)]+)\)$/m.exec(page) ?? [];
      const twin = itemsOf(
        readBuilt(`${route.slice(HOME.length)}.md`).replaceAll(`](${HOME}`, ']('),
      );
      const items = itemsOf(page);
      const isSteps = (item: string) => / (?:listener|milliseconds|seconds)\b/.test(item);
      const repeated = items.filter(
        (item, at) => isSteps(item) && item.length > 100 && items.indexOf(item) !== at,
      );
      expect(repeated, route).toEqual([]);
      const sentences = items.map((item) => item.replace(/^\*\*S\d+\*\*: /, ''));
      expect(lacking(sentences, twin), route).toEqual([]);
    }
  }
});

test('links in the texts for language models lead on from the file to pages and files', () => {
  for (const [name, text] of texts()) {
    const lines = text
      .replace(/^.* · \[Page on the site\].*$/gm, '')
      .replace(/^```[^]*?^```/gm, '');
    const urls = [...lines.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url]) => url!);
    expect(
      urls.filter((url) => url.startsWith(HOME) && url !== HOME),
      name,
    ).toEqual([]);
    const paths = urls.filter((url) => areaOf(url)).map((url) => url.replace(/#.*/, ''));
    const pages = paths.filter((route) => !path.extname(route)).map((route) => `/${route}`);
    expect(pages.length, name).toBeGreaterThan(100);
    expect(pages.filter((route) => !ROUTES.includes(route)).slice(0, 5), name).toEqual([]);
  }
});

test('llms.txt ends with what a tester can do without', () => {
  const [, optional = ''] = readBuilt('llms.txt').split('\n## Optional\n');
  expect(
    optional.match(/(?<=^- .*\]\()[^)]+/gm)?.map((url) => url.slice(HOME.length).split('/')[0]),
  ).toEqual(expect.arrayContaining(['contributing', 'community', 'blog', 'llms-full.txt']));
  expect(optional).not.toMatch(/\/(?:docs|api)\//);
  expect(optional).not.toMatch(/^## /m);
});

test('Copy page copies the twin, and says so when it cannot', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
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

test('no page, twin, or search text shows where a statement was found', () => {
  const comments = globSync('{docs,api}/**/*.mdx', {absolute: true}).flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/^\{\/\* (source: .{12})/gm),
  ]);
  expect(comments.length).toBeGreaterThan(5);
  const starts = [...new Set(comments.map(([, start = '']) => start))];
  const shown = builtFiles(/\.(?:html|md|txt|json)$/).flatMap((name) => {
    const text = readBuilt(name);
    const hasSome = text.includes('source: ');
    return hasSome ? starts.filter((start) => text.includes(start)).map((it) => [name, it]) : [];
  });
  expect(shown).toEqual([]);
});
