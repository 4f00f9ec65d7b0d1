import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {applyPatches, MODAL_PATCHES} from '../../../src/plugins/search/patches';

const MODAL = readFileSync('node_modules/@docsearch/react/dist/esm/DocSearchModal.js', 'utf8');

it('patches the modal that is installed', () => {
  const patched = applyPatches(MODAL, MODAL_PATCHES, '@docsearch/react');
  for (const {replace} of MODAL_PATCHES) {
    expect(patched).toContain(replace);
  }
});

it.each(MODAL_PATCHES)('stops, naming the patch, when its text is not there: $why', (rule) => {
  const changed = MODAL.replace(rule.find, '');
  expect(() => applyPatches(changed, [rule], '@docsearch/react')).toThrow(
    `@docsearch/react has changed: the patch against "${rule.why}" matches 0 times`,
  );
});

it('stops when a patch matches twice', () => {
  expect(() => applyPatches('aa', [{why: 'w', find: 'a', replace: 'b'}], 'x')).toThrow(
    'matches 2 times',
  );
});
