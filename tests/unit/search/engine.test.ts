// cspell:ignore isdisplayed isdisp displyed verifyisdisplayed
import {describe, expect, it} from 'vitest';
import {createEngine, createEngineGently} from '../../../src/search/engine';
import {recordsOf} from '../../../src/search/records';
import type {PageText, SearchRequest} from '../../../src/search/types';

const page = (path: string, title: string, text: string, tag = 'default'): PageText => ({
  path,
  area: 'Area',
  tag,
  language: 'en',
  sections: [{depth: 1, anchor: '', title, text}],
});

const RECORDS = recordsOf(
  [
    page('a', 'isDisplayed', 'Tells whether an element is visible.', 'docs-api-current'),
    page('b', 'verifyIsDisplayed', 'Asserts that it is shown.', 'docs-api-current'),
    page('c', 'Alerts', 'Accept or dismiss a <dialog> & answer a prompt of the page.'),
    page('d', 'Long', `${'word '.repeat(60)}needle ${'word '.repeat(60)}`),
    ...Array.from({length: 30}, (_, number) => page(`n${number}`, `Number ${number}`, 'common')),
  ],
  'https://example.org/',
);
const engine = createEngine(RECORDS);
const ask = (query: string, more: Partial<SearchRequest> = {}) =>
  engine.answer({indexName: 'x', query, ...more});
const ids = (query: string, more?: Partial<SearchRequest>) =>
  ask(query, more).hits.map(({objectID}) => objectID);

describe('what it finds', () => {
  it.each([
    ['isDisplayed', 'a'],
    ['isdisplayed', 'a'],
    ['is displayed', 'a'],
    ['isDisp', 'a'],
    ['isDisplyed', 'a'],
    ['popup', 'c'],
    ['the needle in it', 'd'],
  ])('%s', (query, first) => {
    expect(ids(query)[0]).toBe(first);
  });

  it.each(['', '   ', '?!', '<>'])('nothing for %j', (query) => {
    expect(ask(query)).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
  });

  it('answers a pasted page of text', () => {
    expect(ask('alerts '.repeat(3000)).nbHits).toBeGreaterThan(0);
  });
});

it('filters by facets: all of them, either of a list', () => {
  const filters = (...tags: string[]) => [
    'language:en',
    tags.map((tag) => `docusaurus_tag:${tag}`),
  ];
  expect(ids('displayed', {facetFilters: filters('docs-api-current')})).toContain('a');
  expect(ids('displayed', {facetFilters: filters('default')})).toEqual([]);
  expect(ids('displayed', {facetFilters: filters('default', 'docs-api-current')})).toContain('a');
  expect(ids('displayed', {facetFilters: ['language:fr']})).toEqual([]);
  expect(ids('displayed', {facetFilters: ['unknown:x']})).toEqual([]);
});

it('answers page by page with the true count', () => {
  const first = ask('common', {hitsPerPage: 10});
  expect(first).toMatchObject({nbHits: 30, nbPages: 3, page: 0});
  const last = ask('common', {hitsPerPage: 10, page: 2});
  expect(last.hits).toHaveLength(10);
  expect(new Set([...first.hits, ...last.hits].map(({objectID}) => objectID)).size).toBe(20);
});

it('marks hits in escaped text, and leaves out levels that are not there', () => {
  const [hit] = ask('dismiss').hits;
  expect(hit!._highlightResult.content!.value).toBe(
    'Accept or <mark>dismiss</mark> a &lt;dialog&gt; &amp; answer a prompt of the page.',
  );
  expect(Object.keys(hit!._highlightResult.hierarchy)).toEqual(['lvl0', 'lvl1']);
  const other = ask('dismiss', {highlightPreTag: '[', highlightPostTag: ']'}).hits[0];
  expect(other!._snippetResult.content!.value).toContain('[dismiss]');
});

it('cuts the snippet around the hit', () => {
  const snippet = ask('needle', {attributesToSnippet: ['content:9']}).hits[0]!._snippetResult;
  expect(snippet.content!.value).toMatch(/^…(word ){3}<mark>needle<\/mark>( word){5}…$/);
});

it('is the same engine when it is made gently', async () => {
  let pauses = 0;
  const pause = async () => void (pauses += 1);
  const gentle = await createEngineGently(RECORDS, pause, 0);
  expect(gentle.answer({indexName: 'x', query: 'alert'})).toEqual(ask('alert'));
  expect(pauses).toBeGreaterThan(0);
});
