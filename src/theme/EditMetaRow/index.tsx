// Change: "Report a problem with this page" beside "Edit this page", a way without an account at GitHub,
// and the version of the framework that a page documents.
// Swizzle: eject (the row only; both links and the date are parts of their own).
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import {Day} from '@site/src/components/Day';
import {PageActions} from '@site/src/components/PageActions';
import {areaOf} from '@site/src/config/areas';
import {EXTRACTION_DATE, FRAMEWORK_VERSION} from '@site/src/config/identity';
import styles from './styles.module.css';

export default function EditMetaRow({
  className,
  editUrl,
  lastUpdatedAt,
  lastUpdatedBy,
}: Props): ReactNode {
  const {pathname} = useLocation();
  const area = areaOf(pathname.slice(useBaseUrl('/').length))?.id;
  const version = useActivePluginAndVersion()?.activeVersion;
  const earlier = version?.isLast === false ? version.label : undefined;
  return (
    // The date of the last update is a property of the page.
    <div itemScope className={clsx('bk-page-actions bk-wrap bk-note', styles.row, className)}>
      <PageActions editUrl={editUrl} />
      {(lastUpdatedAt || lastUpdatedBy) && (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
      )}
      {(area === 'docs' || area === 'api') && (
        <p className="margin--none">
          Describes version {earlier ?? FRAMEWORK_VERSION} of the framework.
          {earlier === undefined && (
            <>
              {' '}
              Facts taken from the source on <Day date={EXTRACTION_DATE} />.
            </>
          )}
        </p>
      )}
    </div>
  );
}
