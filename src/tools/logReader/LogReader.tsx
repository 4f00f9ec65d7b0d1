import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {counted} from '@site/src/lib/counted';
import {linkedFrom} from '@site/src/reference/spans';
import {ErrorExplanation} from '@site/src/reference/show/ErrorEntry';
import {FactSheet} from '@site/src/reference/show/FactSheet';
import {InlineText} from '@site/src/reference/show/Spans';
import {pause, PasteBox, type Read} from '@site/src/tools/PasteBox';
import type {HandedOver} from '@site/src/search/handOver';
import type {ErrorRecord, Family, logError} from '@site/src/knowledge/errors';
import type {FactsOf} from '@site/src/reference/props';
import {headlineOf} from '@site/src/tools/logReader/headline';
import {readLog, type Finding, type Place} from '@site/src/tools/logReader/readLog';
import styles from '@site/src/tools/styles.module.css';

type Facts = FactsOf<'LogReader'>;

type ErrorLink = ReturnType<typeof logError> & Pick<Facts[number], 'settings'>;

type Known = ErrorLink | Family;

const isFamily = (error: Known): error is Family => 'packages' in error;

/** The end of a long line has values that no page has. */
const MAX_QUERY = 120;

/**
 * Finds the known errors of a log that a reader pastes, drops, or chooses, in the browser alone.
 *
 * @param props.facts filled in at build by `src/reference/insert/remarkFacts.ts`
 */
export function LogReader({facts}: {facts: Facts}): ReactNode {
  async function load(): Promise<Read> {
    // The entries are half as large as the page, and most readers paste nothing.
    const {errorNames, exceptions, explain, families, logError} =
      await import('@site/src/knowledge/errors');
    const factsOf = new Map(facts.map((ofError) => [ofError.id, ofError]));
    const errors = errorNames.map((id) => {
      const {message, settings = []} = factsOf.get(id) ?? {};
      return {...logError(id, message), settings};
    });
    const known: Known[] = [...errors, ...families];
    return async (text, signal) => {
      const found = await readLog(text, known, pause, signal, exceptions);
      const findings = found?.findings ?? [];
      return (
        found && {
          count: countOf(findings),
          shown: (
            <ol className={clsx('bk-plain', styles.findings)}>
              {findings.every(({error}) => isMinor(error)) && (
                <Unexplained line={found.line} hasFindings={findings.length > 0} />
              )}
              <Findings of={findings} explain={explain} />
            </ol>
          ),
        }
      );
    };
  }

  const history = useHistory<HandedOver | undefined>();
  const {state: handedOver} = useLocation<HandedOver | undefined>();
  const given = useRef<HandedOver>(undefined);

  /** A reload, or the way back to this page, begins with an empty box. */
  function give(fill: (text: string) => void): void {
    if (handedOver && handedOver !== given.current) {
      given.current = handedOver;
      fill(handedOver.text);
      history.replace({...history.location, state: undefined});
    }
  }

  return (
    <PasteBox
      label="Log or stack trace"
      placeholder="Paste the log, or drop it here."
      textName="log"
      accept=".log,.txt,.xml,text/*"
      load={load}
      codeName="The explanations"
      give={give}
      noscript="Reading a log needs JavaScript. Without it, find your error message in the lists below."
    />
  );
}

/** Whether it doesn't say what failed. */
function isMinor(error: Known): boolean {
  return !isFamily(error) && Boolean(error.isHarmless ?? error.isConsequence);
}

function countOf(findings: readonly Finding<Known>[]): string {
  const entries = findings.flatMap(({error}) => (isFamily(error) ? [] : [error]));
  const harmless = entries.filter(({isHarmless}) => isHarmless).length;
  const errors = entries.length - harmless;
  const count = errors === 0 ? 'No known error' : counted(errors, 'known error');
  return harmless === 0 ? count : `${count}, and ${counted(harmless, 'harmless warning')},`;
}

/** What to do with a log if nothing known says why it failed. */
function Unexplained({line, hasFindings}: {line?: string; hasFindings: boolean}): ReactNode {
  if (line === undefined && hasFindings) {
    return undefined;
  }
  const discussions = (
    <Link to="https://github.com/BoykaFramework/boyka-framework/discussions">discussions</Link>
  );
  return (
    <li className="bk-box" data-mild>
      {line === undefined ? (
        <p>
          No line names an exception or an error. Paste the part of the output with the first failed
          test: its stack trace, or the lines around <code>ERROR</code>. Or ask in the {discussions}
          , without passwords and customer names.
        </p>
      ) : (
        <>
          <p>No entry explains this line, which is the first to say what failed:</p>
          <p className={styles.unknown}>
            <code>{line}</code>
          </p>
          <p>
            Look at the words after the last colon, and at the first line of your own package below.{' '}
            <Link to={`/search?q=${encodeURIComponent(line.slice(0, MAX_QUERY))}`}>
              Search for this line
            </Link>
            , or ask in the {discussions}, without passwords and customer names.
          </p>
        </>
      )}
    </li>
  );
}

/** How a finding and its neighbors belong together. */
function roleOf({error, role, perhaps}: Finding<Known>, next?: Finding<Known>): string {
  if (perhaps) {
    return 'One of several classes with this name';
  }
  if (isFamily(error)) {
    return 'A kind of error';
  }
  if (isMinor(error)) {
    return error.isHarmless ? 'Harmless' : 'Says only that something failed';
  }
  if (role) {
    return role === 'outer' ? 'Raised because of the error above' : 'Cause of the error above';
  }
  return next?.role === 'outer' ? 'Innermost cause' : 'Error';
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

/** What is said of a family: what decides, and where to look, but no cause. */
function FamilyExplanation({of: {label, decides, look}}: {of: Family}): ReactNode {
  return (
    <FactSheet
      rows={[
        ['Kind', `${label}.`],
        ['Decides', <InlineText key="decides" of={decides} />],
        ['Next', <InlineText key="look" of={look} />],
      ]}
    />
  );
}

/** The known errors of a log, each with the lines that have it; exceptions in between are folded. */
function Findings({
  of: findings,
  explain,
}: {
  of: Finding<Known>[];
  explain: (id: string) => ErrorRecord;
}): ReactNode {
  return findings.map((finding, index) => {
    const {error, places, role, perhaps} = finding;
    const [first, ...others] = places;
    const title = isFamily(error) ? first!.excerpt : headlineOf(error, first!.excerpt);
    return (
      <li
        key={error.id}
        className="bk-box"
        data-mild={isFamily(error) || isMinor(error) || undefined}
      >
        <details open={role === undefined || (!isFamily(error) && isMessage(error))}>
          <summary>
            <span className={`bk-note ${styles.kind}`}>
              {roleOf(finding, findings[index + 1])}:
            </span>{' '}
            <code>{perhaps ?? title}</code>
          </summary>
          <p className={`bk-note ${styles.place}`}>
            <PlaceInLog of={first!} />
          </p>
          {isFamily(error) ? (
            <FamilyExplanation of={error} />
          ) : (
            <ErrorExplanation of={explanationOf(error, explain(error.id))} />
          )}
          {others.length > 0 && (
            <ul className="bk-plain bk-note margin-bottom--sm" aria-label="Also in your log">
              {others.map((place) => (
                <li key={place.line}>
                  <PlaceInLog of={place} />
                </li>
              ))}
            </ul>
          )}
          {!isFamily(error) && (
            <p>
              <Link to={error.to}>Entry for this error</Link>
            </p>
          )}
        </details>
      </li>
    );
  });
}
