import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ErrorExplanation} from '@site/src/reference/show/ErrorEntry';
import {linesOf, PasteBox} from '@site/src/tools/PasteBox';
import type {ErrorEntry} from '@site/src/knowledge/errors';
import type {FactsOf} from '@site/src/reference/props';
import {readLog, type Finding} from '@site/src/tools/logReader/readLog';
import styles from './styles.module.css';

type ErrorLink = FactsOf<'LogReader'>[number];

interface Result {
  summary: string;
  findings: Finding<ErrorLink>[];
  explanations: Map<string, ErrorEntry>;
}

/** Waits for the next task, so that the page answers between two slices of a log. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** What a log has, in a sentence for the live region. */
function summaryOf(findings: Finding<ErrorLink>[], text: string, name = 'the log'): string {
  const read = linesOf(text, name);
  if (findings.length === 0) {
    return `No known error in ${read}.`;
  }
  const count = findings.length === 1 ? '1 known error' : `${findings.length} known errors`;
  return `${count} in ${read}.`;
}

async function analyze(
  text: string,
  errors: FactsOf<'LogReader'>,
  signal: AbortSignal,
  name?: string,
): Promise<Result | undefined> {
  // The explanations are half as large as the page, and most readers paste nothing.
  const [findings, {explain}] = await Promise.all([
    readLog(text, errors, nextTask, signal),
    import('@site/src/knowledge/errors'),
  ]);
  return (
    findings && {
      summary: summaryOf(findings, text, name),
      findings,
      explanations: new Map(findings.map(({error: {id}}) => [id, explain(id)])),
    }
  );
}

/**
 * Finds the known errors of a log that a reader pastes, drops, or chooses, in the browser alone.
 *
 * @param props.facts filled in at build by `src/reference/fill/remarkApiFacts.ts`
 */
export function LogReader({facts: errors}: {facts: FactsOf<'LogReader'>}): ReactNode {
  const work = useRef<AbortController>(null);
  const [result, setResult] = useState<Result>();
  const [status, setStatus] = useState('');

  async function read(text: string, name?: string): Promise<void> {
    work.current?.abort();
    const {signal} = (work.current = new AbortController());
    if (text.trim() === '') {
      setResult(undefined);
      setStatus('');
      return;
    }
    setStatus('Reading …');
    try {
      const next = await analyze(text, errors, signal, name);
      if (next && !signal.aborted) {
        setResult(next);
        setStatus(next.summary);
      }
    } catch {
      setStatus(
        'The explanations could not be loaded. Check the network, and paste the log again.',
      );
    }
  }

  useEffect(() => () => work.current?.abort(), []);

  return (
    <PasteBox
      label="Log or stack trace"
      placeholder="Paste the output of the failed run, or drop a file here."
      help="The log stays in this browser: nothing is sent or stored."
      accept=".log,.txt,.xml,text/*"
      status={status}
      onText={(text, name) => void read(text, name)}
      onFile={() => setStatus('Reading …')}
      noscript="Reading a log needs JavaScript. Without it, find your error message in the lists below."
    >
      {result &&
        (result.findings.length > 0 ? (
          <Findings findings={result.findings} explanations={result.explanations} />
        ) : (
          <p>
            Find the last line that begins with <code>Caused by:</code>: it names the innermost
            cause. Search this site for its text, or ask in the{' '}
            <Link to="https://github.com/BoykaFramework/boyka-framework/discussions">
              discussions
            </Link>
            . Remove passwords and customer names first.
          </p>
        ))}
    </PasteBox>
  );
}

interface FindingsProps {
  /** Of each failure the innermost cause first. */
  findings: Finding<ErrorLink>[];
  /** By id of the error. */
  explanations: ReadonlyMap<string, ErrorEntry>;
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
function Findings({findings, explanations}: FindingsProps): ReactNode {
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
                <Link to={error.to}>Entry for this error</Link>
              </p>
            </details>
          </li>
        );
      })}
    </ol>
  );
}
