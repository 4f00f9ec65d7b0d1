import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import React, {useEffect, useRef, type ReactNode} from 'react';
import {client} from '@site/src/components/Search/client';
import {Failure} from '@site/src/components/Search/Failure';
import {Marked, Snippet} from '@site/src/components/Search/Row';
import {TEXTS} from '@site/src/components/Search/texts';
import {useMissingResultUrl} from '@site/src/components/useIssueForm';
import styles from './styles.module.css';
import type {useResults} from './useResults';

interface Props extends ReturnType<typeof useResults> {
  query: string;
}

/** The results of a search, suggestions when there are none, or the error. */
export default function Results({query, outcome, showMore}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const shownBefore = useRef(0);
  const count = outcome && 'results' in outcome ? outcome.results.length : 0;
  useEffect(() => {
    // The button may be gone after the last page, and the focus with it.
    if (shownBefore.current > 0 && count > shownBefore.current) {
      list.current?.children[shownBefore.current]?.querySelector('a')?.focus();
      shownBefore.current = 0;
    }
  }, [count]);
  if (!outcome) {
    return query.trim() ? (
      <p>
        <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
      </p>
    ) : null;
  }
  if ('error' in outcome) {
    return <Failure error={outcome.error} />;
  }
  if (outcome.total === 0) {
    return <Nothing query={query} suggestions={outcome.suggestions} />;
  }
  return (
    <>
      <div ref={list}>
        {outcome.results.map((result) => (
          <article key={result.id} className={styles.result}>
            <h2 className={styles.heading}>
              <Link to={`/${result.path}`}>
                <Marked text={client.mark(result.title, query)} />
              </Link>
            </h2>
            <p className={styles.path}>{result.parents.join(' › ')}</p>
            <p className={styles.snippet}>
              <Snippet result={result} query={query} />
            </p>
          </article>
        ))}
      </div>
      {count < outcome.total && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            shownBefore.current = count;
            showMore();
          }}
        >
          <Translate id="site.search.more">Show more results</Translate>
        </button>
      )}
    </>
  );
}

/** Suggestions after a search without results, as in the dialog. */
function Nothing({query, suggestions}: {query: string; suggestions: readonly string[]}): ReactNode {
  const toSearch = useSearchLinkCreator();
  const missingResultUrl = useMissingResultUrl();
  const texts = TEXTS.noResultsScreen;
  return (
    <>
      <p className={styles.next}>{texts['suggestedQueryText']}:</p>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Link to={toSearch(suggestion)}>{suggestion}</Link>
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
