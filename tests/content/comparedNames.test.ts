import {readFileSync} from 'node:fs';
import {toString} from 'mdast-util-to-string';
import {globSync} from 'tinyglobby';
import {visitParents} from 'unist-util-visit-parents';
import {expect, test} from 'vitest';
import {parsePage} from '../../scripts/lib/parsePage';
import {sources} from '../../src/knowledge/compared-names.json';

/** The first columns that have names of another project: "With Selenium". */
const HEADS = /^With |^Capability$/;

/** The calls, types, and fields of a piece of code. */
const namesOf = (code: string): string[] =>
  code.replaceAll(/"[^"]*"/g, '').match(/\w+(?=\()|(?<=\.)[A-Za-z]\w*|\b[A-Z]\w+/g) ?? [];

/** The names in the first columns of a page. */
function comparedOn(file: string): string[] {
  const names: string[] = [];
  visitParents(parsePage(readFileSync(file, 'utf8')), 'table', ({children: [head, ...rows]}) => {
    const title = toString(head!.children[0]);
    for (const {children} of HEADS.test(title) ? rows : []) {
      visitParents(children[0]!, (node) => {
        const isCode = node.type === 'mdxJsxTextElement' && 'name' in node && node.name === 'code';
        if (node.type === 'inlineCode' || isCode) {
          const code = toString(node);
          names.push(...(title === 'Capability' ? [code.replace('appium:', '')] : namesOf(code)));
        }
      });
    }
  });
  return names;
}

test('each name of another project that a page compares was read in that project, and no other is listed', () => {
  const compared = globSync('docs/guides/migrate/*.mdx').flatMap(comparedOn);
  expect(
    [...new Set(compared)].sort(),
    'read each name in its project, and add it to src/knowledge/compared-names.json; remove the rest',
  ).toEqual([...new Set(sources.flatMap(({names}) => names))].sort());
});
