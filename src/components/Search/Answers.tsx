import siteConfig from '@generated/docusaurus.config';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import clsx from 'clsx';
import React, {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {preload} from '@site/src/search/client';
import {mark} from '@site/src/search/snippets';
import type {SearchResult} from '@site/src/search/types';
import {missingResultUrl} from '../issueForm';
import {isSlashOn, setSlash} from './browserStorage';
import {Failure} from './Failure';
import {Icon} from './icons';
import {LIST_ID, type ListGroup, logReaderEntry} from './list';
import {Marked, Row, Snippet} from './Row';
import {startGroups} from './startGroups';
import {addRecent, storedLists} from './stored';
import styles from './styles.module.css';
import {countText, useOutcome, type Outcome} from './useOutcome';

export {preload};

type Found = Extract<Outcome, {query: string}>;

const MAX_RESULTS = 20;
const MAX_RESULTS_OF_AREA = 5;

interface Props {
  query: string;
  /** The row that Enter opens; -1 for none. */
  active: number;
  onActive: (index: number) => void;
  /** Called with the number of rows. */
  onCount: (count: number) => void;
  onQuery: (query: string) => void;
  onClose: () => void;
  focusField: () => void;
}

/** What is below the field: the start, the results of the query, what else to try, or the error. */
export default function Answers(props: Props): ReactNode {
  const {query, active, onActive, onCount, onQuery, onClose, focusField} = props;
  const toSearchPage = useSearchLinkCreator();
  const {outcome} = useOutcome(query, MAX_RESULTS);
  const [stored, setStored] = useState(storedLists);
  const list = useRef<HTMLDivElement>(null);
  const found = outcome && 'results' in outcome ? outcome : undefined;
  const refresh = () => {
    setStored(storedLists());
    focusField();
  };
  const groups = found
    ? withLogReader(resultGroups(found.results, found.query), found)
    : query.trim()
      ? []
      : startGroups(stored, refresh);
  const count = groups.reduce((sum, {entries}) => sum + entries.length, 0);

  useLayoutEffect(() => onCount(count), [count, onCount]);
  useLayoutEffect(() => {
    list.current!.scrollTop = 0;
  }, [outcome]);

  let index = 0;
  return (
    <>
      <div
        ref={list}
        className={styles.body}
        // Gives the room of a phone's keyboard to the results.
        onTouchMove={() => (document.activeElement as HTMLElement).blur()}
      >
        {count > 0 && (
          // Not a listbox, because rows have links and buttons.
          <div role="grid" id={LIST_ID} aria-label="Pages and sections">
            {groups.map(({title, isTitleHidden, entries}) => (
              <div key={title} role="rowgroup" aria-label={title}>
                <div
                  className={isTitleHidden ? 'bk-hidden' : clsx('text--semibold', styles.heading)}
                  data-search-section=""
                >
                  {title}
                </div>
                {entries.map((entry) => {
                  const place = index++;
                  const row = {index: place, isActive: place === active, onActive, onClose};
                  return <Row key={entry.href} {...entry} {...row} />;
                })}
              </div>
            ))}
          </div>
        )}
        {found && found.total > 0 && (
          <p className="text--center margin-top--sm margin-bottom--none">
            <Link to={toSearchPage(found.query)} onClick={onClose}>
              {`See all ${found.total} results`}
            </Link>
          </p>
        )}
        {found?.total === 0 && (
          <NoResults query={found.query} suggestions={found.suggestions} onQuery={onQuery} />
        )}
        {outcome && 'error' in outcome && <Failure error={outcome.error} />}
        {!outcome && query.trim() && (
          <p className={clsx(styles.message, styles.waiting)}>Fetching new results...</p>
        )}
      </div>
      <SearchFooter />
      <p className="bk-hidden" role="status">
        {found && countText(found.total)}
      </p>
    </>
  );
}

/** The groups with the row that hands the query to the log reader, where it belongs. */
function withLogReader(groups: ListGroup[], {logReader, query}: Found): ListGroup[] {
  const entries = [logReaderEntry(query)];
  const group = {title: 'Log reader', isTitleHidden: true, entries};
  return logReader === 'first' ? [group, ...groups] : logReader ? [...groups, group] : groups;
}

/** The results by area, in the order of the best of each. */
function resultGroups(results: readonly SearchResult[], query: string): ListGroup[] {
  const areas = new Map<string, SearchResult[]>();
  for (const result of results) {
    const area = result.parents[0] ?? result.title;
    areas.set(area, [...(areas.get(area) ?? []), result]);
  }
  return [...areas].map(([title, ofArea]) => ({
    title,
    entries: ofArea.slice(0, MAX_RESULTS_OF_AREA).map((result) => ({
      href: siteConfig.baseUrl + result.path,
      icon: result.path.includes('#') ? 'section' : 'page',
      title: <Marked text={mark(result.title, query)} />,
      path: result.parents.slice(1).join(' › '),
      ...(!result.isBare && {snippet: <Snippet result={result} query={query} />}),
      onOpen: () => addRecent(result),
    })),
  }));
}

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  onQuery: (query: string) => void;
}

/** What else to try after a query without results. */
function NoResults({query, suggestions, onQuery}: NoResultsProps): ReactNode {
  return (
    <div className={styles.message}>
      <p>
        No results found for &quot;<strong>{query}</strong>&quot;
      </p>
      <p>Try searching for:</p>
      <ul className={`bk-plain bk-wrap ${styles.suggestions}`}>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              className="button button--link"
              onClick={() => onQuery(suggestion)}
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p>
        Believe this query should return results?{' '}
        <a href={missingResultUrl(query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}

/** The keys of the dialog, and the switch of the one that is a single character. */
function SearchFooter(): ReactNode {
  const [isOn, setIsOn] = useState(isSlashOn);
  return (
    <div className={`bk-note ${styles.footer}`}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({target}) => {
            setSlash(target.checked);
            setIsOn(target.checked);
          }}
        />
        Open the search with <kbd>/</kbd>
      </label>
      <ul className="bk-plain">
        <li>
          <kbd>
            <Icon name="arrowDown" />
          </kbd>
          <kbd>
            <Icon name="arrowUp" />
          </kbd>
          Navigate
        </li>
        <li>
          <kbd>
            <Icon name="enter" />
          </kbd>
          Select
        </li>
        <li>
          <kbd>Esc</kbd>
          Close
        </li>
      </ul>
    </div>
  );
}
