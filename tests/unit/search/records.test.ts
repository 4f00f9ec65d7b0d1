import {expect, it} from 'vitest';
import {recordsOf} from '../../../src/search/records';
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

it('makes one record of plain text for each section', () => {
  const [page, heading, key, other] = recordsOf([PAGE], SITE);
  expect(page).toEqual({
    objectID: 'docs/intro',
    type: 'lvl1',
    kind: null,
    url: 'https://example.org/base/docs/intro',
    url_without_anchor: 'https://example.org/base/docs/intro',
    anchor: null,
    content: 'First <words>',
    details: null,
    phrases: null,
    hierarchy: {
      lvl0: 'Docs & more',
      lvl1: 'Introduction',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    weight: {pageRank: 10, links: 0, level: 90, position: 0},
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
