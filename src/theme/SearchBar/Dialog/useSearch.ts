import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import {useState} from 'react';
import {loadSearchClient} from '@site/src/components/Search/client';
import type {FacetFilters, SearchHit, SearchRequest} from '@site/src/search/types';

const MAX_HITS = 20;
/** DocSearch shows as many of an area. */
const MAX_HITS_OF_AREA = 5;
const SNIPPET_WORDS = 15;
const SNIPPET_WORDS_PHONE = 10;

/** The answer to one query, with the results that are shown. */
export type Outcome =
  {query: string; hits: SearchHit[]; count: number} | {query: string; error: unknown};

/** Returns a function that searches with the theme's configuration. It never rejects. */
export function useSearch(): (query: string) => Promise<Outcome> {
  const {indexName, contextualSearch, searchParameters} = useAlgoliaThemeConfig().algolia;
  const contextual = useAlgoliaContextualFacetFilters();
  const configured = searchParameters?.facetFilters ?? [];
  const toUrl = useSearchResultUrlProcessor();
  // The filters are those of the page on which the dialog was opened.
  const [search] = useState(() =>
    searchWith(
      {
        indexName,
        hitsPerPage: MAX_HITS,
        attributesToRetrieve: ['hierarchy', 'type', 'url'],
        attributesToSnippet: [`content:${wordsOfSnippet()}`],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        ...(searchParameters as Partial<SearchRequest> | undefined),
        facetFilters: (contextualSearch
          ? mergeFacetFilters(contextual, configured)
          : configured) as FacetFilters,
      },
      toUrl,
    ),
  );
  return search;
}

function searchWith(request: SearchRequest, toUrl: (url: string) => string) {
  return async (query: string): Promise<Outcome> => {
    try {
      const client = await loadSearchClient();
      const [result] = (await client.search({requests: [{...request, query}]})).results;
      const {hits, nbHits} = result!;
      return {
        query,
        // The embedded index marks what is found in a result when the result is read.
        hits: firstOfEachArea(hits).map((hit) => ({...hit, url: toUrl(hit.url)})),
        count: nbHits,
      };
    } catch (error) {
      return {query, error};
    }
  };
}

function firstOfEachArea(hits: readonly SearchHit[]): SearchHit[] {
  const counts = new Map<string, number>();
  return hits.filter(({hierarchy: {lvl0}}) => {
    const count = (counts.get(lvl0) ?? 0) + 1;
    counts.set(lvl0, count);
    return count <= MAX_HITS_OF_AREA;
  });
}

function wordsOfSnippet(): number {
  return window.matchMedia('(width <= 768px)').matches ? SNIPPET_WORDS_PHONE : SNIPPET_WORDS;
}
