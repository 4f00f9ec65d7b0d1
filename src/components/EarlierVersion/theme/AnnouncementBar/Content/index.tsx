// Change: in the build of an earlier version, the bar leads to the same page of today's site.
// Swizzle: eject. Remove when no earlier version is kept.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useHistorySelector} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/AnnouncementBar/Content';
import {FRAMEWORK_VERSION} from '@site/src/config/identity';

export default function BarContent({className, ...props}: Props): ReactNode {
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const {url, baseUrl: base} = customFields!['todaysSite'] as {url: string; baseUrl: string};
  // Where the reader is by now, with the section.
  const place = useHistorySelector(
    ({location}) => location.pathname.slice(baseUrl.length) + location.hash,
  );
  return (
    <div {...props} className={clsx('text--center padding--xs', className)}>
      This page describes an earlier version, {FRAMEWORK_VERSION}.{' '}
      <a href={url + base + place}>See the same page of today</a>.
    </div>
  );
}
