import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ErrorExplanation} from '@site/src/reference/show/ErrorEntry';
import {pause, PasteBox} from '@site/src/tools/PasteBox';
import type {ErrorEntry} from '@site/src/knowledge/errors';
import type {FactsOf} from '@site/src/reference/props';
import {readLog, type Finding} from '@site/src/tools/logReader/readLog';
import styles from '@site/src/tools/styles.module.css';

type ErrorLink = FactsOf<'LogReader'>[number];

/**
 * Finds the known errors of a log that a reader pastes, drops, or chooses, in the browser alone.
 *
 * @param props.facts filled in at build by `src/reference/fill/remarkApiFacts.ts`
 */
export function LogReader({facts: errors}: {facts: FactsOf<'LogReader'>}): ReactNode {
  async function read(text: string, signal: AbortSignal) {
    // The explanations are half as large as the page, and most readers paste nothing.
    const [findings, {explain}] = await Promise.all([
      readLog(text, errors, pause, signal),
      import('@site/src/knowledge/errors'),
    ]);
    return (
      findings && {
        count: `${findings.length || 'No'} known ${findings.length > 1 ? 'errors' : 'error'}`,
        shown: findings.length > 0 ? <Findings of={findings} explain={explain} /> : <NoFindings />,
      }
    );
  }

  return (
    <PasteBox
      label="Log or stack trace"
      placeholder="Paste the output of the failed run, or drop a file here."
      noun="log"
      accept=".log,.txt,.xml,text/*"
      read={read}
      loads="The explanations"
      noscript="Reading a log needs JavaScript. Without it, find your error message in the lists below."
    />
  );
}

function NoFindings(): ReactNode {
  return (
    <p>
      Find the last line that begins with <code>Caused by:</code>: it names the innermost cause.
      Search this site for its text, or ask in the{' '}
      <Link to="https://github.com/BoykaFramework/boyka-framework/discussions">discussions</Link>.
      Remove passwords and customer names first.
    </p>
  );
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
function Findings({
  of: findings,
  explain,
}: {
  of: Finding<ErrorLink>[];
  explain: (id: string) => ErrorEntry;
}): ReactNode {
  return (
    <ol className={clsx('bk-plain', styles.findings)}>
      {findings.map((finding, index) => {
        const {error, places, wraps} = finding;
        return (
          <li key={error.id}>
            <details open={!wraps || isMessage(error)}>
              <summary>
                <span className={styles.kind}>{roleOf(finding, findings[index + 1])}:</span>{' '}
                <code>{error.label}</code>
              </summary>
              <ul className={clsx('bk-plain', styles.places)} aria-label="In your log">
                {places.map(({line, excerpt}) => (
                  <li key={line}>
                    <span className={styles.note}>Line {line.toLocaleString('en')}</span>{' '}
                    <code>{excerpt}</code>
                  </li>
                ))}
              </ul>
              <ErrorExplanation of={{...explain(error.id), settings: error.settings}} />
              <p>
                <Link to={error.to}>Entry for this error</Link>
              </p>
            </details>
          </li>
        );
      })}
    </ol>
  );
}
