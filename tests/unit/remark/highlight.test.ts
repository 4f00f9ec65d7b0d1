import {describe, expect, test} from 'vitest';
import {highlightLines, parseLineRanges} from '../../../src/remark/highlight';

describe('highlightLines', () => {
  test('marks Java by classes, an annotation as an annotation', () => {
    const [line] = highlightLines('@Test public void opens() {}', 'java');
    expect(line).toContain('<span class="token annotation">@Test</span>');
    expect(line).toContain('<span class="token keyword">public void</span>');
  });

  test('balances the tags of a token that spans lines', () => {
    const lines = highlightLines('/* one\ntwo */', 'java');
    expect(lines).toEqual([
      '<span class="token comment">/* one</span>',
      '<span class="token comment">two */</span>',
    ]);
  });

  test('escapes plain text', () => {
    expect(highlightLines('<b> & </b>', 'text')).toEqual(['&lt;b> &amp; &lt;/b>']);
  });

  test('knows each language of the pages', () => {
    for (const language of 'java json xml bash sh properties yaml toml groovy kotlin'.split(' ')) {
      const html = highlightLines('<a b="c">1</a> # x\n"a": "b"\n-a=1\nclass A {}', language);
      expect(html.join('\n'), language).toContain('<span class="token');
    }
  });
});

test('parseLineRanges reads numbers and ranges', () => {
  expect([...parseLineRanges('1,4-6')]).toEqual([1, 4, 5, 6]);
  expect([...parseLineRanges('')]).toEqual([]);
});
