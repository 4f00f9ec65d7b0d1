// Change: a panel has the name of its tab, which style sheets show on paper and without JavaScript.
// Swizzle: eject. Remove when the generator names panels.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

export default function TabItem({children, className, hidden, label, value}: Props): ReactNode {
  return (
    <div
      role="tabpanel"
      aria-label={label ?? value}
      className={clsx(styles.panel, className)}
      hidden={hidden}
    >
      {children}
    </div>
  );
}
