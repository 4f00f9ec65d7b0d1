import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** What the field has until the visitor changes it. */
  query: string;
}

/** A form that leads to the page of all search results; it works without JavaScript too. */
export function SearchForm({query}: Props): ReactNode {
  return (
    <form role="search" action={useBaseUrl('/search')} className={styles.form}>
      <input
        // A default value is read once.
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        aria-label="Search the documentation"
        autoComplete="off"
      />
      <button type="submit">Search</button>
    </form>
  );
}
