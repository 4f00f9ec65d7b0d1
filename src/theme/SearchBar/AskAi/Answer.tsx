import Markdown, {type MarkdownToJSX} from 'markdown-to-jsx/react';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const Heading = ({children}: {children?: ReactNode}) => <h3>{children}</h3>;

const OPTIONS: MarkdownToJSX.Options = {
  // An answer is generated text: HTML in it is shown, never run.
  disableParsingRawHTML: true,
  forceBlock: true,
  overrides: {
    a: ({href, children}: {href?: string; children?: ReactNode}) => (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ),
    // Nothing of other hosts is loaded.
    img: ({alt}: {alt?: string}) => alt,
    // Without ids, which the page may have too.
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, Heading])),
  },
};

/** A text in Markdown, as the assistant writes. */
export function Answer({text}: {text: string}): ReactNode {
  return (
    <div className={styles.answer}>
      <Markdown options={OPTIONS}>{text}</Markdown>
    </div>
  );
}
