// Change: in the build of an earlier version, the bar leads to the same page of today's site.
// Swizzle: wrap. Remove when no earlier version is kept.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useHistorySelector} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Content from '@theme-original/AnnouncementBar/Content';
import type {Props} from '@theme/AnnouncementBar/Content';
import {FRAMEWORK_VERSION} from '@site/src/config/identity';

export default function BarContent(props: Props): ReactNode {
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const today = customFields?.['todaysSite'] as {url: string; baseUrl: string} | undefined;
  // Where the reader is by now, with the section.
  const place = useHistorySelector(
    ({location}) => location.pathname.slice(baseUrl.length) + location.hash,
  );
  return today ? (
    <div {...props} className={clsx('text--center padding--xs', props.className)}>
      This page describes an earlier version, {FRAMEWORK_VERSION}.{' '}
      <a href={today.url + today.baseUrl + place}>See the same page of today</a>.
    </div>
  ) : (
    <Content {...props} />
  );
}
