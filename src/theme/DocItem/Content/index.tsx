// Change: beside the title, what leads to the Markdown of the page.
// Swizzle: eject (the title is not a part of its own). Every page has its title in the front matter.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {PageTitle} from '@site/src/components/PageTitle';

export default function DocItemContent({children}: Props): ReactNode {
  const {permalink, title, unlisted} = useDoc().metadata;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        <PageTitle permalink={permalink} unlisted={unlisted}>
          <Heading as="h1">{title}</Heading>
        </PageTitle>
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
