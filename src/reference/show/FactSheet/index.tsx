import React, {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Labels left, facts right; on a phone one below the other.
 *
 * @param props.rows label and fact; a row whose fact is empty is left out
 */
export function FactSheet({
  rows,
  className,
}: {
  rows: [label: ReactNode, fact: ReactNode][];
  className?: string;
}): ReactNode {
  return (
    <dl className={clsx(styles.sheet, className)}>
      {rows
        .filter(([, fact]) => fact)
        .map(([label, fact], index) => (
          <Fragment key={index}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
