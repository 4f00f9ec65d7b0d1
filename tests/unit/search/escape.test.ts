import {expect, it} from 'vitest';
import {escapeHtml, unescapeHtml} from '../../../src/search/escape';

const TEXT = `<b title="x">Tom & 'Ann'</b> &amp; &lt;`;

it('escapes what HTML takes for markup, and back', () => {
  expect(escapeHtml(TEXT)).not.toMatch(/[<>"']/);
  expect(unescapeHtml(escapeHtml(TEXT))).toBe(TEXT);
});
