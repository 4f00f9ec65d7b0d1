import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';

const pages = globSync('{docs,api,contributing,community,blog}/**/*.mdx').sort();
const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(remarkGfm);

/** Names in table heads that are written with a capital letter. */
const NAMES =
  /^(?:Android|API|Appium|Assured|CI|CSS|GitHub|HTTP|I|ID|JSON|Java|Lombok|Maven|REST|Selenium|URL|Web)$/;

/** What is wrong with the call-outs and table heads of a page. */
function faultsOf(file: string, source: string): string[] {
  const faults: string[] = [];
  const tree: Root = parser.parse(source.replace(/ \{#[\w-]+\}$/gm, ''));
  visit(tree, 'paragraph', (node) => {
    for (const [, kind] of toString(node).matchAll(/^:::+(\w+)\s*$/gm)) {
      const line = node.position?.start.line;
      faults.push(`${file}:${line}: give the call-out a title: :::${kind}[What happens]`);
    }
  });
  visit(tree, 'table', (table) => {
    for (const cell of table.children[0]?.children ?? []) {
      const isName = cell.children.every(({type}) => type === 'inlineCode');
      const [first = '', ...others] = toString(cell).split(/\s+/);
      const wrong =
        /^[a-z]/.test(first) || others.some((word) => /^[A-Z]/.test(word) && !NAMES.test(word));
      if (!isName && wrong) {
        const line = cell.position?.start.line;
        faults.push(`${file}:${line}: write "${toString(cell)}" in sentence case`);
      }
    }
  });
  return faults;
}

describe('each call-out has a title, and each table head is in sentence case', () => {
  test.each(pages)('%s', (file) => {
    expect(faultsOf(file, readFileSync(file, 'utf8'))).toEqual([]);
  });
});

test.each([
  ['a call-out without a title', ':::caution\n\nText.\n\n:::', 'give the call-out a title'],
  ['a head in lower case', '| name | Value |\n| --- | --- |\n| a | b |', 'write "name"'],
  ['a head in title case', '| What It Does |\n| --- |\n| a |', 'write "What It Does"'],
])('%s is found', (_, source, message) => {
  expect(faultsOf('page.mdx', source).join()).toContain(message);
});

test.each([
  ':::caution[A title]\n\nText.\n\n:::',
  '| What it does | On the Web | `key` |\n| --- | --- | --- |\n| a | b | c |',
])('valid text is not: %s', (source) => {
  expect(faultsOf('page.mdx', source)).toEqual([]);
});
