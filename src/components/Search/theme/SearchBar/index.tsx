// Change: opens a dialog that searches the embedded index; the page of the search before the page is
// hydrated, and without JavaScript. With the hosted search, the theme's own
// button and dialog are used: `src/plugins/searchTheme`.
// Swizzle: eject. The theme's bar has no properties and names DocSearch's dialog itself. Remove when
// DocSearch takes a search client of ours.
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {type KeyboardEvent, type ReactNode} from 'react';
import {Icon} from '../../icons';
import {useSearch} from '../../searchContext';
import styles from './styles.module.css';

/** The button of the search. A letter typed on it opens the search with that letter. */
export default function SearchBar(): ReactNode {
  const search = useSearch();
  const searchPage = useBaseUrl('/search');
  if (!search) {
    return null;
  }
  const {button, preload, open} = search;
  const onKeyDown = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent) => {
    if (/^[\p{L}\p{N}]$/u.test(key) && !(ctrlKey || metaKey || altKey)) {
      // The field has the focus before the browser inserts the letter.
      open('');
    }
  };
  return (
    <form action={searchPage}>
      <button
        ref={button}
        type="submit"
        name="q"
        className={`button ${styles.button}`}
        aria-keyshortcuts="Control+K Meta+K /"
        data-search-button=""
        onClick={(event) => {
          event.preventDefault();
          // Safari does not focus a button on click, and the dialog returns the focus.
          event.currentTarget.focus();
          open();
        }}
        onKeyDown={onKeyDown}
        onFocus={preload}
        onMouseOver={preload}
        onTouchStart={preload}
      >
        <Icon name="search" />
        <span className={styles.text}>Search</span>
        <span className={styles.keys} aria-hidden="true">
          <Keys />
        </span>
      </button>
    </form>
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
