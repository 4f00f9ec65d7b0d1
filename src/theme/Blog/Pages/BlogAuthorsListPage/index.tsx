// Change: the page has a description for search engines and previews.
// Swizzle: wrap. Remove when the generator sets one.
import React, {type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import {TITLE} from '@site/src/config/identity';

export default function BlogAuthorsListPageWrapper(
  props: ComponentProps<typeof BlogAuthorsListPage>,
): ReactNode {
  return (
    <>
      <PageMetadata description={`The authors of the ${TITLE} blog, and their posts.`} />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
