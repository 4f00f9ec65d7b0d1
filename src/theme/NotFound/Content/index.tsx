// Change: names the address that has no page and links to the nearest pages and sections, the search
// for the words of the address, the areas, and the form that reports a missing page.
// Swizzle: eject. The texts are this site's own.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import {useIssueForm} from '@site/src/components/useIssueForm';
import {AREAS} from '@site/src/config/areas';
import {LINKS} from '@site/src/config/identity';
import styles from './styles.module.css';
import {useSuggestions} from './useSuggestions';

const TITLE = 'No page at this address';

/** The page for addresses that nothing answers; the host sends it with status 404. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const {url} = useDocusaurusContext().siteConfig;
  const issueForm = useIssueForm();
  // One file serves every unknown address, so the address is known in the browser only.
  const address = useIsBrowser() ? pathname : undefined;
  const {nearest, words} = useSuggestions(address?.replace(baseUrl, '/'));

  return (
    <main className={clsx('container', styles.main, className)}>
      {/* Here and not only around the layout: in the browser the innermost title wins. */}
      <PageMetadata title={TITLE} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{TITLE}</h1>
      <p className={styles.address}>
        <code>{address ?? baseUrl}</code>
      </p>
      <h2>Pages with a similar address</h2>
      {/* The room is there before the pages are known, so that nothing below moves. */}
      <ul className={clsx('bk-plain', styles.nearest)}>
        {nearest?.map(({to, title, name}) => (
          <li key={to}>
            <Link to={to}>{name === undefined ? title : `${name} in ${title}`}</Link>
            <code>{to}</code>
          </li>
        ))}
        {nearest?.length === 0 && <li>None. Search for it, or choose an area.</li>}
      </ul>
      <h2>Search</h2>
      {/* It works without JavaScript too. */}
      <form role="search" action={`${baseUrl}search`} className={styles.form}>
        <input
          // A default value is read once.
          key={words}
          type="search"
          name="q"
          defaultValue={words}
          aria-label="Search the documentation"
          autoComplete="off"
        />
        <button type="submit">Search</button>
      </form>
      <h2>Areas</h2>
      <ul className={clsx('bk-plain', styles.areas)}>
        {AREAS.map(({id, label, start}) => (
          <li key={id}>
            <Link to={start}>{label}</Link>
          </li>
        ))}
      </ul>
      <p className={styles.report}>
        Should there be a page?{' '}
        <Link
          to={issueForm('page-missing.yml', `Missing: ${address ?? ''}`, {
            ...(address && {page: url + address}),
          })}
        >
          Report a missing page
        </Link>
        . No GitHub account? <Link to={LINKS.discord}>Write on Discord</Link>.
      </p>
    </main>
  );
}
