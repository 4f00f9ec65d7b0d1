import {expect, test} from 'vitest';
import {readPhrases} from '../../src/plugins/siteFiles/search/mergePages';

const entries = readPhrases();

/** The names that are there more than once. */
const repeated = (names: readonly string[]) =>
  names.filter((name, at) => names.indexOf(name) !== at);

test('each section has its phrases in one place', () => {
  expect(entries.length).toBeGreaterThan(1000);
  expect(repeated(entries.map(({address}) => address))).toEqual([]);
});

// A single word may belong to several sections, such as "popup"; together with another word it
// says which of them is meant.
test('no phrase of several words is given to two sections', () => {
  const phrases = entries.flatMap(({phrases: texts}) => texts.map((text) => text.toLowerCase()));
  expect(repeated(phrases.filter((phrase) => phrase.includes(' ')))).toEqual([]);
});
