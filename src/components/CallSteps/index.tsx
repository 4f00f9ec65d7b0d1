import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {LinkedCodeList, LinkedCode} from '@site/src/components/LinkedCode';
import type {SettingFacts, Step} from '@site/src/framework/referenceProps';
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

/** Configuration keys with unit and default. */
function Settings({of, unit}: {of: SettingFacts[]; unit: string}): ReactNode {
  const [only] = of;
  return (
    <>
      <LinkedCodeList of={of.map(({key}) => key)} /> {unit}
      {of.length === 1 && only?.default && `, default ${only.default}`}
    </>
  );
}

function words(step: Step): ReactNode {
  switch (step.kind) {
    case 'log':
      return (
        <>
          Logs {step.text === undefined ? 'a message built at run time' : <code>{step.text}</code>}
          {step.level && `, at level ${step.level}`}.
        </>
      );
    case 'listener':
      return (
        <>
          Calls <LinkedCode of={step.callback} /> of the listener{ORDER[step.order]}.
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
          .{step.outline && ` On the web, outlines it in ${step.outline} if highlighting is on.`}
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
          {step.notifies && (
            <>
              {' '}
              Calls <LinkedCode of={step.notifies} /> of the driver&apos;s listener.
            </>
          )}
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
          Runs <LinkedCode of={step.method} />, with all its steps.
        </>
      );
    case 'return':
      return (
        <>
          Returns{step.value && ' '}
          {step.value && <code>{step.value}</code>} and ends.
        </>
      );
    case 'swallow':
      return (
        <>
          If a <code>{step.catches.join(' or ')}</code> is thrown on the way,{' '}
          {step.ends ? 'returns' : 'continues'}
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

const STOP: Partial<Record<Step['kind'], string>> = {
  listener: styles.notify,
  swallow: styles.fail,
};

/**
 * What a call does, in order: one stem with a stop for each step. Amber stops call a listener, red
 * ones replace an error; the words say the same. The search leaves the steps out: they are alike in
 * most methods.
 *
 * @param props.steps as the facts have them
 * @param props.id of the list
 */
export function CallSteps({steps, id}: {steps: Step[]; id?: string}): ReactNode {
  return (
    <ol id={id} className={clsx('bk-plain', styles.steps)} data-search="skip">
      {steps.map((step, index) => (
        <li key={index} className={clsx(STOP[step.kind])}>
          <Condition code={'when' in step ? step.when : undefined} />
          {words(step)}
        </li>
      ))}
    </ol>
  );
}
