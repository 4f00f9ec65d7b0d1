// Change: a class on pages of a type, and the places at which the name of a type may break. The
// document's own class comes a frame after a page that a link opens, and would move its text then.
// Swizzle: eject (the title is not a part of its own). Every page has its title in the front matter.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import {Breakable, WORDS} from '@site/src/components/Breakable';

export default function DocItemContent({children}: Props): ReactNode {
  const {id, title} = useDoc().metadata;
  const isApi = useDocsVersion().pluginId === 'api';
  // The page of a type is in a folder; the other pages of a folder are its index.
  const isType = isApi && id.includes('/') && !id.endsWith('/index');
  return (
    <div
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown', isType && 'bk-type')}
      data-kind="content"
    >
      <header>
        <Heading as="h1">{isType ? <Breakable text={title} at={WORDS} /> : title}</Heading>
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
