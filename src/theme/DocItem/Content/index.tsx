// Change: beside the title, what leads to the Markdown of the page; the content of the first page
// waits for the reader (`LazyContent`).
// Swizzle: eject (the title is not a part of its own). Every page has its title in the front matter.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import {LazyContent} from '@site/src/components/LazyContent';
import {MarkdownLink} from '@site/src/components/PageTitle';

export default function DocItemContent({children}: Props): ReactNode {
  const {permalink, unlisted} = useDoc().metadata;
  return (
    <>
      <MarkdownLink permalink={permalink} unlisted={unlisted} />
      <LazyContent className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
        {children}
      </LazyContent>
    </>
  );
}
