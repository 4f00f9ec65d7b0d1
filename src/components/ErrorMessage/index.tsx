import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {SourceLine} from '@site/src/framework/referenceProps';
import styles from './styles.module.css';

interface Facts {
  /** Constant of Message. */
  name: string;
  /** The text with `{name}` where the framework puts a value. */
  text: string;
  /** Absent inside a line of text. */
  source?: SourceLine;
  /** Address of the entry that has cause and remedy. */
  entry?: string;
}

/**
 * An error text of the framework, word for word. Inside a line it is code; on its own it is a
 * block with the constant's name, an anchor (`#element-not-found`), and its source line.
 *
 * @param props.facts put in at build by `src/remark/remarkApiFacts.ts`, from `of="CONSTANT"`
 */
export function ErrorMessage({facts}: {facts: Facts}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (!facts.source) {
    return <code>{facts.text}</code>;
  }
  const id = facts.name.toLowerCase().replaceAll('_', '-');
  collectAnchor(id);
  return (
    <div id={id} className={styles.message} data-message={facts.name}>
      <code className={styles.text}>{facts.text}</code>
      <p className={styles.meta} data-search="skip">
        <code>{facts.name}</code>
        {facts.entry && (
          <Link to={facts.entry} aria-label={`What to do about ${facts.name}`}>
            What to do
          </Link>
        )}
        <Link
          to={facts.source.to}
          aria-label={`Source, line ${facts.source.line}, of ${facts.name}`}
        >
          Source, line {facts.source.line}
        </Link>
      </p>
    </div>
  );
}
