import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it, test} from 'vitest';
import {readMessages} from '../../src/framework';
import {errorPages, exceptionAddress, exceptionOf, explain} from '../../src/knowledge/errors';
import {pages} from '../../src/knowledge/errors/errors.json';
import {errorFacts, errorLabel} from '../../src/remark/errorFacts';

const FOLDER = 'docs/guides/troubleshooting';
const entries = Object.values(errorPages).flat();
const FILE = 'src/knowledge/errors/errors.json';

it('every message has one entry, and no entry is for a message that does not exist', () => {
  const messages = readMessages().messages.map(({name}) => name);
  const explained = entries.filter((name) => !exceptionOf(name));
  expect(explained.sort(), `see ${FILE}`).toEqual(messages.sort());
  expect(new Set(entries).size).toBe(entries.length);
});

it('marks the messages that no code raises as unused', () => {
  const unraised = readMessages().messages.filter(({places}) => places.length === 0);
  const unused = Object.values(pages)
    .flatMap((page) => Object.entries(page))
    .filter(([, entry]) => 'unused' in entry);
  expect(unused.map(([name]) => name).sort(), `see ${FILE}`).toEqual(
    unraised.map(({name}) => name).sort(),
  );
});

test.each(Object.entries(errorPages))(
  'the page %s shows each of its entries once',
  (page, names) => {
    const source = readFileSync(`${FOLDER}/${page}.mdx`, 'utf8');
    const shown = [...source.matchAll(/<ErrorEntry of="([^"]+)" \/>/g)].map(([, name]) => name);
    expect(shown.sort()).toEqual([...names].sort());
    const index = readFileSync(`${FOLDER}/index.mdx`, 'utf8');
    expect(index, 'the first page lists them').toContain(`<ErrorList of="${page}" />`);
  },
);

test.each(entries)('%s says when, why, and what to do', (name) => {
  const {when, why, fix} = explain(name);
  for (const text of [why, fix]) {
    // Links are checked with those of the pages.
    const sentences = text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').split(/(?<=[.:;]) /);
    expect(sentences.filter((item) => item.split(' ').length > 32)).toEqual([]);
  }
  expect(errorFacts(name).when).toBe(when);
  expect(errorLabel(name)).not.toBe('');
});

describe('every exception that an API page names has an entry', () => {
  const named = globSync('api/**/*.mdx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<Throws name="([^"]+)"/g)].map(([, name]) => name!),
  );
  test.each([...new Set(named)])('%s', (name) => {
    expect(
      exceptionAddress(name),
      `add ${name} to ${FILE}, and <ErrorEntry of="…" /> to its page`,
    ).toBeDefined();
  });
});
