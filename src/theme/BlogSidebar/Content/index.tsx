// Change: below the posts, links to the archive, the authors, and the feed.
// Swizzle: wrap.
import React, {type ReactNode} from 'react';
import Content from '@theme-original/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Content';
import {BlogLinks} from '@site/src/components/BlogLinks';
import '@site/src/css/blog.css';

export default function BlogSidebarContentWrapper(props: Props): ReactNode {
  return (
    <>
      <Content {...props} />
      <BlogLinks />
    </>
  );
}
