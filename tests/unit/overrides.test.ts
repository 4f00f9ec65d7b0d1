import {describe, expect, test} from 'vitest';
import {overrideErrors} from '../../scripts/checks/overrides';

const entry = {reason: 'Version 2 fails.', until: 'Version 3 is there.'};

describe('overrideErrors', () => {
  test('accepts overrides that the register has, below another package too', () => {
    const overrides = {a: '1.0.0', b: {'.': '2.0.0', c: '3.0.0'}};
    expect(overrideErrors(overrides, {a: entry, b: entry, 'b > c': entry})).toEqual([]);
  });

  test('names an override without an entry', () => {
    expect(overrideErrors({a: '1.0.0', b: {c: '3.0.0'}}, {a: entry})).toEqual([
      expect.stringContaining('package.json: the override "b > c" is not in the register'),
    ]);
  });

  test('names an entry without an override', () => {
    expect(overrideErrors({}, {a: entry})).toEqual([
      expect.stringContaining('overrides.json: "a" is no override of package.json'),
    ]);
  });

  test.each([
    ['reason', {until: entry.until}],
    ['until', {...entry, until: ''}],
  ])('rejects an entry without %s', (key, invalid) => {
    expect(() => overrideErrors({a: '1.0.0'}, {a: invalid})).toThrow(`overrides.json: a.${key}:`);
  });
});
