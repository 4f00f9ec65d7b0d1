import {readFileSync} from 'node:fs';
import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visitParents} from 'unist-util-visit-parents';
import {expect, test} from 'vitest';
import {parsePage} from '../../scripts/lib/parsePage';
import {readPage} from '../../scripts/lib/readPage';
import compared from '../../src/knowledge/compared-names.json';

/** Whose names the first column of a page's tables has, by the heads of those columns. */
const PAGES: Readonly<Record<string, {heads: readonly string[]; projects: readonly string[]}>> = {
  selenium: {
    heads: ['With Selenium'],
    projects: ['Selenium', 'TestNG', 'Java', 'WebDriverManager'],
  },
  appium: {
    heads: ['With Appium', 'Capability'],
    projects: ['Appium Java client', 'Selenium', 'W3C WebDriver'],
  },
  'rest-assured': {heads: ['With REST Assured'], projects: ['REST Assured', 'Hamcrest']},
};

/** The calls, types, and fields of a piece of Java, or the name of a capability. */
function namesOf(code: string, isCapability: boolean): string[] {
  if (isCapability) {
    return [code.replace(/^appium:/, '')];
  }
  const names = code
    .replaceAll(/"[^"]*"/g, '')
    .matchAll(/\w+(?=\()|(?<=\.)[A-Za-z]\w*|\b[A-Z]\w+/g);
  return [...names].map(([name]) => name);
}

/** The names in the first column of the tables with one of these heads. */
function namesOfPage(page: string, heads: readonly string[]): string[] {
  const names: string[] = [];
  const {content} = readPage(readFileSync(`docs/guides/migrate/${page}.mdx`, 'utf8'));
  visitParents(parsePage(content), 'table', ({children: [head, ...rows]}: Table) => {
    const title = toString(head!.children[0]);
    if (!heads.includes(title)) {
      return;
    }
    for (const {children} of rows) {
      visitParents(children[0]!, (node) => {
        const isCode = node.type === 'mdxJsxTextElement' && 'name' in node && node.name === 'code';
        if (node.type === 'inlineCode' || isCode) {
          names.push(...namesOf(toString(node), title === 'Capability'));
        }
      });
    }
  });
  return [...new Set(names)];
}

test.each(Object.entries(PAGES))(
  'each name that %s.mdx compares was read in its project',
  (page, {heads, projects}) => {
    const names = namesOfPage(page, heads);
    expect(names.length).toBeGreaterThan(20);
    const known = compared.sources
      .filter(({project}) => projects.includes(project))
      .flatMap((source) => source.names);
    expect(
      names.filter((name) => !known.includes(name)),
      'read the name in its project, and add it to src/knowledge/compared-names.json',
    ).toEqual([]);
  },
);

test('no name is listed that no page compares', () => {
  const used = Object.entries(PAGES).flatMap(([page, {heads}]) => namesOfPage(page, heads));
  const listed = compared.sources.flatMap(({names}) => names);
  expect(listed.filter((name) => !used.includes(name))).toEqual([]);
});
