import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import routes from '@generated/routes';
import {nearestRoutes} from './nearestRoutes';

/** The addresses of all pages, which the scripts of every page have. */
const pathsOf = (all: (typeof routes)[number]['routes'] = []): string[] =>
  all.flatMap(({path, routes: inner}) => (inner ? pathsOf(inner) : String(path)));

/**
 * Links to the pages with the nearest addresses.
 *
 * @param props.to the address that has no page, below the base path
 */
export default function Nearest({to}: {to: string}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const pages = pathsOf(routes)
    .filter((path) => path.startsWith(baseUrl) && path !== baseUrl)
    .map((path) => path.replace(baseUrl, '/'));
  return (
    <ul className="bk-plain">
      {nearestRoutes(to, pages).map((route) => (
        <li key={route} className="text--truncate">
          {/* The whole line: pages of two folders may have one name. */}
          <Link to={route}>
            <b>{route.split('/').at(-1)}</b> <span className="bk-note">{route}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
