import React, {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {CallSteps} from '@site/src/components/CallSteps';
import {LinkedCode} from '@site/src/components/LinkedCode';
import type {NamedText} from '@site/src/components/namedText';
import type {Failure, MethodFacts, TextRun} from '@site/src/framework/referenceProps';
import styles from './styles.module.css';

const nameOf = (exception?: TextRun) =>
  typeof exception === 'string' ? exception : exception?.[0];

interface ErrorsProps {
  failures: Failure[];
  said: NamedText[];
  id?: string;
}

function Errors({failures, said, id}: ErrorsProps): ReactNode {
  return (
    <ul id={id} className={clsx('bk-plain', styles.errors)}>
      {failures.map(({exception, text, when, words, to}, index) => (
        <li key={index}>
          {nameOf(exception) !== nameOf(failures[index - 1]?.exception) && (
            <>
              <LinkedCode of={exception} />{' '}
            </>
          )}
          {words ??
            (when && (
              <>
                If <code>{when}</code>.
              </>
            ))}
          {text &&
            (to ? (
              <Link className={styles.text} to={to}>
                {text}
              </Link>
            ) : (
              <code className={styles.text}>{text}</code>
            ))}
        </li>
      ))}
      {said.map(({name = '', to, children}) => (
        <li key={name}>
          <LinkedCode of={to ? [name, to] : name} /> {children}
        </li>
      ))}
    </ul>
  );
}

function title(steps: number, errors: number): string {
  const count = errors === 1 ? '1 error' : `${errors} errors`;
  return steps === 0 ? count : errors === 0 ? 'Step by step' : `Step by step, and ${count}`;
}

/**
 * What a call does in order, and the errors it raises, folded. The id is on what is folded:
 * a browser opens the fold on the way to it.
 *
 * @param props.said errors that the page adds
 */
export function Details({facts, said}: {facts: MethodFacts; said: NamedText[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const {id, overloads, sharedSteps, failures} = facts;
  const listed = overloads.filter(({steps = []}) => steps.length > 0);
  const errors = failures.length + said.length;
  if (listed.length + errors === 0) {
    return null;
  }
  collectAnchor(id);
  const [first] = listed;
  return (
    <details className={styles.details}>
      <summary>{title(listed.length, errors)}</summary>
      {listed.map(({signature, steps = []}) => (
        <Fragment key={signature}>
          {overloads.length > 1 && <code className={styles.overload}>{signature}</code>}
          <CallSteps steps={steps} {...(signature === first?.signature && {id})} />
        </Fragment>
      ))}
      {sharedSteps && (
        <>
          <p className={styles.overload}>Then, in each of them</p>
          <CallSteps steps={sharedSteps} />
        </>
      )}
      {errors > 0 && <Errors failures={failures} said={said} {...(!first && {id})} />}
    </details>
  );
}
