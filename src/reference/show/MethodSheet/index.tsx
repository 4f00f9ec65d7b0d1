import React, {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {FactSheet} from '../FactSheet';
import {childrenOf, type NamedText} from '../namedText';
import {Spans} from '../Spans';
import type {methodFacts, CallStep} from '../../insert/methodFacts';
import type {FactsOf} from '../../props';
import styles from './styles.module.css';
import {counted} from '../../../lib/counted';

type MethodFacts = ReturnType<typeof methodFacts>;

/**
 * The facts that most readers look for, in one row; one below the other on a phone.
 *
 * @param props.facts label and value of each
 */
function Summary({facts}: {facts: MethodFacts['summary']}): ReactNode {
  return facts.length === 0 ? null : (
    <dl className={styles.summary} data-search="details">
      {facts.map(({label, value}) => (
        <Fragment key={label}>
          <dt className="bk-note">{label}</dt>
          <dd>
            {/* Code in a link would be one more element for most facts of a page. */}
            <Spans of={value} codeLink={styles.code} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface ErrorsProps {
  failures: MethodFacts['failures'];
  reported?: NamedText[];
  id?: string;
}

function Errors({failures, reported = [], id}: ErrorsProps): ReactNode {
  return (
    <ul id={id} className={clsx('bk-plain', styles.errors)}>
      {failures.map(({exception, text, words, to}, index) => (
        <li key={index}>
          {exception.code !== failures[index - 1]?.exception.code && (
            <>
              <Spans of={[exception]} />:{' '}
            </>
          )}
          <Spans of={words} />
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
      {reported.map(({name = '', to, children}) => (
        <li key={name}>
          <Spans of={[{code: name, to}]} />: {children}
        </li>
      ))}
    </ul>
  );
}

const STOP = {listener: styles.notify, caught: styles.fail};

/**
 * What a call does, in order: one stem with a stop for each step. Amber stops call a listener, red
 * ones replace an error; the words say the same. The search leaves the steps out: they are alike in
 * most methods.
 */
function CallSteps({steps, id}: {steps: CallStep[]; id?: string}): ReactNode {
  return (
    <ol id={id} className={clsx('bk-plain', styles.steps)} data-search="skip">
      {steps.map(({text, mark}, index) => (
        <li key={index} className={mark && STOP[mark]}>
          <Spans of={text} />
        </li>
      ))}
    </ol>
  );
}

function title(steps: number, errors: number): string {
  const count = counted(errors, 'error');
  return steps === 0 ? count : errors === 0 ? 'Step by step' : `Step by step, and ${count}`;
}

/**
 * What a call does in order, and the errors it raises, folded. The id is on what is folded:
 * a browser opens the fold on the way to it.
 *
 * @param props.reported errors that the page adds
 */
function Details({facts, reported}: {facts: MethodFacts; reported: NamedText[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const {id, overloads, sharedSteps, failures} = facts;
  const listed = overloads.filter(({steps}) => steps.length > 0);
  const errors = failures.length + reported.length;
  if (listed.length + errors === 0) {
    return null;
  }
  collectAnchor(id);
  const [first] = listed;
  return (
    <details className={styles.details}>
      <summary>{title(listed.length, errors)}</summary>
      {listed.map(({signature, steps}) => (
        <Fragment key={signature}>
          {overloads.length > 1 && <code className={styles.overload}>{signature}</code>}
          <CallSteps steps={steps} {...(signature === first?.signature && {id})} />
        </Fragment>
      ))}
      {sharedSteps && (
        <>
          <p className={styles.overload}>Then, in each overload</p>
          <CallSteps steps={sharedSteps} />
        </>
      )}
      {errors > 0 && <Errors failures={failures} reported={reported} {...(!first && {id})} />}
    </details>
  );
}

/** On what is folded: a browser opens the fold on the way to it. */
const COMMON_ID = 'common-errors';

/**
 * The errors that the methods of a type share, for the section "Common behavior".
 */
export function CommonErrors({facts}: {facts: FactsOf<'CommonErrors'>}): ReactNode {
  useBrokenLinks().collectAnchor(COMMON_ID);
  return (
    <details className={styles.details}>
      <summary>{counted(facts.length, 'error')} shared by the methods</summary>
      <Errors id={COMMON_ID} failures={facts} />
    </details>
  );
}

/** What a parameter means, in the page's words; `name` is the parameter. Child of `MethodSheet`. */
export function Param({children}: NamedText): ReactNode {
  return children;
}

/** What a method returns, and what null or empty means. Child of `MethodSheet`. */
export function Returns({children}: NamedText): ReactNode {
  return children;
}

/** An error that the facts do not have, `name` its type. Child of `MethodSheet`. */
export function Throws({children}: NamedText): ReactNode {
  return children;
}

/**
 * One method: its facts in one line, what the page says of result and parameters, and the steps and
 * errors of a call, folded.
 *
 * @param props.children what the facts do not have: `Param`, `Returns`, and `Throws`
 */
export function MethodSheet({facts, children}: {facts: MethodFacts; children?: ReactNode}) {
  const returns = childrenOf(children, Returns)[0]?.children;
  const rows: [ReactNode, ReactNode][] = [
    ['Called by', facts.calledBy && <Spans key="c" of={facts.calledBy} />],
    ['Returns', returns],
    ...childrenOf(children, Param).map(({name, children: text}): [ReactNode, ReactNode] => [
      <code key={name}>{name}</code>,
      text,
    ]),
  ];
  return (
    <>
      <Summary facts={facts.summary} />
      <FactSheet rows={rows} className={facts.calledBy && styles.callback} />
      <Details facts={facts} reported={childrenOf(children, Throws)} />
    </>
  );
}
