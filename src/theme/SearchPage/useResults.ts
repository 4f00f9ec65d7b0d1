import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {useEffect, useState} from 'react';
import {loadSearchClient} from '@site/src/components/Search/client';
import type {FacetFilters, SearchHit, SearchResult} from '@site/src/search/types';
import type {Area} from '@site/src/config/areas';

const PER_PAGE = 15;
/** How long the typing pauses before a search, in milliseconds. */
const PAUSE = 150;
const MAX_KEPT = 10;

export interface Results {
  state: 'empty' | 'searching' | 'found' | 'failed';
  hits: SearchHit[];
  count: number;
  /** Requests the next page of results; absent on the last. */
  more?: () => void;
}

interface Answer {
  /** Query and filters. */
  search: string;
  /** How many pages of results were requested. */
  pages: number;
  /** Absent after a failure. */
  result?: Pick<SearchResult, 'hits' | 'nbHits' | 'nbPages'>;
}

/**
 * The last answers by search. With them the page has its height at once when the visitor comes back
 * from a result, so that the browser can restore the scroll position.
 */
const kept = new Map<string, Answer>();

function keep(answer: Answer): void {
  kept.delete(answer.search);
  kept.set(answer.search, answer);
  if (kept.size > MAX_KEPT) {
    kept.delete(kept.keys().next().value!);
  }
}

/**
 * The results of a query, requested when the typing pauses. A failed search is repeated with the
 * next letter.
 *
 * @param query as typed
 * @param area to filter by; `undefined` for all areas
 */
export function useResults(query: string, area: Area | undefined): Results {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const contextual = useAlgoliaContextualFacetFilters() as FacetFilters;
  const filters = JSON.stringify(area ? narrowed(contextual, area.searchTag) : contextual);
  const search = JSON.stringify([query, filters]);
  const [latest, setLatest] = useState<Answer>();
  const [requested, setRequested] = useState({search: '', pages: 1});

  const answer = latest?.search === search ? latest : kept.get(search);
  const pages = requested.search === search ? requested.pages : (answer?.pages ?? 1);
  const isAnswered = answer?.pages === pages;

  useEffect(() => {
    if (!query.trim() || isAnswered) {
      return undefined;
    }
    let current = true;
    const request = async () => {
      const result = await loadSearchClient()
        .then((client) =>
          client.search({
            requests: [
              {
                indexName,
                query,
                page: 0,
                hitsPerPage: PER_PAGE * pages,
                facetFilters: JSON.parse(filters) as FacetFilters,
                attributesToSnippet: ['content:30'],
                highlightPreTag: '<mark>',
                highlightPostTag: '</mark>',
                snippetEllipsisText: '…',
              },
            ],
          }),
        )
        .then(({results}) => results[0])
        .catch(() => undefined);
      if (current) {
        const newest: Answer = {search, pages, ...(result ? {result} : {})};
        if (result) {
          keep(newest);
        }
        setLatest(newest);
      }
    };
    const timer = setTimeout(() => void request(), PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [filters, indexName, isAnswered, pages, query, search]);

  if (!query.trim()) {
    return {state: 'empty', hits: [], count: 0};
  }
  // While a further page is loaded, the results that are there stay.
  if (!answer) {
    return {state: 'searching', hits: [], count: 0};
  }
  if (!answer.result) {
    return {state: 'failed', hits: [], count: 0};
  }
  const {hits, nbHits, nbPages} = answer.result;
  return {
    state: 'found',
    hits,
    count: nbHits,
    ...(nbPages > 1 ? {more: () => setRequested({search, pages: pages + 1})} : {}),
  };
}

/** The filters of all areas with their tags replaced by that of one. */
function narrowed(filters: FacetFilters, tag: string): FacetFilters {
  const others = [filters].flat().filter((filter) => typeof filter === 'string');
  return [...others, [`docusaurus_tag:${tag}`]];
}
