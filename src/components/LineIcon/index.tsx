import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * One of our line icons, hidden from assistive technology.
 *
 * @param path drawing on a 20-unit grid
 */
export function LineIcon({path}: {path: string}): ReactNode {
  return (
    <svg aria-hidden="true" className={styles.icon} width="18" height="18" viewBox="0 0 20 20">
      <path d={path} />
    </svg>
  );
}
