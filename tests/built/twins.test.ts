import type {Code, Heading, Link, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import {remark} from 'remark';
import {visitParents} from 'unist-util-visit-parents';
import {expect, test} from 'vitest';
import {AGENTS_FILE} from '../../src/config/assistants';
import {apiPages} from '../../src/knowledge/apiPages';
import {builtFiles, HOME, readBuilt, SITE} from '../site/support/buildOutput';
import {DOCUMENTS, lacking, textOf} from './support/site';

const API_ROUTES = new Set(apiPages.map(({page}) => page));

/** The addresses of the pages that have a twin. */
const ROUTES = new Set(DOCUMENTS.map(({route}) => HOME + route.slice(1)));

/** Traces of what a page is made of. */
const MACHINERY = /^(?:import|export) .*(?:from|\{)|Direct link to|View as Markdown|\u200b/m;

/** The nodes of a type, in the order of the text. */
function nodesOf<Node>(root: Root, type: string): Node[] {
  const nodes: Node[] = [];
  visitParents(root, type, (node) => void nodes.push(node as Node));
  return nodes;
}

const textsOf = (root: Root, type: string) => nodesOf(root, type).map((node) => toString(node));

test('every document has a twin, which its head names, and the other pages have none', () => {
  const written = builtFiles(/\.md$/).filter((name) => name !== AGENTS_FILE);
  const expected = DOCUMENTS.map(({route}) => `${route.slice(1)}.md`);
  expect(written.sort()).toEqual(expected.sort());
  for (const {route, $} of DOCUMENTS) {
    const named = $('head link[type="text/markdown"]').attr('href');
    expect.soft(named).toBe(`${SITE.baseUrl}${route.slice(1)}.md`);
  }
});

test('a twin is Markdown alone, with what its page shows, in the folds and tabs of the page too', () => {
  for (const {route, $} of DOCUMENTS) {
    const root = remark()
      .use(remarkGfm)
      .parse(readBuilt(`${route}.md`));
    const content = $('.theme-doc-markdown, article .markdown');
    const shown = (selector: string) =>
      content
        .find(selector)
        .toArray()
        .map((element) => textOf($(element)));

    const [title, description, , heading, list] = root.children;
    expect.soft(title, route).toMatchObject({type: 'heading', depth: 1});
    expect.soft(toString(title)).toBe($('main h1').text());
    expect.soft(toString(description)).toBe($('meta[name="description"]').attr('content'));
    const titles = nodesOf<Heading>(root, 'heading').filter(({depth}) => depth === 1);
    expect.soft(titles.length, route).toBe(1);
    const headings = content
      .find('h2, h3, h4')
      .map((_, heading) => `${textOf($(heading))} {#${$(heading).attr('id')}}`)
      .get();
    expect.soft(lacking(textsOf(root, 'heading'), headings), route).toEqual([]);

    const strong = textsOf(root, 'strong');
    const labels = shown('[role="tab"]').map((label) => `${label}:`);
    const terms = [...shown('summary, dt:not(:has(ul))'), ...labels];
    expect.soft(lacking(strong, terms), route).toEqual([]);
    for (const call of shown('.theme-admonition > strong')) {
      expect.soft(strong.join('\n'), route).toContain(call);
    }
    expect.soft(nodesOf(root, 'table').length, route).toBe(content.find('table').length);

    const code = nodesOf<Code>(root, 'code');
    // A form shows what a reader has chosen, which no twin has.
    const samples = content.find('pre').not('fieldset pre').toArray();
    const texts = samples.map((sample) => $(sample).text().replace(/\n+$/, ''));
    const values = code.map(({value}) => value);
    expect.soft(lacking(values, texts), route).toEqual([]);
    const unnamed = code.filter(({lang}) => !lang);
    expect.soft(unnamed, `${route}: code without a language`).toEqual([]);

    expect.soft(nodesOf(root, 'html'), route).toEqual([]);
    expect.soft(textsOf(root, 'paragraph').join('\n'), route).not.toMatch(MACHINERY);
    expect.soft(textsOf(root, 'link'), route).not.toContain('');

    // The signature and the summary of each method.
    expect.soft(toString(heading) === 'Signatures', route).toBe(API_ROUTES.has(route));
    for (const head of $('.bk-method-head').toArray()) {
      const lines = toString(list);
      expect.soft(lines, route).toMatch(new RegExp(`\\S ${textOf($(head).find('h3'))}\\(`));
      expect.soft(lines, route).toContain(`: ${$(head).nextAll('p').first().text()}`);
    }
  }
});

test('a twin leads to other twins by relative addresses, and by absolute ones to all else', () => {
  for (const {route} of DOCUMENTS) {
    const root = remark().parse(readBuilt(`${route}.md`));
    const [, , {children: head}] = root.children as [unknown, unknown, Paragraph];
    const [page, index, ...others] = nodesOf<Link>({type: 'root', children: head}, 'link');
    expect.soft(page?.url, route).toBe(HOME + route.slice(1));
    expect.soft(index && new URL(index.url, page?.url).href, route).toBe(`${HOME}llms.txt`);
    expect.soft(others, route).toEqual([]);
    const urls = nodesOf<Link>(root, 'link').map(({url}) => url);
    const [absolute, relative] = [true, false].map((is) =>
      urls.filter((url) => url !== page?.url && URL.canParse(url) === is),
    ) as [string[], string[]];
    const byAddress = absolute.filter((url) => ROUTES.has(url.replace(/#.*/, '')));
    expect.soft(byAddress, route).toEqual([]);
    const elsewhere = relative.filter((url) => !/^(?:#.|[./\w-]+\.(?:md|txt)(?:#.|$))/.test(url));
    expect.soft(elsewhere, route).toEqual([]);
  }
});
