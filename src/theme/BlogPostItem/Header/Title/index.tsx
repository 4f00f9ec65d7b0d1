// Change: beside the title of a post, what leads to its Markdown; a list shows the title alone.
// Swizzle: wrap.
import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Title from '@theme-original/BlogPostItem/Header/Title';
import type {Props} from '@theme/BlogPostItem/Header/Title';
import {MarkdownLink, PageTitle} from '@site/src/components/PageTitle';

export default function BlogPostItemHeaderTitle(props: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const {permalink, unlisted} = metadata;
  const title = <Title {...props} />;
  return isBlogPostPage ? (
    <>
      <MarkdownLink permalink={permalink} unlisted={unlisted} />
      <PageTitle permalink={permalink} unlisted={unlisted}>
        {title}
      </PageTitle>
    </>
  ) : (
    title
  );
}
