import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {FactSheet} from '../FactSheet';
import {InlineText} from '../InlineText';
import {LinkedCodeList} from '../LinkedCode';
import type {ErrorFacts, ErrorLink, SourceLine, TextRun} from '../../props';
import styles from './styles.module.css';

interface Explained {
  cause: string;
  fix: string;
  settings: TextRun[];
}

/** Cause and fix of an error, and the configuration keys that decide. */
export function ErrorExplanation({of}: {of: Explained}): ReactNode {
  return (
    <FactSheet
      rows={[
        ['Cause', <InlineText key="cause" of={of.cause} />],
        ['Fix', <InlineText key="fix" of={of.fix} />],
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
 * @param props.facts put in at build by `src/reference/fill/remarkErrors.ts`, from `of="CONSTANT"`
 */
export function ErrorEntry({facts}: {facts: ErrorFacts}): ReactNode {
  const {name, printedBy, source} = facts;
  return (
    <>
      <p className={styles.name} data-search="skip">
        {printedBy ? `Printed by ${printedBy}` : <code>{name}</code>}
        {source && <Source of={name} at={source} />}
      </p>
      <ErrorExplanation of={facts} />
    </>
  );
}

/**
 * The texts of a page of errors, each linked to its entry.
 *
 * @param props.errors put in at build by `src/reference/fill/remarkErrors.ts`, from `of="sessions"`
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

interface UnraisedFacts {
  /** Of the entry, for links. */
  id: string;
  /** Constant of Message. */
  name: string;
  label: string;
  cause: string;
}

/**
 * The texts that the framework declares and never raises, folded.
 *
 * @param props.errors put in at build by `src/reference/fill/remarkErrors.ts`
 */
export function UnraisedErrors({errors}: {errors: UnraisedFacts[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  errors.forEach(({id}) => collectAnchor(id));
  return (
    <details>
      <summary>{errors.length} texts</summary>
      <dl>
        {errors.map(({id, name, label, cause}) => (
          <div key={id} id={id} data-message={name}>
            <dt>
              <code>{label}</code>
            </dt>
            <dd>
              <InlineText of={cause} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
