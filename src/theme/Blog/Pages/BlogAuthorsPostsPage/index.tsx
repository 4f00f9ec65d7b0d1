// Change: the page has a description for search engines and previews.
// Swizzle: wrap. Remove when the generator sets one.
import React, {type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import {TITLE} from '@site/src/config/identity';

export default function BlogAuthorsPostsPageWrapper(
  props: ComponentProps<typeof BlogAuthorsPostsPage>,
): ReactNode {
  const {name, title} = props.author;
  const role = title ? `, ${title}` : '';
  return (
    <>
      <PageMetadata description={`Posts on the ${TITLE} blog by ${name}${role}.`} />
      <BlogAuthorsPostsPage {...props} />
    </>
  );
}
