import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import EditThisPage from '@theme/EditThisPage';
import {LINKS} from '@site/src/config/identity';
import {ReportLink} from './ReportLink';
import styles from './styles.module.css';

interface Props {
  /** Absent for a page that has no source file. */
  editUrl?: string | null;
  className?: string;
}

/** What a reader can do about a mistake on a page, with and without an account at GitHub. */
export function PageActions({editUrl, className}: Props): ReactNode {
  return (
    <ul className={clsx('bk-plain', styles.actions, className)}>
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
