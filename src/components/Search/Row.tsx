import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import React, {useEffect, useState, type MouseEvent, type ReactNode} from 'react';
import {snippet} from '@site/src/search/client';
import type {MarkedText, SearchResult} from '@site/src/search/types';
import {Icon} from './icons';
import {type ListEntry, opensHere, rowId} from './list';
import styles from './styles.module.css';

/**
 * A text whose marked parts are highlighted. Another text has an element of its own: a translator of
 * the browser replaces texts, and what React changed in one of them would stand beside the old one.
 */
export function Marked({text}: {text: MarkedText}): ReactNode {
  return (
    <span key={JSON.stringify(text)}>
      {text.map((run, index) => (run.marked ? <mark key={index}>{run.text}</mark> : run.text))}
    </span>
  );
}

/** Milliseconds: the titles are drawn first, and a typist's letters request nothing. */
const PAUSE = 100;

/** The snippets that were loaded: a page to which the reader comes back has them at once. */
const loaded = new WeakMap<SearchResult, MarkedText>();

/** The text of a result around the words of the query, once it is loaded. */
export function Snippet({result, query}: {result: SearchResult; query: string}): ReactNode {
  const [shown, setShown] = useState(loaded.get(result));
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void snippet(result, query).then((text) => {
        // One that could not be loaded is tried again.
        if (text) {
          loaded.set(result, text);
        }
        if (isCurrent) {
          setShown(text);
        }
      });
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, result]);
  return <Marked text={shown ?? []} />;
}

interface Props extends ListEntry {
  /** Among the rows of all groups. */
  index: number;
  isActive: boolean;
  onActive: (index: number) => void;
  onClose: () => void;
}

/** A row of the dialog. */
export function Row(props: Props): ReactNode {
  const {index, isActive, href, state, icon, title, path, snippet, actions} = props;
  const history = useHistory();
  useEffect(() => {
    const timer = isActive && setTimeout(() => window.docusaurus.prefetch(href), PAUSE);
    return () => clearTimeout(timer || undefined);
  }, [href, isActive]);
  const onClick = (event: MouseEvent) => {
    props.onOpen?.();
    if (opensHere(event)) {
      event.preventDefault();
      props.onClose();
      history.push(href, state);
    } else if (!event.isTrusted) {
      // Enter in the field, which the browser does not take for a click with these keys.
      event.preventDefault();
      window.open(href, '_blank', 'noopener');
    }
  };
  // The field has the focus, and the keys.
  const pointer = {onMouseMove: () => props.onActive(index)};
  return (
    <div
      id={rowId(index)}
      role="row"
      aria-selected={isActive}
      className={styles.row}
      data-search-row=""
      {...pointer}
    >
      <div role="gridcell">
        <a className={styles.link} href={href} onClick={onClick}>
          <Icon name={icon} />
          <span className="text--truncate" data-search-title="">
            {title}
          </span>
          {path && (
            <span className="bk-note text--truncate" data-search-path="">
              {path}
            </span>
          )}
          {snippet && (
            <span className={clsx('bk-note text--truncate', styles.snippet)} data-search-snippet="">
              {snippet}
            </span>
          )}
        </a>
      </div>
      {actions && <div role="gridcell">{actions}</div>}
    </div>
  );
}
