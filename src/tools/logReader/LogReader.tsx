import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {counted} from '@site/src/lib/counted';
import {linkedFrom} from '@site/src/reference/spans';
import {ErrorExplanation} from '@site/src/reference/show/ErrorEntry';
import {pause, PasteBox, type Read} from '@site/src/tools/PasteBox';
import type {ErrorRecord} from '@site/src/knowledge/errors';
import type {FactsOf} from '@site/src/reference/props';
import {headlineOf} from '@site/src/tools/logReader/headline';
import {lineToSearch, readLog, type Finding, type Place} from '@site/src/tools/logReader/readLog';
import styles from '@site/src/tools/styles.module.css';

type ErrorLink = FactsOf<'LogReader'>[number];

/** The end of a long line has values that no page has. */
const MAX_QUERY = 120;

/**
 * Finds the known errors of a log that a reader pastes, drops, or chooses, in the browser alone.
 *
 * @param props.facts filled in at build by `src/reference/insert/remarkFacts.ts`
 */
export function LogReader({facts: errors}: {facts: FactsOf<'LogReader'>}): ReactNode {
  async function load(): Promise<Read> {
    // The explanations are half as large as the page, and most readers paste nothing.
    const {explain} = await import('@site/src/knowledge/errors');
    return async (text, signal) => {
      const findings = await readLog(text, errors, pause, signal);
      return (
        findings && {
          count: countOf(findings),
          shown:
            findings.length > 0 ? (
              <Findings of={findings} explain={explain} />
            ) : (
              <NoFindings line={lineToSearch(text)} />
            ),
        }
      );
    };
  }

  return (
    <PasteBox
      label="Log or stack trace"
      placeholder="Paste the output of the failed run, or drop a file here."
      noun="log"
      accept=".log,.txt,.xml,text/*"
      load={load}
      loads="The explanations"
      noscript="Reading a log needs JavaScript. Without it, find your error message in the lists below."
    />
  );
}

function countOf(findings: readonly Finding<ErrorLink>[]): string {
  const harmless = findings.filter(({error}) => error.isHarmless).length;
  const errors = findings.length - harmless;
  const count = errors === 0 ? 'No known error' : counted(errors, 'known error');
  return harmless === 0 ? count : `${count}, and ${counted(harmless, 'harmless warning')},`;
}

/** What to do with a log that has no known error. */
function NoFindings({line}: {line: string | undefined}): ReactNode {
  const discussions = (
    <Link to="https://github.com/BoykaFramework/boyka-framework/discussions">discussions</Link>
  );
  return (
    <ol className={clsx('bk-plain', styles.findings)}>
      <li className="bk-box" data-mild>
        {line === undefined ? (
          <p>
            No line names an exception or contains <code>ERROR</code>. Paste the part of the output
            with the first failed test: its stack trace, or the lines around <code>ERROR</code>. Or
            ask in the {discussions}, without passwords and customer names.
          </p>
        ) : (
          <>
            <p>
              No entry explains this log. Its first error is this line; look for it in the rest of
              the site:
            </p>
            <p className="bk-note">
              <code>{line}</code>
            </p>
            <p>
              <Link to={`/search?q=${encodeURIComponent(line.slice(0, MAX_QUERY))}`}>
                Search for this line
              </Link>
              , or ask in the {discussions}, without passwords and customer names.
            </p>
          </>
        )}
      </li>
    </ol>
  );
}

/** How a finding and its neighbors belong together. */
function roleOf({error, wraps}: Finding<ErrorLink>, next: Finding<ErrorLink> | undefined): string {
  if (error.isHarmless) {
    return 'Harmless';
  }
  if (wraps) {
    return 'Raised because of the error above';
  }
  return next?.wraps ? 'Innermost cause' : 'Error';
}

/** Whether it is a message of the framework, which says what the test did. */
function isMessage({id}: ErrorLink): boolean {
  return id === id.toUpperCase();
}

/** Cause and fix, whose links to the entry's own page begin with `#`. */
function explanationOf({to, settings}: ErrorLink, {cause, fix}: ErrorRecord) {
  return {cause: linkedFrom(cause, to), fix: linkedFrom(fix, to), settings};
}

function PlaceInLog({of: {line, excerpt}}: {of: Place}): ReactNode {
  return (
    <>
      <span className="bk-note">Line {line.toLocaleString('en')}</span> <code>{excerpt}</code>
    </>
  );
}

/** The known errors of a log, each with the lines that have it; exceptions in between are folded. */
function Findings({
  of: findings,
  explain,
}: {
  of: Finding<ErrorLink>[];
  explain: (id: string) => ErrorRecord;
}): ReactNode {
  return (
    <ol className={clsx('bk-plain', styles.findings)}>
      {findings.map((finding, index) => {
        const {error, places, wraps} = finding;
        const [first, ...others] = places;
        return (
          <li key={error.id} className="bk-box" data-mild={error.isHarmless}>
            <details open={!wraps || isMessage(error)}>
              <summary>
                <span className={`bk-note ${styles.kind}`}>
                  {roleOf(finding, findings[index + 1])}:
                </span>{' '}
                <code>{headlineOf(error, first!.excerpt)}</code>
              </summary>
              <p className={`bk-note ${styles.place}`}>
                <PlaceInLog of={first!} />
              </p>
              <ErrorExplanation of={explanationOf(error, explain(error.id))} />
              {others.length > 0 && (
                <ul className="bk-plain bk-note margin-bottom--sm" aria-label="Also in your log">
                  {others.map((place) => (
                    <li key={place.line}>
                      <PlaceInLog of={place} />
                    </li>
                  ))}
                </ul>
              )}
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
