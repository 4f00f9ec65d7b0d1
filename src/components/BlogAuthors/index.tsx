import React, {type ComponentProps, type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogAuthorsPostsPage from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import {TITLE} from '@site/src/config/identity';

type Props =
  | ComponentProps<typeof BlogAuthorsPostsPage>
  | (ComponentProps<typeof BlogAuthorsListPage> & {author?: never});

/** The theme's pages of all authors and of one, with the description that search engines show. */
export default function BlogAuthors(props: Props): ReactNode {
  if (!props.author) {
    return (
      <>
        <PageMetadata description={`The authors of the ${TITLE} blog, and their posts.`} />
        <BlogAuthorsListPage {...props} />
      </>
    );
  }
  const {name, title} = props.author;
  const role = title ? `, ${title}` : '';
  return (
    <>
      <PageMetadata description={`Posts on the ${TITLE} blog by ${name}${role}.`} />
      <BlogAuthorsPostsPage {...props} />
    </>
  );
}
