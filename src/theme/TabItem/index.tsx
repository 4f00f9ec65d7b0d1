// Change: a panel has the name of its tab, which style sheets show on paper and without JavaScript.
// Swizzle: wrap. Remove when the generator names panels.
import React, {type ReactNode} from 'react';
import OriginalTabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

export default function TabItem({children, ...props}: Props): ReactNode {
  return (
    <OriginalTabItem {...props}>
      <span className={styles.name} data-name={props.label ?? props.value} />
      {children}
    </OriginalTabItem>
  );
}
