import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {linesOf, PasteBox} from '@site/src/components/PasteBox';
import type {ConfigReport} from '@site/src/configCheck';
import {Report} from './Report';
import styles from './styles.module.css';

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
    import('@site/src/configCheck'),
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
    <div className={styles.check} data-search="skip">
      <noscript>
        <p>
          Checking a file needs JavaScript. Without it, follow{' '}
          <Link to="/docs/guides/config/check-setup">Check your setup</Link>, and let an editor
          check the file against the <Link to="/docs/guides/config/auto-complete">schema</Link>.
        </p>
      </noscript>
      <PasteBox
        label="Content of boyka-config.json"
        placeholder="Paste the file, or drop it here."
        help="The file stays in this browser: nothing is sent or stored."
        accept=".json,application/json"
        status={status}
        onText={schedule}
        onFile={() => setStatus('Reading …')}
      />
      {report && <Report of={report} />}
    </div>
  );
}
