import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {InlineText} from '@site/src/components/InlineText';
import {CopyButton} from '@site/src/components/CopyButton';
import type {ConfigReport} from '@site/src/configCheck';
import type {Rule} from '@site/src/configCheck/wording';
import styles from './styles.module.css';

const LABELS: Record<Rule, string> = {
  syntax: 'Not JSON',
  'unknown-key': 'Unknown key',
  'renamed-key': 'Renamed key',
  'wrong-type': 'Wrong type',
  'wrong-value': 'Wrong value',
  'missing-key': 'Missing key',
  'no-effect': 'No effect',
  trap: 'Trap',
};

/** A longer text is only copied: the browser would lay out each of its lines. */
const MAX_SHOWN = 100_000;

/** The findings of a check, and the fixed version. */
export function Report({of: {findings, fixed, fixes}}: {of: ConfigReport}): ReactNode {
  const id = useId();
  return (
    <>
      <ol className={clsx('bk-plain', styles.findings)} aria-label="Findings">
        {findings.map(({rule, line, column, message, link}, index) => (
          <li key={index} data-mild={rule === 'trap' || rule === 'no-effect' || undefined}>
            <p>
              <span className={styles.rule}>{LABELS[rule]}</span>{' '}
              <span className={styles.place}>
                Line {line.toLocaleString('en')}, column {column.toLocaleString('en')}
              </span>
            </p>
            <p>
              <InlineText of={message} />
            </p>
            {link && (
              <p>
                <Link to={link.to}>
                  Documentation of <code>{link.text}</code>
                </Link>
              </p>
            )}
          </li>
        ))}
      </ol>
      {fixed !== undefined && (
        <section aria-labelledby={id}>
          <div className={styles.head}>
            <p id={id}>Fixed version</p>
            <CopyButton read={() => fixed} />
          </div>
          <p>
            {fixes === 1 ? '1 finding is' : `${fixes} findings are`} corrected in it. Check it once
            more: paste it above.
          </p>
          {fixed.length <= MAX_SHOWN && (
            // Scrolls, so it needs the focus of the keyboard.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre className={styles.fixed} tabIndex={0} aria-labelledby={id} role="group">
              <code>{fixed}</code>
            </pre>
          )}
        </section>
      )}
    </>
  );
}
