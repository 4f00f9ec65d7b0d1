// cspell:ignore lokator locatr locattor olcator
import {expect, it} from 'vitest';
import {countEdits} from '../../../src/search/edits';

it.each([
  ['locator', 'locator', 2, 0],
  ['lokator', 'locator', 2, 1],
  ['locatr', 'locator', 1, 1],
  ['locattor', 'locator', 2, 1],
  ['olcator', 'locator', 2, 2],
  ['olcator', 'locator', 1, Infinity],
  ['loc', 'locator', 2, Infinity],
  ['window', 'locator', 2, Infinity],
])('counts the edits from %s to %s, up to %i', (one, other, max, edits) => {
  expect(countEdits(one, other, max)).toBe(edits);
});
