import {expect, test} from 'vitest';
import {keyAddress} from '../../src/reference/show/RenamedKeys/keyAddress';
import {renamedKeys} from '../../src/knowledge/renamedKeys';
import {configSections, findConfigKey} from '../../src/framework/config';

const allPaths = configSections().flatMap(({paths, keys}) =>
  paths.flatMap((path) => keys.map(({name}) => [path, name].filter(Boolean).join('.'))),
);

test('the list names the renamed keys', () => {
  expect(renamedKeys.map(({from}) => from)).toContain('ui.mobile.<key>.device.avd');
});

test.each(renamedKeys)('$from is no key of the documented version', ({from}) => {
  expect(allPaths).not.toContain(from);
});

test.each(renamedKeys.filter(({to}) => to !== undefined))('$to exists', ({to = ''}) => {
  const key = findConfigKey(to);
  expect(key, to).toBeDefined();
  expect(keyAddress(to)).toBe(`/docs/guides/config/configuration#${key?.anchor}`);
});

test('the newest version comes first', () => {
  const numbers = renamedKeys.map(({version}) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return major * 1000 + minor;
  });
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
});
