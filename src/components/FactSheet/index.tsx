import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Labels left, facts right; on a phone one below the other.
 *
 * @param props.rows label and fact; a row whose fact is empty is left out
 * @param props.head whether the sheet opens a page, with a strong rule above it
 */
export function FactSheet({
  rows,
  head,
}: {
  rows: [label: ReactNode, fact: ReactNode][];
  head?: boolean;
}): ReactNode {
  return (
    <dl className={clsx(styles.sheet, head && styles.head)}>
      {rows
        .filter(([, fact]) => fact)
        .map(([label, fact], index) => (
          <div key={index} className={styles.row}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}
