import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCopy} from '../CopyButton';
import button from '../CopyButton/styles.module.css';
import {absoluteLinks} from './absoluteLinks';
import styles from './styles.module.css';

interface Props {
  /** Address of the page with the base path. */
  readonly permalink: string;
  /** An unlisted page has no Markdown twin. */
  readonly unlisted?: boolean | undefined;
}

// The address of an index page ends with a slash here.
const addressOfMarkdown = (permalink: string) => `${permalink.replace(/\/$/, '')}.md`;

/**
 * Reads the Markdown of a page, as it is where it is pasted; rejects for other content, such as a login
 * page with status 200.
 */
async function readMarkdown(response: Response): Promise<Blob> {
  const text = await response.text();
  // Each one begins with its title.
  if (!response.ok || !text.startsWith('# ')) {
    throw new Error(`${response.url} didn't answer with Markdown.`);
  }
  return new Blob([absoluteLinks(text, response.url)], {type: 'text/plain'});
}

/**
 * What leads to the Markdown of a page, which the head announces, too.
 * The build writes it for each page that does (`src/plugins/siteFiles/twins`).
 */
export function MarkdownActions({permalink, unlisted}: Props): ReactNode {
  const href = addressOfMarkdown(permalink);
  const isBrowser = useIsBrowser();
  const [label, copy] = useCopy('Copy page', async () => {
    const text = fetch(href).then(readMarkdown);
    // A failed request is reported by the write, if there is a clipboard.
    text.catch(() => undefined);
    // The clipboard waits for the text: Safari takes a write after a pause for one without a click.
    await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
  });
  return unlisted ? null : (
    <div className={clsx('bk-screen bk-note', styles.actions)} data-search="skip">
      <Head>
        <link rel="alternate" type="text/markdown" href={href} />
      </Head>
      <span role="status">
        <button
          type="button"
          className={clsx('button bk-script', button['button'], button['quiet'])}
          aria-disabled={isBrowser ? undefined : true}
          onClick={copy}
        >
          {label}
        </button>
      </span>
      <a className="text--secondary" href={href}>
        <span>View as </span>Markdown
      </a>
    </div>
  );
}
