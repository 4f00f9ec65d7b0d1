import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme/EditThisPage';
import {FRAMEWORK_VERSION, LINKS} from '@site/src/config/identity';
import {issueForm} from '../issueForm';
import styles from './styles.module.css';

interface Props {
  /** Absent for a page that has no source file. */
  editUrl?: string | null;
  className?: string;
}

/** What a reader can do about a mistake on a page, with and without an account at GitHub. */
export function PageActions({editUrl, className}: Props): ReactNode {
  return (
    <ul className={clsx('bk-plain bk-screen bk-wrap', styles.actions, className)}>
      {editUrl && (
        <li>
          <EditThisPage editUrl={editUrl} />
        </li>
      )}
      <li>
        <ReportLink />
      </li>
      <li>
        No GitHub account? <Link href={LINKS.discord}>Write on Discord</Link>
      </li>
    </ul>
  );
}

/** What the reader looks at: the section that the contents mark, and the selected text. */
const readPlace = () => ({
  hash: document.querySelector<HTMLAnchorElement>('.table-of-contents__link--active')?.hash ?? '',
  text: getSelection()?.toString() ?? '',
});

/** A link to the form "A page is wrong", filled in with the page, the version, and the selected text. */
export function ReportLink(props: {className?: string; onClick?: () => void}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
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
