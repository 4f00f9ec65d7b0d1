import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {CopyButton} from '@site/src/components/CopyButton';
import {counted} from '@site/src/lib/counted';
import {InlineText} from '@site/src/reference/show/Spans';
import {PasteBox, type Read} from '@site/src/tools/PasteBox';
import type {ConfigReport} from '@site/src/tools/checker';
import type {Rule} from '@site/src/tools/checker/wording';
import styles from '@site/src/tools/styles.module.css';

/** What a reader sees of a kind of problem. */
const labelOf = (rule: Rule): string =>
  rule === 'syntax' ? 'Not JSON' : `${rule[0]!.toUpperCase()}${rule.slice(1).replace('-', ' ')}`;

/** Characters. No configuration has as many, and the check of more would block the page. */
const MAX_CHECKED = 250_000;

async function load(): Promise<Read> {
  // The schema is larger than the page, and most readers paste nothing.
  const [{checkConfig}, {default: schema}] = await Promise.all([
    import('@site/src/tools/checker'),
    import('@site/static/schema/boyka-config.schema.json'),
  ]);
  return (text) => {
    const report = checkConfig(text, schema);
    const count = counted(report.findings.length, 'finding').replace(/^0/, 'No');
    return {count: report.truncated ? `The first ${count}` : count, shown: <Report of={report} />};
  };
}

/** Checks a `boyka-config.json` that a reader pastes, drops, or chooses, in the browser alone. */
export function ConfigCheck(): ReactNode {
  return (
    <PasteBox
      label="Content of boyka-config.json"
      placeholder="Paste the file, or drop it here."
      textName="file"
      accept=".json,application/json"
      maxLength={MAX_CHECKED}
      load={load}
      codeName="The check"
      noscript={
        <>
          Checking a file needs JavaScript. Without it, follow{' '}
          <Link to="/docs/guides/config/check-setup">Check your setup</Link>, and let an editor
          check the file against the <Link to="/docs/guides/config/auto-complete">schema</Link>.
        </>
      }
    />
  );
}

function Report({of: {findings, fixed, fixes}}: {of: ConfigReport}): ReactNode {
  const id = useId();
  return (
    <>
      {findings.length === 0 ? (
        <p className={`bk-box ${styles.fine}`}>
          <strong>Nothing to fix.</strong> The framework reads each key, and accepts each value.
        </p>
      ) : (
        <ol className={clsx('bk-plain', styles.findings)} aria-label="Findings">
          {findings.map(({rule, line, column, message, lines, link}, index) => (
            <li
              key={index}
              className="bk-box"
              data-mild={/comment|no-effect|trap/.test(rule) || undefined}
            >
              <p>
                <span className={`bk-note ${styles.kind}`}>{labelOf(rule)}</span>{' '}
                <span className="bk-note">
                  Line {line.toLocaleString('en')}, column {column.toLocaleString('en')}
                </span>
              </p>
              <p>
                <InlineText of={message} />
              </p>
              {lines && (
                <pre className="margin-vert--sm">
                  <code>{lines}</code>
                </pre>
              )}
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
      )}
      {fixed !== undefined && (
        <section aria-labelledby={id}>
          <div className={clsx('bk-wrap', styles.row)}>
            <p id={id} className={`text--semibold margin--none ${styles.status}`}>
              Fixed version
            </p>
            <CopyButton read={() => fixed} />
          </div>
          <p>It corrects {counted(fixes, 'finding')}. To check this version, paste it above.</p>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
          <pre className={styles.fixed} tabIndex={0} aria-labelledby={id} role="group">
            <code>{fixed}</code>
          </pre>
        </section>
      )}
    </>
  );
}
