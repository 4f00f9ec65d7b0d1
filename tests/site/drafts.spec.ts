import {existsSync} from 'node:fs';
import path from 'node:path';
import {readDrafts} from './support/drafts';
import {BUILD, builtFiles, readBuilt} from './support/build';
import {expect, readRoutes, test} from './support/test';

const drafts = readDrafts();

test('the drafts are those of the list', () => {
  expect(drafts.map(({route}) => route).sort()).toEqual(readRoutes().drafts.sort());
});

test('no file of the build tells or leads to a draft', () => {
  const files = builtFiles(/\.(html|js|json|md|txt|xml)$/);
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((name) => {
    const text = readBuilt(name);
    return drafts.flatMap(({route, words}) =>
      // The generator's own metadata may name a draft by its id, which lacks the leading area.
      [route, ...words].filter((words) => text.includes(words)).map((words) => `${name}: ${words}`),
    );
  });
  expect(found).toEqual([]);
});

test('no file of the build lies where a draft would be', () => {
  const names = drafts.flatMap(({route}) => [`${route}.html`, `${route}/index.html`]);
  expect(names.filter((name) => existsSync(path.join(BUILD, name)))).toEqual([]);
});
