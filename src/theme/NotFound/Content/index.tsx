// Change: says which address has no page and leads on: the nearest pages, the search, the areas.
// Swizzle: eject. The texts are this site's own.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import {nearestPaths} from './nearestPaths';
import styles from './styles.module.css';

const TITLE = 'No page at this address';

const AREAS = [
  {to: '/docs/intro', label: 'Documentation'},
  {to: '/api/intro', label: 'API reference'},
  {to: '/contributing/welcome', label: 'Contributing'},
  {to: '/community/our-team', label: 'Community'},
  {to: '/blog', label: 'Blog'},
];

/** The page for addresses that nothing answers; the host sends it with status 404. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const allDocs = useAllDocsData();
  // One file stands for every unknown address, so the address is known in the browser only.
  const address = useIsBrowser() ? pathname : undefined;

  const pages = Object.values(allDocs).flatMap(({versions}) =>
    versions.flatMap(({docs}) => docs.map((doc) => doc.path)),
  );
  const nearest = address ? nearestPaths(address, pages) : [];

  return (
    <main className={clsx('container', styles.main, className)}>
      {/* Here and not only around the layout: what is said deepest holds in the browser. */}
      <PageMetadata title={TITLE} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{TITLE}</h1>
      <p className={styles.address}>
        <code>{address ?? baseUrl}</code>
      </p>
      <h2>Where to look next</h2>
      <ul>
        <li>
          <Link to="/search">Search the whole site</Link>
        </li>
        {AREAS.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      {nearest.length > 0 && (
        <>
          <h2>Pages with a similar address</h2>
          <ul>
            {nearest.map((path) => (
              <li key={path}>
                <Link to={path}>
                  <code>{path.slice(baseUrl.length - 1)}</code>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
