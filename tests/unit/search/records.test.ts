import {expect, it} from 'vitest';
import {pathOf, recordsOf, titleOf, toHostedForm} from '../../../src/search/records';
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

it('knows the title of a record and where it stands', () => {
  const [page, , key] = recordsOf([PAGE], SITE);
  expect(titleOf(key!)).toBe('browser');
  expect(pathOf(key!)).toEqual(['Docs & more', 'Introduction', 'What runs where']);
  expect(pathOf(page!)).toEqual(['Docs & more']);
});

it('escapes the texts of a record in the hosted form, and nothing else', () => {
  const [page] = recordsOf([PAGE], SITE);
  const {hierarchy} = page!;
  expect(toHostedForm(page!)).toEqual({
    ...page,
    content: 'First &lt;words&gt;',
    hierarchy: {...hierarchy, lvl0: 'Docs &amp; more'},
  });
  expect(toHostedForm({...page!, phrases: ['read & write']}).phrases).toEqual(['read &amp; write']);
});

it('gives a message that a section only mentions an id of its own', () => {
  const message = {depth: 3, title: 'ELEMENT_NOT_FOUND', text: 'x', kind: 'message'} as const;
  const ids = (anchor: string) =>
    recordsOf([{...PAGE, sections: [{...message, anchor}]}], SITE)[0]!.objectID;
  expect(ids('call')).toBe('docs/intro#call:ELEMENT_NOT_FOUND');
  expect(ids('element-not-found')).toBe('docs/intro#element-not-found');
});
