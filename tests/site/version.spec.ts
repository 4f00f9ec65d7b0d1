import {readFileSync} from 'node:fs';
import {readLibraries} from '../../src/framework';
import extraction from '../../src/framework/extraction.json';
import {loadBuilt, readBuilt} from './support/build';
import {expect, readSitemap, test} from './support/test';

test('version.json names the version of the facts, and of this site', () => {
  const {tag, commit, date} = readLibraries();
  expect(JSON.parse(readBuilt('version.json'))).toEqual({
    frameworkVersion: tag.slice(1),
    frameworkTag: tag,
    frameworkCommit: commit,
    releaseDate: date,
    extractionDate: extraction.date,
    siteVersion: (JSON.parse(readFileSync('package.json', 'utf8')) as {version: string}).version,
  });
});

test('each docs and API page shows in its foot what version.json says, and no other page does', () => {
  const {frameworkVersion, extractionDate} = JSON.parse(readBuilt('version.json')) as Record<
    'frameworkVersion' | 'extractionDate',
    string
  >;
  const shown = readSitemap().flatMap((route) => {
    const $ = loadBuilt(route);
    const foot = $('footer p:contains("Facts extracted")');
    const text = foot.text().match(/version (\S+) of the framework/)?.[1];
    return foot.length > 0 ? [[route, text, foot.find('time').attr('datetime')]] : [];
  });
  const documentation = readSitemap().filter((route) => /^\/(docs|api)\//.test(route));
  expect(documentation.length).toBeGreaterThan(90);
  expect(shown).toEqual(documentation.map((route) => [route, frameworkVersion, extractionDate]));
});
