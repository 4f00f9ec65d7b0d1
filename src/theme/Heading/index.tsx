// Change: the link of a heading is named by the heading's text, code in it included; the original
// names it by the id as soon as the heading is more than plain text. Reader views keep it: they leave
// out what a class or id names "scroll" or "header", as the original's class does, and keep what one
// names "content". The page itself keeps targets below the navbar.
// Swizzle: eject. Remove when the generator reads the text of such headings, and renames the class.
import React, {isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import './styles.css';

/** The text that a reader sees in a heading. */
function headingText(node: ReactNode): string {
  if (Array.isArray(node)) {
    return node.map(headingText).join('');
  }
  if (isValidElement<{children?: ReactNode}>(node)) {
    return headingText(node.props.children);
  }
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }
  brokenLinks.collectAnchor(id);
  const title = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: headingText(props.children)},
  );
  return (
    <As {...props} className={clsx('anchor bk-content', props.className)} id={id}>
      {props.children}
      <Link
        className="hash-link"
        data-kind="permalink"
        to={`#${id}`}
        aria-label={title}
        title={title}
        translate="no"
      >
        &#8203;
      </Link>
    </As>
  );
}
