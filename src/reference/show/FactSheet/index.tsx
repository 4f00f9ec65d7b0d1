import React, {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Labels left, facts right; on a phone one below the other.
 *
 * @param props.declared of the types that the sheet is about
 * @param props.rows label and fact, and whether the search leaves them out; a row whose fact is empty is left out
 */
export function FactSheet({
  rows,
  className,
  declared,
}: {
  rows: [label: ReactNode, fact: ReactNode, search?: 'skip'][];
  className?: string;
  declared?: string;
}): ReactNode {
  const shown = rows.filter(([, fact]) => fact);
  return shown.length === 0 ? null : (
    <dl className={clsx(styles.sheet, className)} data-declared={declared}>
      {shown.map(([label, fact, search], index) => (
        <Fragment key={index}>
          <dt data-search={search}>{label}</dt>
          <dd data-search={search}>{fact}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
