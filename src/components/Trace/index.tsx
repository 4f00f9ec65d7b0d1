import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {CodeList, CodePiece} from '@site/src/components/Pieces';
import type {SettingFacts, Step} from '@site/src/framework/sheets';
import styles from './styles.module.css';

const ORDER = {
  before: ', before the driver acts',
  between: ', between two calls of the driver',
  after: ', after the driver acted',
  none: '',
};
const UNTIL: Record<string, string> = {
  VISIBLE: 'Waits until the element is visible',
  CLICKABLE: 'Waits until the element is visible and enabled',
};

function Condition({code}: {code?: string}): ReactNode {
  return code ? (
    <>
      If <code>{code}</code>:{' '}
    </>
  ) : null;
}

/** Keys of the configuration with the unit of their numbers, and what they are unless set. */
function Settings({of, unit}: {of: SettingFacts[]; unit: string}): ReactNode {
  const [only] = of;
  return (
    <>
      <CodeList of={of.map(({key}) => key)} /> {unit}
      {of.length === 1 && only?.default && `, ${only.default} unless set`}
    </>
  );
}

function words(step: Step): ReactNode {
  switch (step.kind) {
    case 'log':
      return (
        <>
          Logs {step.text === undefined ? 'a text made at run time' : <code>{step.text}</code>}
          {step.level && `, at level ${step.level}`}.
        </>
      );
    case 'listener':
      return (
        <>
          Listener: <CodePiece of={step.callback} />
          {ORDER[step.order]}.
        </>
      );
    case 'until':
      return (
        <>
          {UNTIL[step.until] ?? (
            <>
              Waits for <code>{step.until}</code>
            </>
          )}
          {step.settings.length > 0 && (
            <>
              , at most <Settings of={step.settings} unit="seconds" />
            </>
          )}
          .
        </>
      );
    case 'pause':
      return (
        <>
          Pauses for{' '}
          {step.settings.length > 0 ? (
            <Settings of={step.settings} unit="milliseconds" />
          ) : (
            <code>{step.text}</code>
          )}
          .
          {step.hears && (
            <>
              {' '}
              The listener of the driver hears <CodePiece of={step.hears} />.
            </>
          )}
        </>
      );
    case 'highlight':
      return (
        <>
          On the web, outlines the element in {step.action ? 'red' : 'green'} for a moment, if{' '}
          <CodePiece of={step.setting.key} /> is on.
        </>
      );
    case 'driver':
      return (
        <>
          Calls <code>{step.text}</code>.
        </>
      );
    case 'assert':
      return (
        <>
          Starts a Truth assertion, labeled <code>{step.label}</code>.
        </>
      );
    case 'calls':
      return (
        <>
          Does all that <CodePiece of={step.method} /> does.
        </>
      );
    case 'return':
      return (
        <>
          Returns{step.value && ' '}
          {step.value && <code>{step.value}</code>}, and does no more.
        </>
      );
    case 'swallow':
      return (
        <>
          If a <code>{step.catches.join(' or ')}</code> is raised on the way,{' '}
          {step.ends ? 'returns' : 'goes on'}
          {step.returns !== undefined && (
            <>
              {step.ends ? ' ' : ' with '}
              <code>{step.returns}</code>
            </>
          )}{' '}
          instead.
        </>
      );
  }
}

const STOP: Partial<Record<Step['kind'], string>> = {listener: styles.hear, swallow: styles.fail};

/**
 * What a call does, in order: one stem with a stop for each step. Amber stops are what a listener
 * hears, red ones where a failure leads; the words say the same.
 *
 * @param props.steps as the facts have them
 */
export function Trace({steps}: {steps: Step[]}): ReactNode {
  return (
    <ol className={styles.trace}>
      {steps.map((step, index) => (
        <li key={index} className={clsx(STOP[step.kind])}>
          <Condition code={'when' in step ? step.when : undefined} />
          {words(step)}
        </li>
      ))}
    </ol>
  );
}
