// cspell:ignore straße
import {describe, expect, test} from 'vitest';
import {DEFAULTS, formatChoices} from '../../../src/tools/starter/choices';
import {checkGroupId} from '../../../src/tools/starter/groupId';

test('choices keep the other parameters of an address', () => {
  expect(formatChoices(DEFAULTS, '?tab=x')).toMatch(/^\?tab=x&platforms=web&/);
});

describe('a group id', () => {
  test.each(['com', 'com.example', 'org.acme_2.tests', 'io.javax', 'Com.Acme'])(
    'may be %s',
    (group) => {
      expect(checkGroupId(group)).toBeUndefined();
    },
  );

  test.each([
    ['', 'The group id is empty'],
    ['a.'.repeat(5000) + 'a', 'has 10001 characters: use at most 100'],
    ['com..acme', '“com..acme” has an empty part'],
    ['com.', '“com.” has an empty part'],
    ['com.my-shop', '“my-shop” contains “-”'],
    ['com.straße', '“straße” contains “ß”'],
    ['com.acme ', '“acme ” contains “ ”'],
    ['com.2shop', '“2shop” begins with a digit'],
    ['com.new.shop', '“new” is a reserved word'],
    ['java.shop', "Java doesn't load classes"],
  ])('may not be “%s”', (group, reason) => {
    expect(checkGroupId(group)).toContain(reason);
    expect(checkGroupId(group)).not.toContain('\n');
  });
});
