// Change: below the contents, a link that reports a mistake.
// Swizzle: wrap.
import React, {type ReactNode} from 'react';
import Contents from '@theme-original/DocItem/TOC/Desktop';
import {ReportLink} from '@site/src/components/PageActions';
import styles from './styles.module.css';

export default function DocItemTOCDesktop(): ReactNode {
  return (
    <div className={styles.rail}>
      <Contents />
      <ReportLink className={styles.report} />
    </div>
  );
}
