import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {REDIRECTED} from '../../src/config/redirects';
import {GENERATED, sourcePages} from '../site/support/pages';

const LIST = 'tests/site/routes.txt';

const listed = readFileSync(LIST, 'utf8').split(/\r?\n/);
const addresses = sourcePages().map(({route, isDraft}) => {
  const address = route.replace(/\/index$/, '');
  return isDraft ? `draft ${address}` : address;
});

test(`${LIST} has each address, so that none gets lost`, () => {
  expect(
    [...addresses, ...REDIRECTED].filter((address) => !listed.includes(address)),
    `add each as a line to ${LIST}`,
  ).toEqual([]);
});

test('each address that was published has a page or a redirect', () => {
  const found = new Set(['/', ...Object.keys(GENERATED), ...addresses, ...REDIRECTED]);
  const lost = listed.filter((line) => line.startsWith('/') && !found.has(line));
  const errors = lost.map(
    (from) =>
      `${from} was published and no page has it now: add {from: '${from}', to: '/the/new/address'} to src/config/redirects.ts`,
  );
  expect(errors).toEqual([]);
});
