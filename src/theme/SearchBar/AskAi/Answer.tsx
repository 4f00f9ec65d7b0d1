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

interface AnswerLink {
  url: string;
  title: string;
}

const CODE = /```[\s\S]*?```|`[^`]*`/g;
const LINK =
  /\[([^\]]*)\]\(((?:https?:|[/#])[^)\s]*)\)|(https?:\/\/[^\s<>"{}|\\^`[\]]+[^\s<>"{}|\\^`[\].,;:!?)])/g;

/**
 * The links of a text in Markdown, each once.
 *
 * @param markdown where code is no link, and an address that may run a script is none either
 */
export function linksOf(markdown: string): AnswerLink[] {
  const links = new Map<string, AnswerLink>();
  for (const [, title, target, bare] of markdown.replace(CODE, '').matchAll(LINK)) {
    const url = target ?? bare!;
    if (!links.has(url)) {
      links.set(url, {url, title: title?.trim() || url});
    }
  }
  return [...links.values()];
}
