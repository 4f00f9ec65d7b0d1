import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  figures: readonly {count: number; of: string}[];
}

/** Counts, each above what it counts. */
export function Figures({figures}: Props): ReactNode {
  return (
    <ul className={styles.figures}>
      {figures.map(({count, of}) => (
        <li key={of}>
          <b className={styles.count}>{count}</b> {of}
        </li>
      ))}
    </ul>
  );
}
