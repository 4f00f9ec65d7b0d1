import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {FactSheet} from '../FactSheet';
import {InlineText, Spans} from '../Spans';
import type {FactsOf} from '../../props';
import styles from './styles.module.css';
import {counted} from '../../../lib/counted';

type Explained = Pick<FactsOf<'ErrorEntry'>, 'cause' | 'fix' | 'settings'>;

/** Cause and fix of an error, and the configuration keys that decide. */
export function ErrorExplanation({of}: {of: Explained}): ReactNode {
  return (
    <FactSheet
      rows={[
        ['Cause', <InlineText key="cause" of={of.cause} />],
        ['Fix', <InlineText key="fix" of={of.fix} />],
        ['Settings', of.settings.length > 0 && <Spans of={of.settings} />],
      ]}
    />
  );
}

/**
 * One error of a troubleshooting page, below the heading with its text.
 */
export function ErrorEntry({facts}: {facts: FactsOf<'ErrorEntry'>}): ReactNode {
  const {name, printedBy, source} = facts;
  return (
    <>
      <p className="bk-line bk-wrap" data-search="skip">
        {printedBy ? `Printed by ${printedBy}` : <code>{name}</code>}
        {source && (
          <Link to={source.to} aria-label={`Source, line ${source.line}, of ${name}`}>
            Source, line {source.line}
          </Link>
        )}
      </p>
      <ErrorExplanation of={facts} />
    </>
  );
}

/** The texts of a page of errors, each linked to its entry. */
export function ErrorList({facts}: {facts: FactsOf<'ErrorList'>}): ReactNode {
  return (
    <ul className={clsx('bk-plain', styles.list)} data-search="skip">
      {facts.map(({label, to, id}) => (
        <li key={to} id={id}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * The texts that the framework declares and never raises, folded.
 */
export function UnraisedErrors({facts}: {facts: FactsOf<'UnraisedErrors'>}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  facts.forEach(({id}) => collectAnchor(id));
  return (
    <details>
      <summary>{counted(facts.length, 'text')}</summary>
      <dl>
        {facts.map(({id, name, label, cause}) => (
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
