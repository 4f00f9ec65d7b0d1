import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import React, {useEffect, useRef, type ReactNode} from 'react';
import MarkedText from '@site/src/components/Search/MarkedText';
import {useMissingResultUrl} from '@site/src/components/useIssueForm';
import {SEARCH_TOPICS} from '@site/src/config/searchTopics';
import {unescapeHtml} from '@site/src/search/escape';
import {pathOf} from '@site/src/search/records';
import {suggestionsFor} from '@site/src/search/suggest';
import type {SearchHit} from '@site/src/search/types';
import {TEXTS} from '../SearchBar/Dialog/texts';
import styles from './styles.module.css';
import type {Results as ResultsState} from './useResults';

function Result({hit}: {hit: SearchHit}): ReactNode {
  const toUrl = useSearchResultUrlProcessor();
  const title = hit._highlightResult?.hierarchy?.[hit.type]?.value ?? hit.hierarchy[hit.type];
  return (
    <article className={styles.result}>
      <h2 className={styles.heading}>
        <Link to={toUrl(hit.url)}>
          <MarkedText value={title} />
        </Link>
      </h2>
      <p className={styles.path}>{pathOf(hit).map(unescapeHtml).join(' › ')}</p>
      <p className={styles.snippet}>
        <MarkedText value={hit._snippetResult?.content?.value} />
      </p>
    </article>
  );
}

/** Suggestions after a search without results, as in the modal. */
function Nothing({query}: {query: string}): ReactNode {
  const toSearch = useSearchLinkCreator();
  const missingResultUrl = useMissingResultUrl();
  const texts = TEXTS.noResultsScreen;
  return (
    <>
      <p className={styles.next}>{texts['suggestedQueryText']}:</p>
      <ul>
        {suggestionsFor(query, SEARCH_TOPICS).map((topic) => (
          <li key={topic}>
            <Link to={toSearch(topic)}>{topic}</Link>
          </li>
        ))}
      </ul>
      <p className={styles.report}>
        {texts['reportMissingResultsText']}{' '}
        <Link to={missingResultUrl(query)}>{texts['reportMissingResultsLinkText']}</Link>
      </p>
    </>
  );
}

/** The results of a search, suggestions when there are none, or the error. */
export default function Results({
  query,
  results: {state, hits, more},
}: {
  query: string;
  results: ResultsState;
}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const shownBefore = useRef(0);
  useEffect(() => {
    // The button may be gone after the last page, and the focus with it.
    if (shownBefore.current > 0 && hits.length > shownBefore.current) {
      list.current?.children[shownBefore.current]?.querySelector('a')?.focus();
      shownBefore.current = 0;
    }
  }, [hits.length]);
  if (state === 'failed') {
    return (
      <div role="alert">
        <p className={styles.message}>{TEXTS.errorScreen['titleText']}</p>
        <p>{TEXTS.errorScreen['helpText']}</p>
      </div>
    );
  }
  if (state === 'searching') {
    return (
      <p>
        <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
      </p>
    );
  }
  if (state === 'found' && hits.length === 0) {
    return <Nothing query={query} />;
  }
  return (
    <>
      <div ref={list}>
        {hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} />
        ))}
      </div>
      {more && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            shownBefore.current = hits.length;
            more();
          }}
        >
          <Translate id="site.search.more">Show more results</Translate>
        </button>
      )}
    </>
  );
}
