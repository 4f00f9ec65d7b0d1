import {existsSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {apiPages} from '../../src/knowledge/apiPages';
import {BUILD, loadBuilt} from './support/build';
import {expect, test} from './support/test';

// Read off the built site: no browser is needed. configuration.spec.ts counts its own pages.
const MAX_PAGE = 2500;
const MAX_METHOD = 90;
/** On a page with fewer methods one long call, such as execute, is most of the mean. */
const MIN_METHODS = 3;

/** Elements of the section of each method, by the method's name. */
function methodNodes($: CheerioAPI): number[] {
  return $('.bk-method-head')
    .toArray()
    .map((head) => {
      const section = $(head).nextUntil('.bk-method-head, h1, h2').addBack();
      return section.length + section.find('*').length;
    });
}

const apiRoutes = [...new Set(apiPages.map(({page}) => page))].filter((route) =>
  existsSync(path.join(BUILD, `${route}.html`)),
);

test('every API page is light: as a whole, and for each method', () => {
  expect(apiRoutes.length).toBeGreaterThan(20);
  const heavy = apiRoutes.flatMap((route) => {
    const $ = loadBuilt(route);
    const all = $('*').length;
    const methods = methodNodes($);
    const mean = Math.round(methods.reduce((sum, count) => sum + count, 0) / methods.length);
    return [
      ...(all > MAX_PAGE ? [`${route}: ${all} nodes, at most ${MAX_PAGE}`] : []),
      ...(methods.length >= MIN_METHODS && mean > MAX_METHOD
        ? [`${route}: ${mean} nodes a method, at most ${MAX_METHOD}`]
        : []),
    ];
  });
  expect(heavy, 'render less for a method, or split the page by task').toEqual([]);
});
