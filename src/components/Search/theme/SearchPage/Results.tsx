import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import clsx from 'clsx';
import React, {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {Failure} from '../../Failure';
import {logReaderEntry, opensHere} from '../../list';
import {Marked, Snippet} from '../../Row';
import type {useOutcome} from '../../useOutcome';
import {missingResultUrl} from '../../../issueForm';
import {mark} from '@site/src/search/snippets';
import styles from './styles.module.css';

/** The results of a search, suggestions when there are none, the log reader for an error, or why there is no answer. */
export default function Results({outcome, showMore}: ReturnType<typeof useOutcome>): ReactNode {
  const toSearch = useSearchLinkCreator();
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
    return null;
  }
  if ('error' in outcome) {
    return <Failure error={outcome.error} />;
  }
  const {query, logReader} = outcome;
  if (outcome.total === 0) {
    return (
      <>
        {logReader && <LogReaderResult query={query} />}
        <p className="margin-bottom--sm">Try searching for:</p>
        <ul>
          {outcome.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Link to={toSearch(suggestion)}>{suggestion}</Link>
            </li>
          ))}
        </ul>
        <p>
          Believe this query should return results?{' '}
          <Link to={missingResultUrl(query)}>Let us know.</Link>
        </p>
      </>
    );
  }
  const onMore = () => {
    shownBefore.current = count;
    showMore();
  };
  return (
    <>
      {logReader === 'first' && <LogReaderResult query={query} />}
      <div ref={list}>
        {outcome.results.map((result) => (
          <article key={result.path} className={styles.result}>
            <h2 className="margin--none">
              <Link to={`/${result.path}`}>
                <Marked text={mark(result.title, query)} />
              </Link>
            </h2>
            <p className="bk-note margin--none">{result.parents.join(' › ')}</p>
            {!result.isBare && (
              <p className={clsx('margin-top--xs margin-bottom--none', styles.snippet)}>
                <Snippet result={result} query={query} />
              </p>
            )}
          </article>
        ))}
      </div>
      {logReader === 'last' && <LogReaderResult query={query} />}
      {count < outcome.total && (
        <button type="button" className="button" onClick={onMore}>
          Show more results
        </button>
      )}
    </>
  );
}

/** Opens the log reader with the query in its field. */
function LogReaderResult({query}: {query: string}): ReactNode {
  const history = useHistory();
  const {href, state, title, snippet} = logReaderEntry(query);
  const onClick = (event: MouseEvent) => {
    // Another tab or window has no state.
    if (opensHere(event)) {
      event.preventDefault();
      history.push(href, state);
    }
  };
  return (
    <article className={styles.result}>
      <h2 className="margin--none">
        <Link to={href} autoAddBaseUrl={false} onClick={onClick}>
          {title}
        </Link>
      </h2>
      <p className="margin-top--xs">{snippet}</p>
    </article>
  );
}
