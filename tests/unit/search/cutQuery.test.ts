import {expect, it} from 'vitest';
import {cutQuery} from '../../../src/search/cutQuery';

it.each(['', 'quickstart', 'x'.repeat(512), 'é'.repeat(256)])(
  'leaves a short query: %s',
  (query) => {
    expect(cutQuery(query)).toBe(query);
  },
);

it.each([
  ['x'.repeat(513), 'x'.repeat(512)],
  ['é'.repeat(300), 'é'.repeat(256)],
  // The last character would be cut in two.
  [`x${'é'.repeat(300)}`, `x${'é'.repeat(255)}`],
  [`xx${'🧪'.repeat(300)}`, `xx${'🧪'.repeat(127)}`],
])('cuts a long query to 512 bytes: %s', (query, cut) => {
  expect(cutQuery(query)).toBe(cut);
});
