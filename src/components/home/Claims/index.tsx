import React, {type ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import styles from './styles.module.css';

export interface Claim {
  title: string;
  text: ReactNode;
  /** The lines that show it. */
  proof: ReactNode;
}

/** Claims at the left, and beside each the lines that show it. */
export function Claims({claims}: {claims: readonly Claim[]}): ReactNode {
  return (
    <div className={styles.claims}>
      {claims.map(({title, text, proof}) => (
        <div key={title} className={styles.claim}>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
          <div className={styles.proof}>
            <MDXContent>{proof}</MDXContent>
          </div>
        </div>
      ))}
    </div>
  );
}
