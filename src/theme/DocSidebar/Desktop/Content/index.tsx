// Change: scrolls the sidebar to the current page, which may be far down after a search; without
// JavaScript it links to a list of all pages, as collapsed categories are not in the HTML.
// Swizzle: wrap. Remove when the generator does so by itself.
import React, {useEffect, type ComponentProps, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import {scrollListTo} from '@site/src/components/scrollListTo';
import {areaOf} from '@site/src/config/areas';

export default function ContentWrapper(props: ComponentProps<typeof Content>): ReactNode {
  useEffect(() => {
    const list = document.querySelector('.theme-doc-sidebar-container .menu');
    if (list) {
      scrollListTo(list, list.querySelector('[aria-current="page"]'));
    }
  }, [props.path]);
  const area = areaOf(useLocation().pathname.slice(useBaseUrl('/').length));
  return (
    <>
      <noscript>
        <Link className="menu__link margin--sm" to={`/pages#${area?.id}`}>
          All pages in this area
        </Link>
      </noscript>
      <Content {...props} />
    </>
  );
}
