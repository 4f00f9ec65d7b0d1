import {expect, test} from 'vitest';
import {renamedKeys} from '../../src/knowledge/renamedKeys';
import {configKey, configSections} from '../../src/framework/config';

const allPaths = configSections().flatMap(({keys}) => keys.flatMap(({paths}) => paths));

test.each(renamedKeys)('$from is no key of the documented version', ({from}) => {
  expect(allPaths).not.toContain(from);
});

test.each(renamedKeys.filter(({to}) => to !== undefined))('$to exists', ({to = ''}) => {
  expect(() => configKey(to)).not.toThrow();
});

test('the newest version comes first', () => {
  const numbers = renamedKeys.map(({version}) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return major * 1000 + minor;
  });
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
});
