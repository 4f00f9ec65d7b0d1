// Change: below the contents, what a reader can do about a mistake.
// Swizzle: wrap.
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Contents from '@theme-original/DocItem/TOC/Desktop';
import {PageActions} from '@site/src/components/PageActions';
import styles from './styles.module.css';

export default function DocItemTOCDesktop(): ReactNode {
  const {metadata} = useDoc();
  return (
    <div className={styles.rail}>
      <Contents />
      <PageActions editUrl={metadata.editUrl} className={styles.actions} />
    </div>
  );
}
