import {expect, test} from 'vitest';
import authors from '../../blog/authors.json';
import {supporters} from '../../src/components/Supporters/supporters';

const accounts = Object.values(authors).flatMap(({name, socials}) =>
  Object.entries(socials).map(([place, account]) => ({name, place, account})),
);

test.each(accounts)('$name has a bare account at $place', ({account}) => {
  expect(account, 'blog/authors.json: write the account without @ and address').toMatch(/^[\w-]+$/);
});

test('no supporter stands in the list twice', () => {
  const names = supporters.map(({name}) => name);
  expect(
    new Set(names).size,
    'remove the second entry from src/components/Supporters/supporters.ts',
  ).toBe(names.length);
});
