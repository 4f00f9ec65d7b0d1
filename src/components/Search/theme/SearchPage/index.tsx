// Change: the results of the embedded index; errors; an area filter; one `main`; the robots meta tag
// in the form that crawlers read; keeps the results for the way back, and what is typed before the
// page is hydrated; says what it needs where JavaScript is off. With the hosted search, the theme's
// own page is used: `src/plugins/searchTheme`.
// Swizzle: eject. The theme's page asks the hosted service and has no properties. Remove when it
// takes a search client of ours.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useQueryString, useSearchQueryString} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import React, {useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {countText, useOutcome} from '../../useOutcome';
import {useAddressWriter} from '../../../useAddressWriter';
import {AREAS} from '../../../../config/areas';
import {TITLE} from '../../../../config/identity';
import Results from './Results';
import styles from './styles.module.css';

const RESULTS_AT_ONCE = 15;

/** The query in the address, or what is typed and not in it yet. */
function useQuery() {
  const [asked, ask] = useSearchQueryString();
  const [typed, setTyped] = useState({query: asked, from: asked});
  const [writeLater, writeNow] = useAddressWriter(ask);
  return {
    // Another address, by a link or Back, has its own.
    query: typed.from === asked ? typed.query : asked,
    type(query: string) {
      setTyped({query, from: asked});
      writeLater(query);
    },
    writeNow,
  };
}

/** The page of all results, at `/search?q=…`. */
export default function SearchPage(): ReactNode {
  const {query, type, writeNow} = useQuery();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the page was hydrated; React would empty the field.
  const keepTyped = useEffectEvent(() => {
    const {value} = field.current!;
    if (value !== query) {
      type(value);
    }
  });
  useLayoutEffect(() => keepTyped(), []);
  const [areaId, setAreaId] = useQueryString('area');
  const area = AREAS.find(({id}) => id === areaId);
  const results = useOutcome(query, RESULTS_AT_ONCE, area?.id);
  const {outcome} = results;
  const found = outcome && 'results' in outcome ? outcome : undefined;
  // On the way back from a result, the focus would scroll the page to the field.
  const [hadResults] = useState(found !== undefined);
  return (
    <Layout
      title={query ? `Search results for "${query}"` : 'Search'}
      description={`Search all pages of the ${TITLE} documentation.`}
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <h1>Search</h1>
        <noscript>
          <p>The search needs JavaScript. Without it, start with one of these pages:</p>
          <ul>
            {AREAS.map(({id, label, start}) => (
              <li key={id}>
                <Link to={start}>{label}</Link>
              </li>
            ))}
          </ul>
        </noscript>
        <form
          role="search"
          className="bk-script bk-wrap"
          onSubmit={(event) => {
            event.preventDefault();
            writeNow();
          }}
        >
          <input
            ref={field}
            type="search"
            name="q"
            dir="auto"
            className={styles.input}
            placeholder="Type your search here"
            aria-label="Search"
            autoComplete="off"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the visitor came to type; the theme does the same
            autoFocus={!hadResults}
            value={query}
            onChange={(event) => type(event.target.value)}
            onBlur={writeNow}
          />
          <label className="text--secondary">
            Area{' '}
            <select
              className="margin-left--sm"
              value={area?.id ?? ''}
              onChange={({target}) => setAreaId(target.value)}
            >
              <option value="">All areas</option>
              {AREAS.map(({id, label}) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </form>
        <p
          className={clsx('margin-vert--md text--secondary', styles.count)}
          role="status"
          dir="auto"
        >
          {found &&
            (found.total > 0 ? countText(found.total) : `No results found for “${found.query}”`)}
        </p>
        {!outcome && query.trim() && <p>Fetching new results...</p>}
        <Results {...results} />
      </main>
    </Layout>
  );
}
