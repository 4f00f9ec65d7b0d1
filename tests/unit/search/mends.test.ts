import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {mend, MODAL_MENDS} from '../../../src/plugins/search/mends';

const MODAL = readFileSync('node_modules/@docsearch/react/dist/esm/DocSearchModal.js', 'utf8');

it('mends the modal that is installed', () => {
  const mended = mend(MODAL, MODAL_MENDS, '@docsearch/react');
  for (const {replace} of MODAL_MENDS) {
    expect(mended).toContain(replace);
  }
});

it.each(MODAL_MENDS)('stops, naming the mend, when nothing is left to mend: $why', (rule) => {
  const changed = MODAL.replace(rule.find, '');
  expect(() => mend(changed, [rule], '@docsearch/react')).toThrow(
    `@docsearch/react has changed: the mend against "${rule.why}" matches 0 times`,
  );
});

it('stops when a mend matches twice', () => {
  expect(() => mend('aa', [{why: 'w', find: 'a', replace: 'b'}], 'x')).toThrow('matches 2 times');
});
