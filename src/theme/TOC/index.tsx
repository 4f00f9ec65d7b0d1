// Change: a long table of contents follows the reader, unless the pointer is on it; it is a landmark;
// names, which may be cut, have their whole text as title; below it,
// except in the blog, a link that reports a mistake.
// Swizzle: wrap. Remove when the generator does so by itself.
import React, {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TOC from '@theme-original/TOC';
import {ReportLink} from '@site/src/components/PageActions';
import {scrollListTo} from '@site/src/components/scrollListTo';
import styles from './styles.module.css';

export default function TOCWrapper(props: ComponentProps<typeof TOC>): ReactNode {
  const wrapper = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = wrapper.current?.firstElementChild;
    if (!list) {
      return undefined;
    }
    const follow = () => {
      if (!list.matches(':hover')) {
        const active = list.querySelector('.table-of-contents__link--active');
        // None is active above the first heading.
        scrollListTo(list, active ?? list.querySelector('.table-of-contents__link'));
      }
    };
    follow();
    for (const name of list.querySelectorAll('code')) {
      name.title = name.textContent;
    }
    // The theme marks the entry of the section that is read by a class.
    const observer = new MutationObserver(follow);
    observer.observe(list, {attributeFilter: ['class'], subtree: true});
    return () => observer.disconnect();
  }, [props.toc]);
  return (
    <div className={styles.rail}>
      {/* For its reference and name only: the list itself stays in the layout of the theme. */}
      <nav ref={wrapper} style={{display: 'contents'}} aria-label="On this page">
        <TOC {...props} />
      </nav>
      {/* A post's contents are outside of its landmark. */}
      {props.className === ThemeClassNames.docs.docTocDesktop && (
        <ReportLink className={`bk-note ${styles.report}`} />
      )}
    </div>
  );
}
