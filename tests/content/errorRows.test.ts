import {readFileSync} from 'node:fs';
import {toString} from 'mdast-util-to-string';
import {globSync} from 'tinyglobby';
import {visitParents} from 'unist-util-visit-parents';
import {describe, expect, test} from 'vitest';
import {parsePage} from '../../scripts/lib/parsePage';
import {errorNames, explain} from '../../src/knowledge/errors';
import {errorLink} from '../../src/reference/insert/errorFacts';
import {readLog} from '../../src/tools/logReader/readLog';

const ERRORS = errorNames.map(errorLink);

/** What a row shows that needs no entry, and why. */
const WITHOUT_ENTRY: Readonly<Record<string, string>> = {
  'path is not absolute': 'a part of the message before it, which has an entry',
  'File not found': 'a part of the message before it, which has an entry',
  'expected to end with': 'a part of an AssertionError, which has an entry',
  'but was': 'a part of an AssertionError, which has an entry',
  'Navigating to url: ${env:SHOP_URL}': 'a line of a passing step, which shows the placeholder',
  'Taking screenshot and saving at [<file>]...': 'a line of a passing step',
};

/** A row that no entry fills. */
interface Row {
  readonly place: string;
  /** The code in its first cell. */
  readonly code: readonly string[];
  /** The texts of its cells. */
  readonly cells: readonly string[];
}

function rowsOf(file: string): Row[] {
  const found: Row[] = [];
  visitParents(parsePage(readFileSync(file, 'utf8')), 'table', ({children: [head, ...others]}) => {
    const isOfErrors = toString(head!.children[0]) === 'What you see';
    for (const row of isOfErrors ? others : []) {
      const code: string[] = [];
      visitParents(row.children[0]!, 'inlineCode', ({value}) => void code.push(value));
      const cells = row.children.map((cell) => toString(cell));
      // <ErrorRow> is the only content of its row.
      if (cells.join('') !== '') {
        found.push({place: `${file}:${row.position!.start.line}`, code, cells});
      }
    }
  });
  return found;
}

/** A class, a constant of an error, or several words: an error as a log has it. */
const isError = (code: string): boolean =>
  /^[A-Z]\w*(?:Exception|Error)$/.test(code) ||
  /^[A-Z]+(?:_[A-Z]+){2,}$/.test(code) ||
  /^[^"{$].* /.test(code);

const rows = globSync('docs/**/*.mdx').sort().flatMap(rowsOf);

test('each class, message, or quoted line of a table has an entry, or a reason for having none', async () => {
  const errors = rows.flatMap(({place, code}) =>
    code.filter(isError).map((text) => ({place, text})),
  );
  expect(errors.length).toBeGreaterThan(50);
  for (const {place, text} of errors) {
    const found = await readLog(text, ERRORS, () => Promise.resolve());
    expect
      .soft(
        found?.findings.length === 0,
        `${place}: ${text}: add an entry to src/knowledge/errors/errors.json, or a reason to this test`,
      )
      .toBe(text in WITHOUT_ENTRY);
  }
  const shown = errors.map(({text}) => text);
  expect(shown).toEqual(expect.arrayContaining(Object.keys(WITHOUT_ENTRY)));
});

describe('a row that repeats an entry, or another row, is filled from an entry', () => {
  const plain = (markdown: string): string =>
    markdown.replace(/`/g, '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  const sentences = new Map(
    ERRORS.flatMap(({id}) => {
      const {cause, fix, row} = explain(id);
      return [cause, fix, row?.cause, row?.fix].map((text) => [text && plain(text), id] as const);
    }),
  );
  const texts = rows.map(({cells}) => cells.join('|'));

  test.each(rows)('$place', ({place, code, cells}) => {
    const [, cause, fix] = cells;
    const id = sentences.get(cause) ?? sentences.get(fix);
    expect(id, `${place}: write | <ErrorRow of="${id}" /> | | |`).toBeUndefined();
    // A class alone has as many causes as there are pages; a message has one.
    const isMessage = code.some((span) => isError(span) && / /.test(span));
    const isTwice = isMessage && texts.filter((text) => text === cells.join('|')).length > 1;
    expect(isTwice, `${place}: add its sentences to an entry as "row", and write <ErrorRow>`).toBe(
      false,
    );
  });
});
