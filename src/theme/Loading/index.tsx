// Change: no spinner in place of a page; an error shows its text and "Retry" in our colors.
// Swizzle: eject. Remove when the generator's own has no spinner.
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What kept the route's code from running. A chunk that is missing never gets here. */
  error: unknown;
  retry: () => void;
}

export default function Loading({error, retry}: Props): ReactNode {
  if (!error) {
    return null;
  }
  return (
    <main role="alert" className={styles.error}>
      <p>{String(error)}</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </main>
  );
}
