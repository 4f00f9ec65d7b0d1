import siteConfig from '@generated/docusaurus.config';
import leven from 'leven';
import {SEARCH_TOPICS} from '../config/searchTopics';
import {ANSWERING, ERROR_WORDS} from './numbers';
import {createRanking, type RankedRecord, type Ranking} from './ranking';
import {INDEX_PATH, readIndex, textsPath} from './searchIndex';
import {snippetOf} from './snippets';
import {openTabs} from './tabs';
import {
  SearchError,
  type AreaId,
  type MarkedText,
  type SearchAnswer,
  type SearchResult,
} from './types';
import {joinedText, wordsOf} from './words';

// What could not be loaded is requested again by the next search.
let loading: Promise<Ranking> | undefined;
const texts = new Map<string, Promise<Record<string, string>>>();

/** Requests the index. Never throws: the search that follows reports an error. */
export function preload(): void {
  load().catch(() => undefined);
}

/**
 * The answer to a query.
 *
 * @param limit of the results
 * @param area to which they have to belong; all areas by default
 * @throws SearchError with a text for the reader; another error when the index cannot be loaded
 */
export async function search(query: string, limit: number, area?: AreaId): Promise<SearchAnswer> {
  // A request that began earlier may have failed with the network of then.
  const began = loading;
  const rank = await load().catch((error: unknown) => (began ? load() : Promise.reject(error)));
  const found = ask(() => rank(query, area));
  const paths = new Set(found.map(({path}) => path));
  return {
    results: found.slice(0, limit).map((record) => ({
      ...record,
      path: openTabs(record.path, record.tabs ?? [], query, paths),
    })),
    logReader: logReaderPlace(query, found),
    total: found.length,
    suggestions: found.length === 0 ? ask(() => suggestionsFor(query)) : [],
  };
}

/** Where the row that hands a query to the log reader belongs, if the query looks like an error. */
function logReaderPlace(query: string, found: readonly RankedRecord[]): SearchAnswer['logReader'] {
  const isError = /\w(?:Exception|Error)\b/.test(query) || wordsOf(query).length >= ERROR_WORDS;
  const isAnswered = found.some(({share}) => share >= ANSWERING);
  return !isError ? undefined : isAnswered ? 'last' : 'first';
}

/**
 * The sentence of a result that matches, or else its first, as always of a key; `undefined` when its text cannot be
 * loaded or it has none. Never throws.
 */
export async function snippet(
  {path, kind}: SearchResult,
  query: string,
): Promise<MarkedText | undefined> {
  const [page = '', anchor = ''] = path.replace(/\?[^#]*/, '').split('#');
  const sections = await sectionTexts(page).catch(() => undefined);
  return sections && snippetOf(sections[anchor] ?? '', query, kind === 'key');
}

function load(): Promise<Ranking> {
  return (loading ??= loadIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
}

function sectionTexts(page: string): Promise<Record<string, string>> {
  let known = texts.get(page);
  if (!known) {
    known = fetchText(textsPath(page)).then((json) => JSON.parse(json) as Record<string, string>);
    texts.set(page, known);
    known.catch(() => texts.delete(page));
  }
  return known;
}

// eslint-disable-next-line no-restricted-syntax -- the bundler writes the mode in here; no environment is read
const isDevelopment = process.env.NODE_ENV === 'development';

async function loadIndex(): Promise<Ranking> {
  const json = await fetchText(INDEX_PATH);
  // The development server answers with a page where it has no file.
  if (isDevelopment && json.startsWith('<')) {
    throw new SearchError('Search has no index yet: run `npm run build` once.');
  }
  const content: unknown = JSON.parse(json);
  return ask(() => createRanking(readIndex(content)));
}

/** Milliseconds after which a request without a response has failed: a reader would wait for good. */
const TIMEOUT = 60_000;

/** The text of a file of the build. */
async function fetchText(path: string): Promise<string> {
  const response = await fetch(siteConfig.baseUrl + path, {
    // The name stays the same from build to build: asks whether the cached file is current.
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) {
    throw new Error(`${path} answered with status ${response.status}.`);
  }
  return response.text();
}

/** Reports an index that this browser cannot read as a SearchError. */
function ask<Answer>(answer: () => Answer): Answer {
  try {
    return answer();
  } catch (cause) {
    throw new SearchError(
      "Reload the page. If that doesn't help, this browser may be too old for the search.",
      {cause},
    );
  }
}

const MOST = 3;

/**
 * What to try after a query that found nothing: the topics of the site that are written most alike,
 * and where none is, the first ones.
 */
function suggestionsFor(query: string): string[] {
  const asked = joinedText(query).slice(0, 50);
  const distance = (topic: string) => {
    const name = joinedText(topic);
    const edits = leven(asked, name);
    // More than half of the letters differ: that is chance.
    return edits > Math.max(asked.length, name.length) / 2 ? Number.MAX_VALUE : edits;
  };
  return [...SEARCH_TOPICS].sort((one, other) => distance(one) - distance(other)).slice(0, MOST);
}
