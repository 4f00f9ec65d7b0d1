// Change: a failed request is told, not waited for; an area filter; one `main`; robots are told in
// the form they read; our results, which never turn what an index holds into markup.
// Swizzle: eject. The theme's page spins for ever when a request fails, makes a client at every
// rendering, and takes no properties. May go when it has a state for failure.
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {useCount} from '@site/src/components/Search/useCount';
import AreaFilter from './AreaFilter';
import Results from './Results';
import styles from './styles.module.css';
import {useArea} from './useArea';
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

function SearchPageContent(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const [area, setArea] = useArea();
  const results = useResults(query, area);
  const title = usePageTitle(query);
  const count = useCount(results.count);
  const isEmpty = results.state === 'found' && results.count === 0;
  return (
    <>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <h1>{translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}</h1>
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
            // The reader came to type; the theme does the same.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <AreaFilter area={area} onChange={setArea} />
        </form>
        <p className={clsx(styles.count, isEmpty && styles.message)} role="status" dir="auto">
          {isEmpty ? (
            <>
              <Translate id="theme.SearchModal.noResultsScreen.noResultsText">
                No results found for
              </Translate>{' '}
              “{query}”
            </>
          ) : (
            results.state === 'found' && count
          )}
        </p>
        <Results query={query} results={results} />
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
