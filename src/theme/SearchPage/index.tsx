// Change: the results of the embedded index; errors; an area filter; one `main`; the robots meta tag
// in the form that crawlers read; keeps the results for the way back; says what it needs where
// JavaScript is off. With the hosted search, the theme's own page is used: `src/plugins/hostedSearch`.
// Swizzle: eject. The theme's page asks the hosted service and has no properties. Remove when it
// takes a search client of ours.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import {useQueryString} from '@docusaurus/theme-common/internal';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import React, {useState, type ReactNode} from 'react';
import {TEXTS} from '@site/src/components/Search/texts';
import {useCount} from '@site/src/components/Search/useCount';
import {AREAS} from '@site/src/config/areas';
import {TITLE} from '@site/src/config/identity';
import Results from './Results';
import styles from './styles.module.css';
import {useResults} from './useResults';

function usePageTitle(query: string): string {
  return query
    ? translate(
        {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
        {query},
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
      });
}

/** Shown by the style sheet instead of the form, where that would do nothing. */
function WithoutJavaScript(): ReactNode {
  return (
    <div className={styles.withoutJavaScript}>
      <p>The search needs JavaScript. Without it, start with one of these pages:</p>
      <ul>
        {AREAS.map(({id, label, start}) => (
          <li key={id}>
            <Link to={start}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SearchPageContent(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const [areaId, setAreaId] = useQueryString('area');
  const area = AREAS.find(({id}) => id === areaId);
  const results = useResults(query, area);
  const title = usePageTitle(query);
  const {outcome} = results;
  const total = outcome && 'total' in outcome ? outcome.total : undefined;
  const count = useCount(total ?? 0);
  const isEmpty = total === 0;
  // On the way back from a result, the focus would scroll the page to the field.
  const [hadResults] = useState(total !== undefined);
  return (
    <>
      <PageMetadata title={title} description={`Search all pages of the ${TITLE} documentation.`} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <h1>{translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}</h1>
        <WithoutJavaScript />
        <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            name="q"
            dir="auto"
            className={styles.input}
            placeholder={translate({
              id: 'theme.SearchPage.inputPlaceholder',
              message: 'Type your search here',
            })}
            aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
            autoComplete="off"
            // The visitor came to type; the theme does the same.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={!hadResults}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <label className={styles.area}>
            <Translate id="site.search.area">Area</Translate>
            <select value={area?.id ?? ''} onChange={({target}) => setAreaId(target.value)}>
              <option value="">All areas</option>
              {AREAS.map(({id, label}) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </form>
        <p className={clsx(styles.count, isEmpty && styles.message)} role="status" dir="auto">
          {isEmpty ? (
            <>
              {TEXTS.noResultsScreen['noResultsText']} “{query}”
            </>
          ) : (
            total !== undefined && count
          )}
        </p>
        <Results query={query} {...results} />
      </main>
    </>
  );
}

/** The page of all results, at `/search?q=…`. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
