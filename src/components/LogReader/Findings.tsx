import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ErrorExplanation} from '@site/src/components/ErrorEntry';
import type {Explanation} from '@site/src/data/errors';
import type {ErrorLink} from '@site/src/framework/referenceProps';
import type {Finding} from '@site/src/troubleshooting/readLog';
import styles from './styles.module.css';

interface Props {
  /** Of each failure the innermost cause first. */
  findings: Finding<ErrorLink>[];
  /** By id of the error. */
  explanations: ReadonlyMap<string, Explanation>;
}

/** How a finding and its neighbors belong together. */
function roleOf({wraps}: Finding, next: Finding | undefined): string {
  if (wraps) {
    return 'Raised because of the error above';
  }
  return next?.wraps ? 'Innermost cause' : 'Error';
}

/** Whether it is a message of the framework, which says what the test did. */
function isMessage({id}: ErrorLink): boolean {
  return id === id.toUpperCase();
}

/** The known errors of a log, each with the lines that have it; exceptions in between are folded. */
export function Findings({findings, explanations}: Props): ReactNode {
  return (
    <ol className={clsx('bk-plain', styles.findings)}>
      {findings.map((finding, index) => {
        const {error, places, wraps} = finding;
        return (
          <li key={error.id}>
            <details open={!wraps || isMessage(error)}>
              <summary>
                <span className={styles.role}>{roleOf(finding, findings[index + 1])}:</span>{' '}
                <code>{error.label}</code>
              </summary>
              <ul className={clsx('bk-plain', styles.places)} aria-label="In your log">
                {places.map(({line, excerpt}) => (
                  <li key={line}>
                    <span>Line {line.toLocaleString('en')}</span> <code>{excerpt}</code>
                  </li>
                ))}
              </ul>
              <ErrorExplanation of={{...explanations.get(error.id)!, settings: error.settings}} />
              <p>
                <Link to={error.to}>Entry of this error</Link>
              </p>
            </details>
          </li>
        );
      })}
    </ol>
  );
}
