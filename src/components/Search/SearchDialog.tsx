import React, {useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {focusable, keepFocusInside} from '../keepFocusInside';
import type Answers from './Answers';
import {Failure} from './Failure';
import {Icon, IconButton} from './icons';
import {LIST_ID, rowId} from './list';
import styles from './styles.module.css';

/** Letters of a query: more are no question, and would block the typing. */
export const MAX_QUERY = 512;

interface Props {
  /** What is below the field; undefined while its code is loading, null when that has failed. */
  Answers: typeof Answers | null | undefined;
  query: string;
  onQuery: (query: string) => void;
  /** Called when the reader closes the dialog or follows a link. */
  onClose: () => void;
}

/**
 * The modal dialog of the search: a combobox whose popup is always shown. Its field is part of every
 * page, so what is typed while the other code is loading is in it.
 */
export function SearchDialog({Answers, query, onQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState(0);
  // The row that the reader moved to; before that, the first result.
  const [moved, setMoved] = useState<number>();
  const active = Math.min(moved ?? (query.trim() ? 0 : -1), count - 1);

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    field.current!.focus();
    field.current!.select();
    element.addEventListener('keydown', (event) => {
      if (event.key === 'Tab') {
        keepFocusInside(focusable(element), event);
      } else if (event.key === 'Escape' && !event.isComposing) {
        // The browser's own closing is reported later than the next key arrives.
        event.preventDefault();
        onClose();
      }
    });
    // The dialog fills its box, so a press on the element itself is on its backdrop.
    element.addEventListener('mousedown', (event) => {
      if (event.target === element) {
        event.preventDefault();
        onClose();
      }
    });
    return () => element.close();
  }, [onClose]);

  const focusField = () => field.current!.focus();
  const change = (next: string) => {
    setMoved(undefined);
    onQuery(next);
    focusField();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, shiftKey, altKey} = event;
    if (event.nativeEvent.isComposing) {
      return;
    }
    if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      const next = key === 'ArrowDown' ? (active + 1) % count : (active > 0 ? active : count) - 1;
      setMoved(next);
      document.getElementById(rowId(next))?.scrollIntoView({block: 'nearest'});
    } else if (key === 'Enter') {
      event.preventDefault();
      const modifiers = {ctrlKey, metaKey, shiftKey, altKey};
      const click = new MouseEvent('click', {bubbles: true, cancelable: true, ...modifiers});
      document.getElementById(rowId(active))?.querySelector('a')?.dispatchEvent(click);
    }
  };

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label="Search" onClose={onClose}>
      <div className={styles.bar}>
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          className={styles.field}
          placeholder="Search docs"
          maxLength={MAX_QUERY}
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? LIST_ID : undefined}
          aria-activedescendant={active >= 0 ? rowId(active) : undefined}
          value={query}
          onChange={({target}) => change(target.value)}
          onKeyDown={onKeyDown}
        />
        {query && <IconButton icon="clear" title="Clear" onClick={() => change('')} />}
        <IconButton icon="close" title="Cancel" onClick={onClose} />
      </div>
      {Answers ? (
        <Answers
          query={query}
          active={active}
          onActive={setMoved}
          onCount={setCount}
          onQuery={change}
          onClose={onClose}
          focusField={focusField}
        />
      ) : (
        <div className={styles.body}>{Answers === null && <Failure />}</div>
      )}
    </dialog>,
    document.body,
  );
}
