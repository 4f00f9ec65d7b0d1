import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {searchClient} from '@site-search/client';
import {useEffect, useState} from 'react';
import type {FacetFilters, SearchHit, SearchResult} from '@site/src/search/types';
import type {SearchArea} from './useArea';

const PER_PAGE = 15;
/** A question is asked when the typing pauses this long, in milliseconds. */
const PAUSE = 150;

export interface Results {
  state: 'empty' | 'asking' | 'found' | 'failed';
  hits: SearchHit[];
  count: number;
  /** Asks for the next page of results; absent on the last. */
  more?: () => void;
}

interface Answer {
  /** What was asked: an answer to anything else is not shown. */
  asked: string;
  result?: Pick<SearchResult, 'hits' | 'nbHits' | 'nbPages'>;
}

/**
 * The results of a query, asked when the typing pauses. A failed question is asked again with the
 * next letter.
 *
 * @param query as typed
 * @param area to narrow to; `undefined` for all areas
 */
export function useResults(query: string, area: SearchArea | undefined): Results {
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  const contextual = useAlgoliaContextualFacetFilters() as FacetFilters;
  const filters = JSON.stringify(area ? narrowed(contextual, area.tag) : contextual);
  const [pages, setPages] = useState({of: '', count: 1});
  const [answer, setAnswer] = useState<Answer>({asked: ''});
  const about = JSON.stringify([query, filters]);
  const wanted = pages.of === about ? pages.count : 1;
  const asked = `${about} ${wanted}`;

  useEffect(() => {
    if (!query.trim()) {
      return undefined;
    }
    let current = true;
    const ask = async () => {
      const question = {
        indexName,
        query,
        page: 0,
        hitsPerPage: PER_PAGE * wanted,
        facetFilters: JSON.parse(filters) as FacetFilters,
        attributesToSnippet: ['content:30'],
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        snippetEllipsisText: '…',
      };
      const result = await searchClient(appId, apiKey)
        .search({requests: [question]})
        .then(({results}) => results[0])
        .catch(() => undefined);
      if (current) {
        setAnswer({asked, result});
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [apiKey, appId, asked, filters, indexName, query, wanted]);

  if (!query.trim()) {
    return {state: 'empty', hits: [], count: 0};
  }
  // While more results of the same question are fetched, those that are there stay.
  if (answer.asked !== asked && !(wanted > 1 && answer.asked.startsWith(`${about} `))) {
    return {state: 'asking', hits: [], count: 0};
  }
  if (!answer.result) {
    return {state: 'failed', hits: [], count: 0};
  }
  const {hits, nbHits, nbPages} = answer.result;
  return {
    state: 'found',
    hits,
    count: nbHits,
    ...(nbPages > 1 ? {more: () => setPages({of: about, count: wanted + 1})} : {}),
  };
}

/** The filters of all areas with their tags replaced by that of one. */
function narrowed(filters: FacetFilters, tag: string): FacetFilters {
  const others = [filters].flat().filter((filter) => typeof filter === 'string');
  return [...others, [`docusaurus_tag:${tag}`]];
}
