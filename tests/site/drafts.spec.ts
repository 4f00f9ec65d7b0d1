import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readDrafts} from './support/drafts';
import {BUILD, expect, readRoutes, test} from './support/test';

const drafts = readDrafts();

test('the drafts are those of the list', () => {
  expect(drafts.map(({route}) => route).sort()).toEqual(readRoutes().drafts.sort());
});

test('no file of the build tells or leads to a draft', () => {
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.(html|js|json|md|txt|xml)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((name) => {
    const text = readFileSync(path.join(BUILD, name), 'utf8');
    return drafts.flatMap(({route, words}) =>
      // The generator's own metadata may name a draft by its id, which lacks the leading area.
      [route, ...words].filter((words) => text.includes(words)).map((words) => `${name}: ${words}`),
    );
  });
  expect(found).toEqual([]);
});

test('no file of the build lies where a draft would be', async ({page, problems, site}) => {
  problems.allow(/404/);
  for (const {route} of drafts) {
    const response = await page.goto(`${site.url}${route.slice(1)}/`);
    expect(response?.status()).toBe(404);
  }
});
