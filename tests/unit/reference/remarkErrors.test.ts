import {expect, it} from 'vitest';
import {toString} from 'mdast-util-to-string';
import {visitParents} from 'unist-util-visit-parents';
import {VFile} from 'vfile';
import {parsePage} from '../../../scripts/lib/parsePage';
import {explain} from '../../../src/knowledge/errors';
import {remarkErrors} from '../../../src/reference/insert/remarkErrors';

const HEAD = '| What you see | Cause | Remedy |\n| --- | --- | --- |\n';

function cellsOf(row: string): string[] {
  const root = parsePage(HEAD + row);
  remarkErrors()(root, new VFile({path: 'docs/x.mdx'}));
  const cells: string[] = [];
  visitParents(root, 'tableCell', (cell) => void cells.push(toString(cell)));
  return cells.slice(3);
}

const plain = (text: string) => text.replace(/`/g, '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

it.each([
  ['NO_JSON_FILE_FOUND', 'JSON file ({file}) not found...'],
  ['no-alert-present', 'NoAlertPresentException'],
  ['HOSTNAME_REQUIRED_FOR_REMOTE', 'Host name is required for remote driver execution...'],
])('fills a row from the entry %s', (name, label) => {
  const {cause, fix, row} = explain(name);
  const sentences = row ?? {cause, fix};
  expect(cellsOf(`| <ErrorRow of="${name}" /> | | |`)).toEqual([
    label,
    plain(sentences.cause),
    plain(sentences.fix),
  ]);
});

it('links to other entries from any page', () => {
  const root = parsePage(`${HEAD}| <ErrorRow of="cannot-parse-argument" /> | | |`);
  remarkErrors()(root, new VFile({path: 'docs/x.mdx'}));
  const urls: string[] = [];
  visitParents(root, 'link', ({url}) => void urls.push(url));
  expect(urls).toEqual([
    '/docs/guides/troubleshooting/browser#cannot-parse-argument',
    '/docs/guides/troubleshooting/browser#error-creating-logs',
  ]);
});

it.each([
  ['| <ErrorRow of="NO_SUCH" /> | | |', /^docs\/x\.mdx:3: NO_SUCH has no entry/],
  ['| <ErrorRow of="BASE_URL_EMPTY" /> | Mine | |', /^docs\/x\.mdx:3: <ErrorRow> fills the whole/],
  ['| <ErrorRow /> | | |', /^docs\/x\.mdx:3: <ErrorRow> needs the attribute of/],
])('stops at %s', (row, message) => {
  expect(() => cellsOf(row)).toThrow(message);
});
