// Change: "Report a problem with this page" beside "Edit this page", and a way without an account at GitHub.
// Swizzle: eject (the row only; both links and the date are parts of their own).
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import {PageActions} from '@site/src/components/PageActions';
import styles from './styles.module.css';

export default function EditMetaRow({
  className,
  editUrl,
  lastUpdatedAt,
  lastUpdatedBy,
}: Props): ReactNode {
  return (
    <div className={clsx(styles.row, className)}>
      <PageActions editUrl={editUrl} />
      {(lastUpdatedAt || lastUpdatedBy) && (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
      )}
    </div>
  );
}
