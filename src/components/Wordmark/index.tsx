import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A name whose first word is bold and whose rest is regular: **Boyka** Framework. */
export function Wordmark({name, className}: {name: string; className?: string}): ReactNode {
  const [first, ...rest] = name.split(' ');
  return (
    <b className={className}>
      {first}
      {rest.length > 0 && <span className={styles.rest}> {rest.join(' ')}</span>}
    </b>
  );
}
