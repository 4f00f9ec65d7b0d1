import {expect, it} from 'vitest';
import {pack, pathOf, recordsOf, titleOf, unpack} from '../../../src/search/records';
import type {PageText} from '../../../src/search/types';

const PAGE: PageText = {
  path: 'docs/intro',
  area: 'Docs & more',
  tag: 'docs-default-current',
  language: 'en',
  sections: [
    {depth: 1, anchor: '', title: 'Introduction', text: 'First <words>'},
    {depth: 2, anchor: 'what-runs-where', title: 'What runs where', text: ''},
    {depth: 3, anchor: 'ui.web.browser', title: 'browser', text: 'Chooses it.'},
    {depth: 2, anchor: 'own', title: 'Another', text: 'Text'},
  ],
};
const SITE = 'https://example.org/base/';

it('makes one escaped record of the hosted form for each section', () => {
  const [page, heading, key, other] = recordsOf([PAGE], SITE);
  expect(page).toEqual({
    objectID: 'docs/intro',
    type: 'lvl1',
    url: 'https://example.org/base/docs/intro',
    url_without_anchor: 'https://example.org/base/docs/intro',
    anchor: null,
    content: 'First &lt;words&gt;',
    hierarchy: {
      lvl0: 'Docs &amp; more',
      lvl1: 'Introduction',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    weight: {pageRank: 10, level: 90, position: 0},
  });
  expect(heading!.content).toBeNull();
  expect(key).toMatchObject({
    objectID: 'docs/intro#ui.web.browser',
    url: 'https://example.org/base/docs/intro#ui.web.browser',
    type: 'lvl3',
    hierarchy: {lvl2: 'What runs where', lvl3: 'browser'},
  });
  // A heading closes what was below the one before.
  expect(other!.hierarchy.lvl3).toBeNull();
});

it('knows the title of a record and where it stands', () => {
  const [page, , key] = recordsOf([PAGE], SITE);
  expect(titleOf(key!)).toBe('browser');
  expect(pathOf(key!)).toEqual(['Docs &amp; more', 'Introduction', 'What runs where']);
  expect(pathOf(page!)).toEqual(['Docs &amp; more']);
});

it('unpacks what it packed', () => {
  expect(unpack(JSON.parse(JSON.stringify(pack([PAGE, PAGE]))))).toEqual([PAGE, PAGE]);
});

it.each([[undefined], [null], ['<!doctype html>'], [{version: 2, pages: []}], [{version: 1}]])(
  'refuses an index file of another form: %j',
  (file) => {
    expect(() => unpack(file)).toThrow('form that this site does not know');
  },
);
