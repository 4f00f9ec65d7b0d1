import React, {type ReactNode} from 'react';
import areas from '@data/all-pages.json';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {nearestRoutes} from './nearestRoutes';

type Entries = (typeof areas)[number]['entries'];

/** Address and title of each page, those of the groups included. */
const pagesOf = (entries: Entries): [to: string, title: string][] =>
  entries.flatMap(({to, label, items = []}) => [
    ...(to ? [[to, label] as [string, string]] : []),
    ...pagesOf(items),
  ]);

/**
 * Links to the pages with the nearest addresses.
 *
 * @param props.to the address that has no page, below the base path
 */
export default function Nearest({to}: {to: string}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const titles = new Map(
    areas
      .flatMap(({entries}) => pagesOf(entries))
      .map(([address, title]) => [address.replace(baseUrl, '/'), title]),
  );
  return (
    <ul className="bk-plain">
      {nearestRoutes(to, [...titles.keys()]).map((route) => (
        <li key={route}>
          {/* With its address: pages of two folders may have one name. */}
          <Link to={route}>
            <b>{titles.get(route)}</b> <span className="bk-note">{route}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
