import {expect, it} from 'vitest';
import {absoluteLinks} from '../../src/components/MarkdownActions/absoluteLinks';

const BASE = 'https://example.org/base/docs/guides/x.md';

it.each([
  [
    'completes a relative link',
    '[a](../intro.md#b)',
    '[a](https://example.org/base/docs/intro.md#b)',
  ],
  ['completes a link to a place of the page', '[a](#b)', `[a](${BASE}#b)`],
  ['keeps an address', '[a](https://example.com/b), [c](mailto:d@example.org)', undefined],
  ['keeps the code of a fence', '```md\n[a](b.md)\n```', undefined],
  [
    'keeps the code of a fence in a list and in a quote',
    '- a\n\n  ~~~md\n  [a](b.md)\n  ~~~\n\n> ```md\n> [a](b.md)\n> ```',
    undefined,
  ],
  ['keeps a fence in a longer one', '````md\n```\n[a](b.md)\n```\n````', undefined],
  ['keeps a span of code', 'Write `[a](b.md)` or ``[`a`](b.md)``.', undefined],
  [
    'completes links between code',
    '`a` [`b`](b.md) `c`\n\n```\n[a](b.md)\n```\n\n[c](c.md)',
    '`a` [`b`](https://example.org/base/docs/guides/b.md) `c`\n\n```\n[a](b.md)\n```\n\n[c](https://example.org/base/docs/guides/c.md)',
  ],
])('%s', (_, markdown, completed = markdown) => {
  expect(absoluteLinks(markdown, BASE)).toBe(completed);
});
