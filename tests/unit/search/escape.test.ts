import {expect, it} from 'vitest';
import {escapeHtml, onlyMarks, unescapeHtml} from '../../../src/search/escape';

const TEXT = `<b title="x">Tom & 'Ann'</b> &amp; &lt;`;

it('escapes what HTML takes for markup, and back', () => {
  expect(escapeHtml(TEXT)).not.toMatch(/[<>"']/);
  expect(unescapeHtml(escapeHtml(TEXT))).toBe(TEXT);
});

it.each([
  ['<img src=x onerror=a()>', '&lt;img src=x onerror=a()&gt;'],
  ['a <mark>b</mark> c', 'a <mark>b</mark> c'],
  ['<mark onclick=a()>b</mark>', '&lt;mark onclick=a()&gt;b</mark>'],
  ['<MARK>b', '&lt;MARK&gt;b'],
  ['&lt;b&gt; stays', '&lt;b&gt; stays'],
  [undefined, ''],
  [{toString: (): string => '<b>'}, ''],
])('leaves nothing of %j but marks', (value, expected) => {
  expect(onlyMarks(value)).toBe(expected);
  expect(onlyMarks(onlyMarks(value))).toBe(expected);
});
