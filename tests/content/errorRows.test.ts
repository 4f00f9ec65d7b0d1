import {readFileSync} from 'node:fs';
import type {TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {globSync} from 'tinyglobby';
import {visitParents} from 'unist-util-visit-parents';
import {describe, expect, it, test} from 'vitest';
import {parsePage} from '../../scripts/lib/parsePage';
import {errorNames, explain} from '../../src/knowledge/errors';
import {errorLink} from '../../src/reference/insert/errorFacts';
import {readLog} from '../../src/tools/logReader/readLog';

const ERRORS = errorNames.map(errorLink);
const names = new Set(ERRORS.map(({id}) => id));

/** What a row shows that needs no entry, and why. */
const WITHOUT_ENTRY: Readonly<Record<string, string>> = {
  'path is not absolute': 'a part of the message before it, which has an entry',
  'File not found': 'a part of the message before it, which has an entry',
  'expected to end with': 'a part of an AssertionError, which has an entry',
  'but was': 'a part of an AssertionError, which has an entry',
  'Navigating to url: ${env:SHOP_URL}': 'a line of a passing step, which shows the placeholder',
  'Taking screenshot and saving at [<file>]...': 'a line of a passing step',
};

interface Row {
  place: string;
  /** Text of the first cell, and the code in it. */
  text: string;
  code: readonly string[];
  cause: string;
  fix: string;
  /** The entry that fills it. */
  of?: string;
}

function rowsOf(file: string): Row[] {
  const rows: Row[] = [];
  visitParents(parsePage(readFileSync(file, 'utf8')), 'table', (table) => {
    const [head, ...others] = table.children;
    if (toString(head!.children[0]) === 'What you see') {
      rows.push(...others.map((row) => rowOf(file, row)));
    }
  });
  return rows;
}

function rowOf(file: string, row: TableRow): Row {
  const [first, cause, fix] = row.children;
  const code: string[] = [];
  visitParents(first!, 'inlineCode', ({value}) => void code.push(value));
  const element = first!.children.find((node) => node.type === 'mdxJsxTextElement');
  const of = element?.attributes.find((item) => 'name' in item && item.name === 'of')?.value;
  return {
    place: `${file}:${row.position!.start.line}`,
    text: toString(first),
    code,
    cause: toString(cause),
    fix: toString(fix),
    of: typeof of === 'string' ? of : undefined,
  };
}

/** A class, a constant of an error, or several words: an error as a log has it. */
const isError = (code: string): boolean =>
  /^[A-Z]\w*(?:Exception|Error)$/.test(code) ||
  /^[A-Z]+(?:_[A-Z]+){2,}$/.test(code) ||
  /^[^"{$].* /.test(code);

const plain = (markdown: string): string =>
  markdown.replace(/`/g, '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

const rows = globSync('docs/**/*.mdx').sort().flatMap(rowsOf);
const own = rows.filter(({of}) => of === undefined);

it('finds the tables of errors', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({of}) => of !== undefined).length).toBeGreaterThan(50);
});

test.each(rows.filter(({of}) => of !== undefined))('$place is filled from an entry', ({of}) => {
  expect(names).toContain(of);
});

describe('each class, message, or quoted line of a table has an entry', () => {
  test.each(own.flatMap(({place, code}) => code.filter(isError).map((text) => ({place, text}))))(
    '$text at $place',
    async ({place, text}) => {
      if (text in WITHOUT_ENTRY) {
        return;
      }
      const found = await readLog(text, ERRORS, () => Promise.resolve());
      expect(
        found?.findings.map(({error}) => error.id),
        `${place}: add an entry to src/knowledge/errors/errors.json, or a reason to this test`,
      ).not.toEqual([]);
    },
  );
});

it('the list of exceptions names only what a table has and no entry explains', async () => {
  const shown = new Set(own.flatMap(({code}) => code));
  for (const text of Object.keys(WITHOUT_ENTRY)) {
    expect(shown, 'remove it from the list').toContain(text);
    const found = await readLog(text, ERRORS, () => Promise.resolve());
    expect(found?.findings, text).toEqual([]);
  }
});

describe('a row that repeats an entry is filled from it', () => {
  const sentences = new Map(
    [...names].flatMap((name) => {
      const {cause, fix, row} = explain(name);
      return [cause, fix, row?.cause, row?.fix].flatMap((text) =>
        text === undefined ? [] : [[plain(text), name] as const],
      );
    }),
  );
  test.each(own)('$place', ({place, text, code, cause, fix}) => {
    const name = sentences.get(cause) ?? sentences.get(fix);
    expect(name, `${place}: write | <ErrorRow of="${name}" /> | | |`).toBeUndefined();
    // A class alone has as many causes as there are pages; a message has one.
    const isMessage = code.some((span) => isError(span) && / /.test(span));
    const twin =
      isMessage &&
      own.some(
        (other) =>
          other.place !== place &&
          other.text === text &&
          other.cause === cause &&
          other.fix === fix,
      );
    expect(
      twin,
      `${place}: the row is twice: add its sentences to the entry as "row", and write <ErrorRow>`,
    ).toBe(false);
  });
});
