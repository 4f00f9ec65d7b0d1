import {expect, test} from 'vitest';
import {configKey, configKeys} from '../../src/framework/config';
import {normalizeKey} from '../../src/framework/nearest';
import file from '../../src/knowledge/foreign-names.json';

test.each(file.keys.filter(({to}) => to.length > 0))('$names: $to exist', ({names, to}) => {
  for (const path of to) {
    const own = configKey(path).name;
    expect(names.map(normalizeKey)).not.toContain(normalizeKey(own));
  }
});

test.each(file.keys.filter(({to}) => to.length === 0))(
  '$names: the note says what to do',
  (entry) => {
    expect(entry.note).toBeTruthy();
  },
);

test.each(file.values)('$from: $key has the value $to', ({key, to}) => {
  const allowed = configKeys().flatMap(({name, allowed: values = []}) =>
    name === key ? values : [],
  );
  expect(allowed).toContain(to);
});
