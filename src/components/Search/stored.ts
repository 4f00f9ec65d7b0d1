import siteConfig from '@generated/docusaurus.config';
import type {SearchResult} from '@site/src/search/types';
import {readStorage, writeStorage} from './browserStorage';

/** A result that the reader opened or saved. */
export type StoredResult = Pick<SearchResult, 'path' | 'title' | 'parents'>;

/** The recent and the favorite results, the newest first. */
export type StoredLists = Readonly<Record<'recent' | 'favorite', readonly StoredResult[]>>;

const {baseUrl} = siteConfig;
const {indexName} = siteConfig.themeConfig.algolia as {indexName: string};

// DocSearch's keys and shape, which this site has always used: nobody loses their favorites.
const KEYS = {
  recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  favorite: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
};
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

const MAX_FAVORITES = 10;
const MAX_RECENT = 7;
/** Favorites need room too. */
const MAX_RECENT_WITH_FAVORITES = 4;

/** Reads what DocSearch, another site of the host, or an older version of this one has stored. */
function parse(item: unknown): StoredResult[] {
  const {url, hierarchy} = (item ?? {}) as Record<string, unknown>;
  if (typeof url !== 'string' || !url.startsWith(baseUrl) || typeof hierarchy !== 'object') {
    return [];
  }
  const levels: Record<string, unknown> = {...hierarchy};
  const titles = LEVELS.map((level) => levels[level]).filter(
    (title): title is string => typeof title === 'string' && title !== '',
  );
  const title = titles.pop();
  return title === undefined ? [] : [{path: url.slice(baseUrl.length), title, parents: titles}];
}

function read(name: keyof StoredLists): readonly StoredResult[] {
  try {
    const items: unknown = JSON.parse(readStorage(KEYS[name]) ?? '[]');
    return Array.isArray(items) ? items.flatMap(parse) : [];
  } catch {
    return [];
  }
}

function write(name: keyof StoredLists, results: readonly StoredResult[]): void {
  const items = results.map(({path, title, parents}) => ({
    objectID: path,
    url: baseUrl + path,
    type: `lvl${parents.length}`,
    hierarchy: Object.fromEntries(
      LEVELS.map((level, index) => [level, [...parents, title][index] ?? null]),
    ),
  }));
  writeStorage(KEYS[name], JSON.stringify(items));
}

const without = (results: readonly StoredResult[], {path}: StoredResult) =>
  results.filter((other) => other.path !== path);

/** What the reader opened and saved; entries of another shape are left out. */
export function storedLists(): StoredLists {
  const favorite = read('favorite').slice(0, MAX_FAVORITES);
  const limit = favorite.length > 0 ? MAX_RECENT_WITH_FAVORITES : MAX_RECENT;
  return {favorite, recent: read('recent').slice(0, limit)};
}

/** Removes a result from a list. */
export function removeStored(name: keyof StoredLists, result: StoredResult): void {
  write(name, without(storedLists()[name], result));
}

/** Makes a recent result a favorite. */
export function addFavorite(result: StoredResult): void {
  write('favorite', [result, ...without(storedLists().favorite, result)]);
  removeStored('recent', result);
}

/** Adds a result that the reader opened to the recent ones, unless it is a favorite. */
export function addRecent(result: StoredResult): void {
  const {favorite, recent} = storedLists();
  if (!favorite.some(({path}) => path === result.path)) {
    write('recent', [result, ...without(recent, result)]);
  }
}
