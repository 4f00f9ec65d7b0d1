import {expect, test} from 'vitest';
import {readPhrases} from '../../scripts/search/mergePages';

const entries = readPhrases();

/** The keys that occur more than once, each with the addresses that have it. */
function repeated(pairs: readonly (readonly [key: string, address: string])[]): string[] {
  const byKey = new Map<string, string[]>();
  for (const [key, address] of pairs) {
    byKey.set(key, [...(byKey.get(key) ?? []), address]);
  }
  return [...byKey]
    .filter(([, addresses]) => addresses.length > 1)
    .map(([key, addresses]) => `${key}: ${addresses.join(', ')}`);
}

test('each section has its phrases in one place', () => {
  expect(entries.length).toBeGreaterThan(1000);
  expect(repeated(entries.map(({address, file}) => [address, file]))).toEqual([]);
});

// A single word may belong to several sections, such as "popup"; together with another word it
// says which of them is meant.
test('no phrase of several words is given to two sections', () => {
  const phrases = entries.flatMap(({address, phrases: texts}) =>
    texts
      .filter((text) => text.includes(' '))
      .map((text) => [text.toLowerCase(), address] as const),
  );
  expect(repeated(phrases)).toEqual([]);
});
