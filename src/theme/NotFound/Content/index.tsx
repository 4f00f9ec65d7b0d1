// Change: names the address that has no page, and shows the pages with the nearest addresses, the search
// for its words, the areas, and the form that reports a missing page.
// Swizzle: eject. The texts are this site's own.
import React, {lazy, Suspense, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata, useSearchLinkCreator} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import {useSearch} from '@site/src/components/Search/searchContext';
import {issueForm} from '@site/src/components/issueForm';
import {AREAS} from '@site/src/config/areas';
import {LINKS} from '@site/src/config/identity';
import styles from './styles.module.css';
import {addressWords} from './addressWords';

const TITLE = 'No page at this address';

// Loaded here alone: the theme has this page in the scripts of every page. The rest is whole without it.
const Nearest = lazy(() => import('./Nearest').catch(() => ({default: () => null})));

/** The page for addresses that nothing answers; the host sends it with status 404. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const {url} = useDocusaurusContext().siteConfig;
  // One file serves every unknown address, so the address is known in the browser only.
  const address = useIsBrowser() ? pathname : undefined;
  const below = address?.replace(baseUrl, '/');

  return (
    <main className={clsx('container margin-vert--lg', styles.main, className)}>
      {/* Here and not only around the layout: in the browser the innermost title wins. */}
      <PageMetadata title={TITLE} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{TITLE}</h1>
      <p className={clsx('text--truncate', styles.address)}>
        <code>{address ?? baseUrl}</code>
      </p>
      <h2 className="bk-script">Nearest addresses</h2>
      {/* Room for the list until the address is known. */}
      <div className={clsx('bk-script', styles.nearest)}>
        {below !== undefined && (
          <Suspense>
            <Nearest to={below} />
          </Suspense>
        )}
      </div>
      <h2>Search for it</h2>
      <Search words={addressWords(below ?? '')} />
      <h2>Areas</h2>
      <ul className="bk-plain bk-wrap">
        {AREAS.map(({id, label, start}) => (
          <li key={id}>
            <Link to={start}>{label}</Link>
          </li>
        ))}
      </ul>
      <p className="margin-top--lg">
        Should this page exist?{' '}
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

/** A field with the words of the address, which opens the search; in the hosted mode a link to it. */
function Search({words}: {words: string}): ReactNode {
  const search = useSearch();
  const searchLink = useSearchLinkCreator();
  const field = useRef<HTMLInputElement>(null);
  if (!search) {
    return (
      <p>
        <Link to={searchLink(words)}>{words === '' ? 'Search page' : `Search for “${words}”`}</Link>
      </p>
    );
  }
  const open = () => search.open(field.current!.value);
  return (
    // Before the page's script has loaded, the form opens the search page.
    <form
      role="search"
      action={searchLink('').replace(/\?.*/, '')}
      className={clsx('bk-wrap', styles.form)}
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <input
        ref={field}
        // A default value is read once.
        key={words}
        type="search"
        name="q"
        defaultValue={words}
        aria-label="Search the documentation"
        autoComplete="off"
        // Not on focus: Tab must not move a reader into a dialog (WCAG 3.2.1).
        onClick={open}
      />
      <button type="submit" className="button">
        Search
      </button>
    </form>
  );
}
