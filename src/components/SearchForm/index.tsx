import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** A form that leads to the page of all search results; it works without JavaScript too. */
export function SearchForm(): ReactNode {
  return (
    <form role="search" action={useBaseUrl('/search')} className={styles.form}>
      <input type="search" name="q" aria-label="Search the documentation" autoComplete="off" />
      <button type="submit">Search</button>
    </form>
  );
}
