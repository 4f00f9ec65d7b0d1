// Change: a dialog of ours instead of DocSearch's. It searches the embedded index too, keeps what is
// typed while it loads, and shows errors, counts, and suggestions.
// Swizzle: eject. The theme's bar has no properties and names DocSearch's dialog itself. Remove when
// DocSearch takes a search client of ours and loads at most 28 KB.
import {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {loadSearchClient, preloadSearch} from '@site/src/components/Search/client';
import type SearchDialog from './Dialog/SearchDialog';
import {prefetchWhenIdle} from './prefetchImport';
import {SearchIcon} from './SearchIcon';
import styles from './styles.module.css';

declare global {
  interface Window {
    /** From the head script (`src/plugins/headScript/script/searchRequest.js`). */
    boykaSearch?: {
      isOpen: boolean;
      hasSingleKeys: boolean;
      /** Opens the dialog as soon as there is a bar. */
      request: (typed: string) => void;
      /** @returns the function that disconnects */
      connect: (open: (typed: string) => void) => () => void;
    };
  }
}

const loadDialog = () => import('./Dialog/SearchDialog');

/** Loads the dialog and what it searches, at the same time. */
function preload(): void {
  void loadDialog();
  preloadSearch();
}

/** The button of the search; opens the dialog, whose code is loaded when the reader comes near. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  // The letters typed since the search was requested; undefined while it is closed.
  const [typed, setTyped] = useState<string>();
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const isOpen = typed !== undefined && Dialog !== undefined;
  // What the field of the dialog has; undefined after the reader has closed it.
  const query = useRef<string>(undefined);
  const history = useHistory();
  const open = useCallback((letters: string) => {
    query.current = letters;
    setTyped(letters);
    preloadSearch();
    void loadDialog().then((module) => setDialog(() => module.default));
  }, []);
  const close = useCallback(() => {
    query.current = undefined;
    setTyped(undefined);
  }, []);
  const keep = useCallback((letters: string) => {
    query.current = letters;
  }, []);
  // The head script has the keys that open the search: it also collects what is typed before the
  // dialog is there. It has to know before the next key.
  useLayoutEffect(() => {
    const search = window.boykaSearch;
    if (!search || !isOpen) {
      return undefined;
    }
    search.isOpen = true;
    const opener = button.current;
    return () => {
      search.isOpen = false;
      // A page that was on its way has arrived, with a bar of its own.
      if (query.current !== undefined) {
        search.request(query.current);
      }
      // The dialog is gone: before that, the button takes no focus.
      opener?.focus({preventScroll: true});
    };
  }, [isOpen]);
  useLayoutEffect(() => window.boykaSearch?.connect(open), [open]);
  useEffect(
    () => (isOpen ? history.listen((_, action) => action === 'POP' && close()) : undefined),
    [close, history, isOpen],
  );
  useEffect(() => prefetchWhenIdle(loadDialog, loadSearchClient), []);

  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K /"
        data-search-button=""
        onFocus={preload}
        onMouseOver={preload}
        onTouchStart={preload}
      >
        <span className={styles.label}>
          <SearchIcon />
          <span className={styles.text}>{label}</span>
        </span>
        <span className={styles.keys} aria-hidden="true">
          <Keys />
        </span>
      </button>
      {isOpen &&
        createPortal(<Dialog typed={typed} onQuery={keep} onClose={close} />, document.body)}
    </>
  );
}

function Keys(): ReactNode {
  const isBrowser = useIsBrowser();
  return isBrowser ? (
    <>
      <kbd>{/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'}</kbd>
      <kbd>K</kbd>
    </>
  ) : null;
}
