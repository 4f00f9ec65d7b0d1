import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {FactSheet} from '@site/src/components/FactSheet';
import {InlineText} from '@site/src/components/InlineText';
import {LinkedCodeList} from '@site/src/components/LinkedCode';
import type {ErrorFacts, ErrorLink, SourceLine, TextRun} from '@site/src/framework/referenceProps';
import styles from './styles.module.css';

interface Explained {
  when: string;
  why: string;
  fix: string;
  settings: TextRun[];
}

/** Condition, cause, and remedy of an error, and the configuration keys that decide. */
export function ErrorExplanation({of}: {of: Explained}): ReactNode {
  return (
    <FactSheet
      rows={[
        ['When', <InlineText key="when" of={of.when} />],
        ['Why', <InlineText key="why" of={of.why} />],
        ['What to do', <InlineText key="fix" of={of.fix} />],
        ['Settings', of.settings.length > 0 && <LinkedCodeList of={of.settings} />],
      ]}
    />
  );
}

function Source({of, at: {line, to}}: {of: string; at: SourceLine}): ReactNode {
  return (
    <Link to={to} aria-label={`Source, line ${line}, of ${of}`}>
      Source, line {line}
    </Link>
  );
}

/**
 * One error of a troubleshooting page, below the heading with its text.
 *
 * @param props.facts put in at build by `src/remark/remarkErrors.ts`, from `of="CONSTANT"`
 */
export function ErrorEntry({facts}: {facts: ErrorFacts}): ReactNode {
  const {name, source} = facts;
  return (
    <>
      <p className={styles.name} data-search="skip">
        <code>{name}</code>
        {source && <Source of={name} at={source} />}
      </p>
      <ErrorExplanation of={facts} />
    </>
  );
}

interface MessageFacts {
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
export function ErrorMessage({facts}: {facts: MessageFacts}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (!facts.source) {
    return <code>{facts.text}</code>;
  }
  const id = facts.name.toLowerCase().replaceAll('_', '-');
  collectAnchor(id);
  return (
    <div id={id} className={styles.message} data-message={facts.name}>
      <code className={styles.text}>{facts.text}</code>
      <p className={styles.name} data-search="skip">
        <code>{facts.name}</code>
        {facts.entry && (
          <Link to={facts.entry} aria-label={`What to do about ${facts.name}`}>
            What to do
          </Link>
        )}
        <Source of={facts.name} at={facts.source} />
      </p>
    </div>
  );
}

/**
 * The texts of a page of errors, each linked to its entry.
 *
 * @param props.errors put in at build by `src/remark/remarkErrors.ts`, from `of="sessions"`
 */
export function ErrorList({errors}: {errors: Pick<ErrorLink, 'label' | 'to'>[]}): ReactNode {
  return (
    <ul className={clsx('bk-plain', styles.list)} data-search="skip">
      {errors.map(({label, to}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
