// Change: beside the date of a post, "Copy page" and "View as Markdown", which give the post its
// Markdown; a list shows the date alone.
// Swizzle: wrap.
import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Info from '@theme-original/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import {MarkdownActions} from '@site/src/components/MarkdownActions';

export default function BlogPostItemHeaderInfo(props: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const info = <Info {...props} />;
  return isBlogPostPage ? (
    <div className="bk-wrap">
      {info}
      <MarkdownActions permalink={metadata.permalink} unlisted={metadata.unlisted} />
    </div>
  ) : (
    info
  );
}
