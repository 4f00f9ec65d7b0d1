import React, {type ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import styles from './styles.module.css';

export interface Feature {
  title: string;
  text: ReactNode;
  /** Code or output that shows it. */
  proof: ReactNode;
}

/** Features at the left, and beside each the code that shows it. */
export function Features({features}: {features: readonly Feature[]}): ReactNode {
  return (
    <div className={styles.features}>
      {features.map(({title, text, proof}) => (
        <div key={title} className={styles.feature}>
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
