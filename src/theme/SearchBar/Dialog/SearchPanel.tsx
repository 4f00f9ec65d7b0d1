import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {useHistory} from '@docusaurus/router';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import React, {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {useCount} from '@site/src/components/Search/useCount';
import {SearchIcon} from '../SearchIcon';
import {Footer} from './Footer';
import type {Entry} from './entries';
import {IconButton} from './icons';
import {Results} from './Results';
import {listId, rowId} from './Section';
import {StartScreen} from './StartScreen';
import type {ChatStart, StoredSearches} from './storedSearches';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import {useCombobox} from './useCombobox';
import {useSearch, type Outcome} from './useSearch';

/** The hosted service rejects longer ones. */
const MAX_QUERY = 512;

interface Props {
  /** The first query; when empty, the text that is selected on the page. */
  typed: string;
  stored: StoredSearches;
  onQuery: (query: string) => void;
  onClose: () => void;
  /** Absent without Ask AI. */
  onAsk?: (start: ChatStart) => void;
}

/** The field with its results: a combobox whose popup is always there. */
export function SearchPanel({typed, stored, onQuery, onClose, onAsk}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const {externalUrlRegex} = useAlgoliaThemeConfig().algolia;
  const [selected] = useState(() => (typed ? '' : selectedText()));
  const combobox = useCombobox(typed || selected, useSearch(), stored, Boolean(onAsk));
  const {query, outcome, groups, active, activeEntry} = combobox;

  const choose = useCallback(
    (entry: Entry, event: KeyboardEvent | MouseEvent) => {
      if (!('hit' in entry)) {
        onAsk?.(entry);
        return;
      }
      const {url} = entry.hit;
      stored.opened(entry.hit);
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
        // A click opens the tab or window by itself.
        if (event.type === 'keydown') {
          window.open(url, '_blank', 'noopener');
        }
        return;
      }
      event.preventDefault();
      onClose();
      if (isRegexpStringMatch(externalUrlRegex, url)) {
        window.location.assign(url);
      } else {
        history.push(url);
      }
    },
    [externalUrlRegex, history, onAsk, onClose, stored],
  );
  const rows = {active, onActivate: combobox.setActive, onChoose: choose};

  // Before the next key.
  useLayoutEffect(() => {
    field.current!.focus();
    if (selected) {
      field.current!.select();
    }
  }, [selected]);
  useEffect(() => {
    if (list.current) {
      list.current.scrollTop = 0;
    }
  }, [outcome]);

  useLayoutEffect(() => onQuery(query), [onQuery, query]);

  const url = activeEntry && 'hit' in activeEntry ? activeEntry.hit.url : undefined;
  useEffect(() => {
    if (url) {
      window.docusaurus.prefetch(url);
    }
  }, [url]);

  const setQuery = (next: string) => {
    combobox.setQuery(next);
    field.current!.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) {
      return;
    }
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    const count = groups.reduce((sum, {entries}) => sum + entries.length, 0);
    if (step && count > 0) {
      event.preventDefault();
      const next = (active + step + count) % count;
      combobox.setActive(next);
      document.getElementById(rowId(next))?.scrollIntoView({block: 'nearest'});
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Until the first answer is there, the entries are not what was asked for.
      if (activeEntry && (outcome || !query.trim())) {
        choose(activeEntry, event);
      }
    }
  };

  return (
    <>
      <div className={styles.bar}>
        {combobox.isSlow ? (
          <span className={styles.spinner} data-search-stalled="" />
        ) : (
          <SearchIcon />
        )}
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          className={styles.field}
          placeholder={TEXTS.searchBox['placeholderText']}
          maxLength={MAX_QUERY}
          role="combobox"
          aria-label={TEXTS.searchBox['searchInputLabel']}
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={active >= 0}
          aria-controls={groups.map(listId).join(' ')}
          aria-activedescendant={active >= 0 ? rowId(active) : undefined}
          value={query}
          onChange={(event) => combobox.setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {query && (
          <button type="button" className={styles.clear} onClick={() => setQuery('')}>
            {TEXTS.searchBox['clearButtonTitle']}
          </button>
        )}
        <IconButton
          icon="close"
          title={TEXTS.searchBox['closeButtonText']}
          label={TEXTS.searchBox['closeButtonAriaLabel']}
          onClick={onClose}
        />
      </div>
      <div
        ref={list}
        className={styles.body}
        // Gives the room of the keyboard to the results.
        onTouchMove={() => field.current?.blur()}
      >
        {outcome ? (
          <Results
            outcome={outcome}
            groups={groups}
            rows={rows}
            onSuggestion={setQuery}
            onClose={onClose}
          />
        ) : (
          <StartScreen
            groups={groups}
            rows={rows}
            stored={stored}
            onChange={() => {
              combobox.refresh();
              field.current!.focus();
            }}
            hasQuery={Boolean(query)}
            onClose={onClose}
          />
        )}
      </div>
      <Footer enterText={TEXTS.footer['selectText']} escapeText={TEXTS.footer['closeText']} />
      <Announcement outcome={outcome} />
    </>
  );
}

/** The result of the last search, for screen readers. */
function Announcement({outcome}: {outcome: Outcome | undefined}): ReactNode {
  const count = useCount(outcome && 'count' in outcome ? outcome.count : 0);
  const text = outcome && 'error' in outcome ? TEXTS.errorScreen['titleText'] : count;
  return (
    <p className="bk-hidden" role="status">
      {outcome && text}
    </p>
  );
}

function selectedText(): string {
  const text = window.getSelection()?.toString() ?? '';
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY);
}
