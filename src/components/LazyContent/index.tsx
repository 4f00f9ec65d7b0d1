import React, {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {endFirstPage, firstPage, LAZY, OUTLINE_ID, PageContent, writeOutline} from './firstPage';
import {firstSign} from './firstSign';
import {holdClicks} from './holdClicks';

interface Props {
  readonly className: string;
  /** What the page's file has. */
  readonly children: ReactNode;
}

/** What the shell shows of the page, for the browser. */
function Outline({text}: {text: string}): ReactNode {
  return (
    <script
      type="application/json"
      id={OUTLINE_ID}
      suppressHydrationWarning
      // eslint-disable-next-line react/no-danger -- JSON, without "<"
      dangerouslySetInnerHTML={{__html: text}}
    />
  );
}

// The same object each time: React writes another one anew.
const AS_IN_DOCUMENT = {__html: ''};

/**
 * The content of a page. Of the first page that a reader opens it stays the HTML of the document
 * until the first sign of the reader; then the code comes, and React takes it over.
 */
export function LazyContent({className, children}: Props): ReactNode {
  const doc = useDoc();
  const history = useHistory();
  const [first] = useState(firstPage);
  const element = useRef<HTMLDivElement>(null);
  const isServer = !ExecutionEnvironment.canUseDOM;

  useLayoutEffect(() => {
    endFirstPage();
    const {current} = element;
    if (first === undefined || current === null) {
      return undefined;
    }
    if (first.element && first.element !== current) {
      // An extension has changed the page, and React has drawn the shell anew.
      current.replaceChildren(...first.element.childNodes);
    }
    let unmount: (() => void) | undefined;
    let isLeft = false;
    const repeatClicks = holdClicks(current);
    void window.docusaurus.prefetch(history.location.pathname);
    void (async () => {
      await firstSign();
      const [{default: Content}, {hydrateContent}] = await first.load();
      if (isLeft) {
        return;
      }
      const content = (
        <PageContent metadata={doc.metadata}>
          <Content />
        </PageContent>
      );
      unmount = hydrateContent(current, history, content, () => {
        // What was typed before, React reads by itself.
        current.removeAttribute(LAZY);
        repeatClicks();
      });
    })();
    return () => {
      isLeft = true;
      unmount?.();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: this is the first page's only
  }, []);

  if (first !== undefined) {
    return (
      <>
        <Outline text="" />
        <div
          ref={element}
          className={className}
          {...{[LAZY]: ''}}
          suppressHydrationWarning
          // eslint-disable-next-line react/no-danger -- what the server wrote stays
          dangerouslySetInnerHTML={AS_IN_DOCUMENT}
        />
      </>
    );
  }
  return (
    <>
      {isServer && <Outline text={writeOutline(doc)} />}
      <div className={className} {...(isServer && {[LAZY]: ''})}>
        <PageContent metadata={doc.metadata}>{children}</PageContent>
      </div>
    </>
  );
}
