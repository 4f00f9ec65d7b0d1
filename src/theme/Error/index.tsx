// Change: the same words as for an error within the layout, with the full stop, in our colors, and
// the browser as a possible cause; the controls around them work, and the document keeps its language.
// Swizzle: eject. Remove when the generator's fallback says "This page crashed." too.
import React, {type ReactNode} from 'react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ErrorBoundaryError} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';

/** Nothing of the site: any of it may be what has failed. */
function Message({error, tryAgain}: Props): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <h1>This page crashed.</h1>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
      <p>
        If it crashes again, update your browser: this site supports Chrome and Edge 123, Firefox
        121, Safari 17.5, and newer versions.
      </p>
      <ErrorBoundaryError error={error} />
    </main>
  );
}

/** What is shown in place of a page whose component fails. */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const message = <Message error={error} tryAgain={tryAgain} />;
  return (
    // What is around a page is lost with it: the layout needs the context of a route, its controls
    // that of the browser, and the document its language.
    <RouteContextProvider value={{plugin: {name: 'error', id: 'default'}}}>
      <BrowserContextProvider>
        <ErrorBoundary fallback={() => message}>
          <Head>
            <html lang={currentLocale} />
            <title>Page Error</title>
          </Head>
          <Layout>{message}</Layout>
        </ErrorBoundary>
      </BrowserContextProvider>
    </RouteContextProvider>
  );
}
