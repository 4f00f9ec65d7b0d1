import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {CopyButton} from '@site/src/components/CopyButton';
import {InlineText} from '@site/src/reference/show/Runs';
import {linesOf, PasteBox} from '@site/src/tools/PasteBox';
import type {ConfigReport} from '@site/src/tools/checker';
import type {Rule} from '@site/src/tools/checker/wording';
import styles from './styles.module.css';

const LABELS: Record<Rule, string> = {
  syntax: 'Not JSON',
  'unknown-key': 'Unknown key',
  'renamed-key': 'Renamed key',
  'repeated-key': 'Repeated key',
  'wrong-type': 'Wrong type',
  'wrong-value': 'Wrong value',
  'missing-key': 'Missing key',
  'no-effect': 'No effect',
  trap: 'Trap',
};

/** A longer text is only copied: the browser would lay out each of its lines. */
const MAX_SHOWN = 100_000;

/** Typing does not start a check for each letter. */
const DEBOUNCE = 250;

/** What a file has, in a sentence for the live region. */
function summaryOf({findings, truncated}: ConfigReport, text: string, name: string): string {
  const read = linesOf(text, name);
  if (findings.length === 0) {
    return `No findings in ${read}.`;
  }
  const count = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  return `${truncated ? `The first ${count}` : count} in ${read}.`;
}

async function check(text: string): Promise<ConfigReport> {
  // The schema is larger than the page, and most readers paste nothing.
  const [{checkConfig}, {default: schema}] = await Promise.all([
    import('@site/src/tools/checker'),
    import('@site/static/schema/boyka-config.schema.json'),
  ]);
  return checkConfig(text, schema);
}

/** Checks a `boyka-config.json` that a reader pastes, drops, or chooses, in the browser alone. */
export function ConfigCheck(): ReactNode {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  const [report, setReport] = useState<ConfigReport>();
  const [status, setStatus] = useState('');

  async function read(text: string, name = 'the file'): Promise<void> {
    const own = (latest.current += 1);
    try {
      const next = await check(text);
      if (own === latest.current) {
        setReport(next);
        setStatus(summaryOf(next, text, name));
      }
    } catch {
      setReport(undefined);
      setStatus('The check could not be loaded. Check the network, and paste the file again.');
    }
  }

  function schedule(text: string, name?: string): void {
    clearTimeout(timer.current);
    latest.current += 1;
    if (text.trim() === '') {
      setReport(undefined);
      setStatus('');
      return;
    }
    timer.current = setTimeout(() => void read(text, name), DEBOUNCE);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <PasteBox
      label="Content of boyka-config.json"
      placeholder="Paste the file, or drop it here."
      help="The file stays in this browser: nothing is sent or stored."
      accept=".json,application/json"
      status={status}
      onText={schedule}
      onFile={() => setStatus('Reading …')}
      noscript={
        <>
          Checking a file needs JavaScript. Without it, follow{' '}
          <Link to="/docs/guides/config/check-setup">Check your setup</Link>, and let an editor
          check the file against the <Link to="/docs/guides/config/auto-complete">schema</Link>.
        </>
      }
    >
      {report && <Report of={report} />}
    </PasteBox>
  );
}

function Report({of: {findings, fixed, fixes}}: {of: ConfigReport}): ReactNode {
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
                  Documentation for <code>{link.text}</code>
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
            {fixes === 1 ? '1 finding is' : `${fixes} findings are`} fixed. To check this version,
            paste it above.
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
