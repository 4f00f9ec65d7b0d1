import {readFileSync} from 'node:fs';
import {expect, it, test} from 'vitest';
import {readMessages} from '../../src/framework';
import {errorPages, explain, unraisedErrors} from '../../src/knowledge/errors';
import {unraised} from '../../src/knowledge/errors/errors.json';
import {messageText} from '../../src/knowledge/errors/messageText';
import {errorFacts, errorLabel} from '../../src/reference/insert/errorFacts';

const FOLDER = 'docs/guides/troubleshooting';
const entries = Object.values(errorPages).flat();
const known = [...entries, ...unraisedErrors];
const FILE = 'src/knowledge/errors/errors.json';

it('every message has one entry, and no entry is for a message that does not exist', () => {
  const messages = readMessages().messages.map(({name}) => name);
  const explained = known.filter((name) => !explain(name).exception && !explain(name).tool);
  expect(explained.sort(), `see ${FILE}`).toEqual(messages.sort());
});

test.each(readMessages().messages)('every placeholder of $name has a name', ({name, text}) => {
  const names = explain(name).placeholders ?? [];
  expect(names, `add the placeholders of ${name} to ${FILE}`).toHaveLength(
    (text.match(/\{\d*\}/g) ?? []).length,
  );
  expect(messageText(name)).not.toMatch(/\{\d*\}/);
});

it('lists the messages that no code raises, and says of the others why they are not reached', () => {
  const silent = readMessages().messages.filter(({places}) => places.length === 0);
  const withoutReason = Object.entries(unraised).filter(([, entry]) => !('why' in entry));
  expect(withoutReason.map(([name]) => name).sort(), `see ${FILE}`).toEqual(
    silent.map(({name}) => name).sort(),
  );
});

test.each(Object.entries(errorPages))(
  'the page %s shows each of its entries once',
  (page, names) => {
    const source = readFileSync(`${FOLDER}/${page}.mdx`, 'utf8');
    const shown = [...source.matchAll(/<ErrorEntry of="([^"]+)" \/>/g)].map(([, name]) => name);
    expect(
      shown.sort(),
      `write <ErrorEntry of="…" /> once for each, in ${FOLDER}/${page}.mdx`,
    ).toEqual([...names].sort());
    const index = readFileSync(`${FOLDER}/index.mdx`, 'utf8');
    expect(index, 'the first page lists them').toContain(`<ErrorList of="${page}" />`);
  },
);

test.each(known)('%s has a cause, which is a statement, and a fix', (name) => {
  const {cause, fix} = explain(name);
  expect(cause).not.toMatch(/^If /);
  for (const text of [cause, fix]) {
    // Links are checked with those of the pages.
    const sentences = text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').split(/(?<=[.:;]) /);
    expect(sentences.filter((item) => item.split(' ').length > 32)).toEqual([]);
  }
  expect(errorFacts(name).cause).toBe(cause);
  expect(errorLabel(name)).not.toBe('');
});
