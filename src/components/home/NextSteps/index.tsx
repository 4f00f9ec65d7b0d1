import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface NextStep {
  /** Whom it is for. */
  who: string;
  /** What the page covers. */
  what: string;
  to: string;
}

/** Links for readers who come with different questions. */
export function NextSteps({steps}: {steps: readonly NextStep[]}): ReactNode {
  return (
    <div className={styles.steps}>
      {steps.map(({who, what, to}) => (
        <Link key={to} to={to} className={styles.step}>
          <b className={styles.who}>{who}</b>
          <span>{what}</span>
        </Link>
      ))}
    </div>
  );
}
