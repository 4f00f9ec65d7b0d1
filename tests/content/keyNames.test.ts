import {describe, expect, test} from 'vitest';
import {configKey, configKeys} from '../../src/framework/config';
import {normalizeKey} from '../../src/lib/nearest';
import foreign from '../../src/knowledge/foreign-names.json';
import {renamedKeys} from '../../src/knowledge/renamedKeys';

const keys = configKeys();

describe('foreign-names.json', () => {
  test.each(foreign.keys)('$names lead to other keys, or to a note', ({names, to, note}) => {
    expect(to.length > 0 || Boolean(note)).toBe(true);
    const own = to.map((path) => normalizeKey(configKey(path).name));
    expect(names.filter((name) => own.includes(normalizeKey(name)))).toEqual([]);
  });

  test.each(foreign.values)('$from: $key has the value $to', ({key, to}) => {
    const allowed = keys.filter(({name}) => name === key).flatMap((one) => one.allowed ?? []);
    expect(allowed).toContain(to);
  });
});

describe('renamed-keys.json', () => {
  test.each(renamedKeys)(
    '$from is no key of the documented version, and leads to one or none',
    ({from, to}) => {
      expect(keys.flatMap(({paths}) => paths)).not.toContain(from);
      expect(() => to && configKey(to)).not.toThrow();
    },
  );

  test('the newest version comes first', () => {
    const versions = renamedKeys.map(({version}) => version);
    const byNumber = new Intl.Collator('en', {numeric: true});
    expect(versions).toEqual([...versions].sort((a, b) => byNumber.compare(b, a)));
  });
});
