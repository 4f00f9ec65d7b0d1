// Change: at the right end of the breadcrumbs, "Copy page" and "View as Markdown"; not on the generated
// page of a category, nor in earlier versions, which have no Markdown.
// Swizzle: wrap.
import React, {type ReactNode} from 'react';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {MarkdownActions} from '@site/src/components/MarkdownActions';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const {pluginId, docs, isLast} = useDocsVersion();
  // Not of `useDoc`, which throws on the page of a category.
  const {activeDoc} = useActiveDocContext(pluginId);
  return (
    <div className={`bk-wrap ${styles.row}`}>
      <DocBreadcrumbs />
      {isLast && activeDoc && activeDoc.id in docs && (
        <MarkdownActions permalink={activeDoc.path} unlisted={activeDoc.unlisted} />
      )}
    </div>
  );
}
