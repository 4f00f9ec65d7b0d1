import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const foldersIn = (parent: string) =>
  readdirSync(parent, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();

test.each([
  ['README.md', 'src', /(?<=^\|.*`src\/)\w+(?=\/`.*\|)/gm],
  ['scripts/README.md', 'scripts', /(?<=^\| `)\w+(?=` *\|)/gm],
])('%s lists the folders of %s', (file, parent, row) => {
  const listed = readFileSync(file, 'utf8').match(row);
  expect([...new Set(listed)].sort()).toEqual(foldersIn(parent));
});

test('the files and folders that ARCHITECTURE.md names exist', () => {
  const named = readFileSync('ARCHITECTURE.md', 'utf8').match(
    /\b(?:src|scripts|tests)\/[\w./{},]+/g,
  )!;
  const paths = named.flatMap((name) => {
    const [, start = name, middle = '', end = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
    return middle.split(',').map((part) => start + part + end);
  });
  expect(paths.length).toBeGreaterThan(15);
  const gone = paths.filter(
    (name) => !name.includes('TYPE') && !existsSync(name.replace(/\.$/, '')),
  );
  expect(gone).toEqual([]);
});
