// cspell:ignore straße
import {describe, expect, test} from 'vitest';
import {
  DEFAULTS,
  formatChoices,
  normalize,
  parseChoices,
  type Choices,
} from '../../../src/starter/choices';
import {checkGroupId} from '../../../src/starter/groupId';

describe('choices in an address', () => {
  test('come back as they were written', () => {
    const choices: Choices = {
      platforms: ['web', 'api'],
      place: 'grid',
      build: 'gradle',
      runner: 'junit',
      group: 'org.acme',
    };
    expect(formatChoices(choices)).toBe(
      '?platforms=web+api&place=grid&build=gradle&runner=junit&group=org.acme',
    );
    expect(parseChoices(formatChoices(choices))).toEqual(choices);
    expect(parseChoices(formatChoices({...choices, platforms: []})).platforms).toEqual([]);
  });

  test('keep the other parameters', () => {
    expect(formatChoices(DEFAULTS, '?tab=x')).toMatch(/^\?tab=x&platforms=web&/);
  });

  test('are the defaults where the address has nothing, or nothing known', () => {
    expect(parseChoices('')).toEqual(DEFAULTS);
    expect(parseChoices('?platforms=web&place=moon&build=ant&runner=spock')).toEqual(DEFAULTS);
  });

  test('are in the order of the page', () => {
    expect(normalize({...DEFAULTS, platforms: ['api', 'web']}).platforms).toEqual(['web', 'api']);
  });
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
    ['com..acme', '“com..acme” has an empty part'],
    ['com.', '“com.” has an empty part'],
    ['com.my-shop', '“my-shop” contains “-”'],
    ['com.straße', '“straße” contains “ß”'],
    ['com.acme ', '“acme ” contains “ ”'],
    ['com.2shop', '“2shop” begins with a digit'],
    ['com.new.shop', '“new” is a reserved word'],
    ['java.shop', 'Java loads no classes'],
  ])('may not be “%s”', (group, reason) => {
    expect(checkGroupId(group)).toContain(reason);
    expect(checkGroupId(group)).not.toContain('\n');
  });
});
