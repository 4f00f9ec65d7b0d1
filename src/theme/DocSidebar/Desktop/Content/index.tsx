// Change: scrolls the sidebar to the current page, which may be far down after a search.
// Swizzle: wrap. Remove when the generator does so by itself.
import React, {useEffect, type ComponentProps, type ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import {scrollListTo} from '@site/src/components/scrollListTo';

export default function ContentWrapper(props: ComponentProps<typeof Content>): ReactNode {
  useEffect(() => {
    const list = document.querySelector('.theme-doc-sidebar-container .menu');
    if (list) {
      scrollListTo(list, list.querySelector('[aria-current="page"]'));
    }
  }, [props.path]);
  return <Content {...props} />;
}
