// Change: the list has a heading of its own, and links to the archive, the authors, and the feed below
// it; the original begins with the posts' second level.
// Swizzle: eject. Remove when the generator's list page has an h1.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import {BlogLinks} from '@site/src/components/BlogLinks';

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogLayout sidebar={sidebar}>
        <h1>{metadata.blogTitle}</h1>
        {/* What the search has of the list: its description, which it reads in the head. */}
        <p data-kind="content" data-search="skip">
          {metadata.blogDescription}
        </p>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
        <BlogLinks />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
