import React, {startTransition, useEffect, type ReactElement, type ReactNode} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {Router, type RouterProps} from 'react-router-dom';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {ScrollControllerProvider} from '@docusaurus/theme-common/internal';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import ErrorPageContent from '@theme/ErrorPageContent';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {PageTitle} from '../PageTitle';
import {whenIdle} from '../whenIdle';

interface PageContentProps {
  readonly metadata: Pick<PropDocContent['metadata'], 'permalink' | 'title' | 'unlisted'>;
  /** What the page's file has. */
  readonly children: ReactNode;
}

/** A page's title, what stands beside it, and its content. */
export function PageContent({metadata, children}: PageContentProps): ReactNode {
  const {permalink, title, unlisted} = metadata;
  return (
    <>
      <header>
        <PageTitle permalink={permalink} unlisted={unlisted}>
          <Heading as="h1">{title}</Heading>
        </PageTitle>
      </header>
      <MDXContent>{children}</MDXContent>
    </>
  );
}

function WhenAlive({act, children}: {act: () => void; children: ReactNode}): ReactNode {
  useEffect(act, [act]);
  return children;
}

/**
 * Lets React take over the HTML of a page's content, as a root of its own inside of the shell's:
 * what changes in the shell before would otherwise throw the HTML away.
 *
 * @param content what the HTML was made of
 * @param whenAlive called when the content reacts
 * @returns removes the root
 */
export function hydrateContent(
  element: Element,
  history: RouterProps['history'],
  content: ReactElement,
  whenAlive: () => void,
): () => void {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(
      element,
      <WhenAlive act={whenAlive}>
        <Router history={history}>
          <BrowserContextProvider>
            <ScrollControllerProvider>
              <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
                {content}
              </ErrorBoundary>
            </ScrollControllerProvider>
          </BrowserContextProvider>
        </Router>
      </WhenAlive>,
      {
        onRecoverableError: (error, info) => {
          console.error('Content onRecoverableError:', error, info);
        },
      },
    );
  });
  // React is drawing the next page, which comes first.
  return () => whenIdle(() => root?.unmount());
}
