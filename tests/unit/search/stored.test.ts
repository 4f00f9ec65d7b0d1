import {beforeEach, expect, test, vi} from 'vitest';

vi.mock('@generated/docusaurus.config', () => ({
  default: {baseUrl: '/base/', themeConfig: {algolia: {indexName: 'site'}}},
}));
const {addFavorite, addRecent, removeStored, storedLists} =
  await import('../../../src/components/Search/stored');

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__site';
const texts = new Map<string, string>();
let isDenied = false;
const result = (title: string) => ({path: `docs/${title}`, title, parents: ['Documentation']});
const titles = () =>
  Object.values(storedLists()).map((list) => list.map(({title}) => title).join(' '));

beforeEach(() => {
  texts.clear();
  const access = <T>(value: T): T => {
    if (isDenied) {
      throw new DOMException('Denied', 'SecurityError');
    }
    return value;
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => access(texts.get(key) ?? null),
    setItem: (key: string, text: string) => access(texts).set(key, text),
  });
  return () => vi.unstubAllGlobals();
});

test.each(['{"', 'null', '1', '{}'])('what is stored as %s has no entry', (text) => {
  texts.set(RECENT, text);
  expect(titles()).toEqual(['', '']);
});

test('entries of another shape, and of another site of the host, are left out', () => {
  const entry = (url: string, hierarchy: unknown) => ({url, hierarchy});
  const items = [
    ...[null, 1, 'text', [], {objectID: 'a'}, entry('/base/docs/a', 'text')],
    ...[entry('javascript:1', {lvl1: 'a'}), entry('/base/', {lvl0: 1, lvl1: null})],
    entry('/other/docs/a', {lvl0: 'a'}),
    entry('/base/docs/a#b', {lvl0: 'Documentation', lvl1: '<b>', lvl2: null}),
  ];
  texts.set(RECENT, JSON.stringify(items));
  expect(storedLists().recent).toEqual([
    {path: 'docs/a#b', title: '<b>', parents: ['Documentation']},
  ]);
});

test('the newest is first, each is there once, and the lists have an end', () => {
  for (const title of 'abcdefghi') {
    addRecent(result(title));
  }
  addRecent(result('h'));
  expect(titles()).toEqual(['', 'h i g f e d c']);
  addFavorite(result('c'));
  expect(titles(), 'favorites need room, too').toEqual(['c', 'h i g f']);
  addRecent(result('c'));
  expect(titles(), 'a favorite is not recent, too').toEqual(['c', 'h i g f']);
  removeStored('favorite', result('c'));
  removeStored('recent', result('h'));
  expect(titles()).toEqual(['', 'i g f']);
});

test('what cannot be stored lasts until the page is left, and is stored as soon as it can be', () => {
  isDenied = true;
  addRecent(result('a'));
  addRecent(result('b'));
  expect(titles()).toEqual(['', 'b a']);
  isDenied = false;
  expect(titles()).toEqual(['', 'b a']);
  addRecent(result('c'));
  expect(JSON.parse(texts.get(RECENT)!)).toHaveLength(3);
});
