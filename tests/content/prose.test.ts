import {readFileSync} from 'node:fs';
import {toString} from 'mdast-util-to-string';
import {globSync} from 'tinyglobby';
import {visitParents} from 'unist-util-visit-parents';
import {expect, test} from 'vitest';
import {parsePage} from '../../scripts/lib/parsePage';

const pages = globSync('{docs,api,contributing,community,blog}/**/*.mdx').sort();

/** Names in table heads that are written with a capital letter. */
const NAMES =
  /^(?:Android|API|Appium|Assured|CI|CSS|GitHub|HTTP|I|ID|JSON|Java|Lombok|Maven|REST|Selenium|URL|Web)$/;

/** What is wrong with the call-outs and table heads of a page. */
function errorsOf(file: string, source: string): string[] {
  const errors = source
    .replaceAll(/^( *)```.*?^\1```/gms, '')
    .split(/^#{2,} /m)
    .filter((section) => (section.match(/^ *:::\w/gm) ?? []).length > 1)
    .map((section) => `${file}: keep one call-out in "${section.split('\n')[0]}"`);
  const tree = parsePage(source);
  visitParents(tree, 'paragraph', (node) => {
    for (const [, kind] of toString(node).matchAll(/^:::+(\w+)\s*$/gm)) {
      const line = node.position?.start.line;
      errors.push(`${file}:${line}: give the call-out a title: :::${kind}[What happens]`);
    }
  });
  visitParents(tree, 'table', (table) => {
    for (const cell of table.children[0]?.children ?? []) {
      const isName = cell.children.every(({type}) => type === 'inlineCode');
      const [first = '', ...others] = toString(cell).split(/\s+/);
      const wrong =
        /^[a-z]/.test(first) || others.some((word) => /^[A-Z]/.test(word) && !NAMES.test(word));
      if (!isName && wrong) {
        const line = cell.position?.start.line;
        errors.push(`${file}:${line}: write "${toString(cell)}" in sentence case`);
      }
    }
  });
  return errors;
}

test.each(pages)(
  '%s has titled call-outs, one in a section, and heads in sentence case',
  (file) => {
    expect(errorsOf(file, readFileSync(file, 'utf8'))).toEqual([]);
  },
);
