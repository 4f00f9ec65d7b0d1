// Change: the list begins with the area of the page, and is left out where it would have one entry:
// search engines ignore such a list.
// Swizzle: wrap. Remove when the generator knows of the areas.
import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {areaOf} from '@site/src/config/areas';

export default function StructuredDataWrapper({breadcrumbs}: Props): ReactNode {
  const base = useBaseUrl('/');
  const area = areaOf(useLocation().pathname.slice(base.length));
  const linked = breadcrumbs.filter(({href}) => href);
  const start = {
    type: 'link',
    label: area?.label ?? '',
    href: base + area?.start.slice(1),
  } as const;
  // The first page of an area is the area's address.
  const isStart = !area || linked.some(({href}) => href === start.href);
  const list = isStart ? linked : [start, ...linked];
  return list.length > 1 && <StructuredData breadcrumbs={list} />;
}
