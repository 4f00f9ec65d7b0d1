import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it, test} from 'vitest';
import {errorPages, exceptionAddress, explain, isException} from '../../src/data/errors';
import {readMessages} from '../../src/framework';
import {errorFacts, errorLabel} from '../../src/remark/errorFacts';

const FOLDER = 'docs/guides/troubleshooting';
const entries = Object.values(errorPages).flatMap((errors) => Object.keys(errors));

it('every message has one entry, and no entry is for a message that does not exist', () => {
  const messages = readMessages().messages.map(({name}) => name);
  const explained = Object.values(errorPages)
    .flatMap((errors) => Object.entries(errors))
    .filter(([, entry]) => !isException(entry))
    .map(([name]) => name);
  expect(explained.sort(), 'see src/data/errors').toEqual(messages.sort());
  expect(new Set(entries).size).toBe(entries.length);
});

test.each(Object.entries(errorPages))(
  'the page %s shows each of its entries once',
  (page, errors) => {
    const source = readFileSync(`${FOLDER}/${page}.mdx`, 'utf8');
    const shown = [...source.matchAll(/<ErrorEntry of="([^"]+)" \/>/g)].map(([, name]) => name);
    expect(shown.sort()).toEqual(Object.keys(errors).sort());
    const index = readFileSync(`${FOLDER}/index.mdx`, 'utf8');
    expect(index, 'the first page lists them').toContain(`<ErrorList of="${page}" />`);
  },
);

test.each(entries)('%s says when, why, and what to do', (name) => {
  const {when, why, fix} = explain(name);
  expect(when).toMatch(/^(?:If|Never:) .+\.$/);
  for (const text of [why, fix]) {
    expect(text).toMatch(/^.{20,}\.$/);
    expect(text.split('`').length % 2, 'a backtick is missing').toBe(1);
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
      `add ${name} to a file of src/data/errors, and <ErrorEntry of="…" /> to its page`,
    ).toBeDefined();
  });
});
