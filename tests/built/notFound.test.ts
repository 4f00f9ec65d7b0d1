import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {describe, expect, test} from 'vitest';
import {INDEX_PATH} from '../../src/search/searchIndex';
import {addressWords} from '../../src/theme/NotFound/Content/addressWords';
import {nearestRoutes} from '../../src/theme/NotFound/Content/nearestRoutes';
import {rankingOf} from '../relevance/measureRelevance';
import {readBuilt, readSitemap} from '../site/support/buildOutput';

const WRONG = load(readFileSync(path.join(__dirname, 'notFound.yml'), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, string>>>
>;
const rank = rankingOf(readBuilt(INDEX_PATH));
const routes = readSitemap();

describe.each(Object.entries(WRONG))('%s', (kind, addresses) => {
  test.each(Object.entries(addresses))('/%s leads to %s', (address, expected) => {
    const found = rank(addressWords(`/${address}`)).map((record) => `/${record.path}`);
    expect(found.slice(0, 5), 'the search for its words').toContain(expected);
    if (!/another name|names of/.test(kind)) {
      expect(nearestRoutes(`/${address}`, routes), 'the nearest addresses').toContain(expected);
    }
  });
});
