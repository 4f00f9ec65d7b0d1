// Change: at the right end of the breadcrumbs, "Copy page" and "View as Markdown".
// Swizzle: wrap.
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {MarkdownActions} from '@site/src/components/MarkdownActions';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const {permalink, unlisted} = useDoc().metadata;
  return (
    <div className={`bk-wrap ${styles.row}`}>
      <DocBreadcrumbs />
      <MarkdownActions permalink={permalink} unlisted={unlisted} />
    </div>
  );
}
