import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface Door {
  /** Who should go through it. */
  who: string;
  /** What waits behind it. */
  what: string;
  to: string;
}

/** Links for readers who come with different questions. */
export function NextSteps({doors}: {doors: readonly Door[]}): ReactNode {
  return (
    <div className={styles.doors}>
      {doors.map(({who, what, to}) => (
        <Link key={to} to={to} className={styles.door}>
          <b className={styles.who}>{who}</b>
          <span>{what}</span>
        </Link>
      ))}
    </div>
  );
}
