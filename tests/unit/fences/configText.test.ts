import {describe, expect, test} from 'vitest';
import {configFindings} from '../../../scripts/check/fences/configText';

const rules = (value: unknown, section?: string) =>
  configFindings(JSON.stringify(value), section).map(({rule}) => rule);

describe('configFindings', () => {
  test('misses a key in a whole text, not in a part', () => {
    const value = {ui: {web: {shop: {headless: false}}}};
    expect(rules(value)).toEqual(['missing-key']);
    expect(rules(value, '')).toEqual([]);
    expect(rules({headless: false, host: 'x'}, 'ui.web')).toEqual([]);
    expect(rules({before_click: 2000}, 'ui.delay')).toEqual(['wrong-value']);
  });

  test('throws for an unknown part', () => {
    expect(() => rules({}, 'web')).toThrow('"web" is not a section of boyka-config.json.');
  });
});
