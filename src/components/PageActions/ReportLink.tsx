import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {FRAMEWORK_VERSION} from '@site/src/config/identity';
import {useIssueForm} from '../useIssueForm';

/** What the reader looks at: the section that the contents mark, and the selected text. */
const readPlace = () => ({
  hash: document.querySelector<HTMLAnchorElement>('.table-of-contents__link--active')?.hash ?? '',
  text: getSelection()?.toString() ?? '',
});

/** A link to the form "A page is wrong", filled in with the page, the version, and the selected text. */
export function ReportLink(props: {className?: string; onClick?: () => void}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const issueForm = useIssueForm();
  const [{hash, text}, setPlace] = useState({hash: '', text: ''});
  // Before the click: by then, a browser may have cleared the selection.
  const read = () => setPlace(readPlace());
  return (
    <Link
      {...props}
      href={issueForm('page-wrong.yml', `Mistake on ${pathname}`, {
        page: `${url}${pathname}${hash}`,
        version: FRAMEWORK_VERSION,
        ...(text && {text}),
      })}
      onKeyDown={read}
      onPointerDown={read}
    >
      Report a problem with this page
    </Link>
  );
}
