import {expect, test} from 'vitest';
import authors from '../../blog/authors.json';
import {supporters} from '../../src/components/Supporters/supporters';
import {unraisedErrors, errorPages} from '../../src/knowledge/errors';
import {support} from '../../src/knowledge/platform-support.json';
import {readPhrases} from '../../src/plugins/siteFiles/search/mergePages';

const phrases = readPhrases();

test.each<[file: string, names: readonly string[]]>([
  ['src/components/Supporters/supporters.ts', supporters.map(({name}) => name)],
  ['src/knowledge/platform-support.json', support.flatMap(({names}) => names)],
  ['src/knowledge/errors', [...Object.values(errorPages).flat(), ...unraisedErrors]],
  ['the addresses of src/knowledge/search', phrases.map(({address}) => address)],
  // A single word may belong to several sections, such as "popup"; together with another word it
  // says which of them is meant.
  [
    'the phrases of several words of src/knowledge/search',
    phrases
      .flatMap((section) => section.phrases.map((text) => text.toLowerCase()))
      .filter((text) => text.includes(' ')),
  ],
])('%s: no entry is there twice', (_, names) => {
  expect(names).not.toEqual([]);
  const seen = new Set<string>();
  expect(names.filter((name) => seen.size === seen.add(name).size)).toEqual([]);
});

test('blog/authors.json has accounts without @ and address', () => {
  const accounts = Object.values(authors).flatMap(({socials}) => Object.values(socials));
  expect(accounts.filter((account) => !/^[\w-]+$/.test(account))).toEqual([]);
});
