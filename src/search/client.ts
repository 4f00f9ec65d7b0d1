import {SEARCH_TOPICS} from '../config/searchTopics';
import {INDEX_PATH, textsPath} from './files';
import {mark, snippetOf} from './marks';
import {createRanking, type Ranking} from './ranking';
import {readIndex} from './searchIndex';
import {suggestionsFor} from './suggest';
import {SearchError, type SearchClient, type SearchResult} from './types';

const DEFAULT_LIMIT = 20;

/**
 * The search of the site: loads the index when it is first asked for, and the texts of a page when
 * one of its results is shown. What could not be loaded is requested again by the next search.
 *
 * @param baseUrl path of the site with a slash at both ends, or its address
 */
export function createSearchClient(baseUrl: string): SearchClient {
  let loading: Promise<Ranking> | undefined;
  const texts = new Map<string, Promise<Record<string, string>>>();

  function load(): Promise<Ranking> {
    const current = (loading ??= loadIndex(baseUrl));
    current.catch(() => {
      if (loading === current) {
        loading = undefined;
      }
    });
    return current;
  }

  async function textsOf(page: string): Promise<Record<string, string>> {
    let known = texts.get(page);
    if (!known) {
      known = fetchText(baseUrl + textsPath(page)).then(
        (json) => JSON.parse(json) as Record<string, string>,
      );
      texts.set(page, known);
      known.catch(() => texts.delete(page));
    }
    return known;
  }

  return {
    preload() {
      load().catch(() => undefined);
    },
    async search(query, {area, offset = 0, limit = DEFAULT_LIMIT} = {}) {
      // A request that began earlier may have failed with the network of then.
      const began = loading;
      const rank = await load().catch((error: unknown) => (began ? load() : Promise.reject(error)));
      const found = ask(() => rank(query, area));
      return {
        results: found
          .slice(offset, offset + limit)
          .map(({path, title, parents, area: of, kind}): SearchResult => ({
            id: path,
            path,
            title,
            parents,
            area: of,
            kind,
          })),
        total: found.length,
        suggestions: found.length === 0 ? suggestionsFor(query, SEARCH_TOPICS) : [],
      };
    },
    async snippet({path}, query) {
      const [page = '', anchor = ''] = path.split('#');
      const sections = await textsOf(page).catch(() => undefined);
      return sections && snippetOf(sections[anchor] ?? '', query);
    },
    mark,
  };
}

// The bundler writes the mode in here; nothing of the environment is read.
// eslint-disable-next-line no-restricted-syntax
const isDevelopment = process.env.NODE_ENV === 'development';

async function loadIndex(baseUrl: string): Promise<Ranking> {
  const json = await fetchText(baseUrl + INDEX_PATH);
  // The development server answers with a page where it has no file.
  if (isDevelopment && json.startsWith('<')) {
    throw new SearchError('missing', 'Search has no index yet: run `npm run build` once.');
  }
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch (cause) {
    throw new SearchError('network', 'The search index is incomplete.', {cause});
  }
  return ask(() => createRanking(readIndex(content)));
}

/**
 * The text of a file of the build.
 *
 * @throws SearchError when it cannot be loaded
 */
async function fetchText(url: string): Promise<string> {
  try {
    // The name stays the same from build to build: `no-cache` asks whether the cached file is current.
    const response = await fetch(url, {cache: 'no-cache'});
    if (!response.ok) {
      throw new Error(`${url} answered with status ${response.status}.`);
    }
    return await response.text();
  } catch (cause) {
    throw new SearchError('network', `${url} could not be loaded.`, {cause});
  }
}

/** What a whole index cannot be read by is the browser. */
function ask<Answer>(answer: () => Answer): Answer {
  try {
    return answer();
  } catch (cause) {
    throw new SearchError('browser', 'This browser lacks what the search needs.', {cause});
  }
}
