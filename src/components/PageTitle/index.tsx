import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useCopy, type CopyState} from '../CopyButton';
import button from '../CopyButton/styles.module.css';
import styles from './styles.module.css';

const LABEL: Record<CopyState, string> = {
  idle: 'Copy page',
  copied: 'Copied',
  failed: 'Not copied',
};

interface Props {
  /** Address of the page with the base path. */
  readonly permalink: string;
  /** An unlisted page has no Markdown twin. */
  readonly unlisted?: boolean | undefined;
  /** The heading. */
  readonly children: ReactNode;
}

// The address of an index page ends with a slash here.
const addressOfMarkdown = (permalink: string) => `${permalink.replace(/\/$/, '')}.md`;

/** Announces the Markdown of a page in the head. */
export function MarkdownLink({permalink, unlisted}: Omit<Props, 'children'>): ReactNode {
  return unlisted ? null : (
    <Head>
      <link rel="alternate" type="text/markdown" href={addressOfMarkdown(permalink)} />
    </Head>
  );
}

/**
 * A page's heading and, beside it, what leads to the Markdown of the page.
 * The build writes it for each page that does (`scripts/twins`).
 */
export function PageTitle({permalink, unlisted, children}: Props): ReactNode {
  const href = addressOfMarkdown(permalink);
  const [state, copy] = useCopy(async () => {
    const text = fetch(href)
      .then((response) => (response.ok ? response.blob() : Promise.reject(response)))
      .then((blob) => blob.slice(0, blob.size, 'text/plain'));
    try {
      // The clipboard waits for the text: Safari takes a write after a pause for one without a click.
      await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
    } catch (error) {
      await text;
      // The reader can select it there.
      location.assign(href);
      throw error;
    }
  });
  return unlisted ? (
    children
  ) : (
    <div className={styles.row}>
      {children}
      <div className={styles.actions} data-search="skip">
        <span role="status">
          <button type="button" className={button['button']} onClick={copy}>
            {LABEL[state]}
          </button>
        </span>
        <a href={href}>View as Markdown</a>
      </div>
    </div>
  );
}
