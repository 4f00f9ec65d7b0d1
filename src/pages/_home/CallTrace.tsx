import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {
  CLICK_CALLBACK,
  CLICK_DELAY,
  CLICK_LOG,
  ELEMENT_NOT_FOUND,
  ELEMENT_WAIT,
  fill,
} from '@site/src/data/clickFacts';
import styles from './styles.module.css';

/** What a click does, in the order of the source. */
const STEPS = [
  {name: 'Log', text: <code>{fill(CLICK_LOG, 'Login button')}</code>},
  {
    name: 'Notify',
    text: (
      <>
        Your listener’s <code>{CLICK_CALLBACK}</code> is called, before the element is looked up
      </>
    ),
  },
  {
    name: 'Pause',
    text: (
      <>
        <code>{CLICK_DELAY.key}</code>, {CLICK_DELAY.milliseconds} ms unless you set it
      </>
    ),
  },
  {name: 'Select', text: 'The selector for the session’s platform'},
  {
    name: 'Wait',
    text: (
      <>
        Until clickable, at most <code>{ELEMENT_WAIT.key}</code>: {ELEMENT_WAIT.seconds} s unless
        you set it
      </>
    ),
  },
  {name: 'Act', text: 'Selenium or Appium clicks'},
];

/** What a click does inside the framework: one line with a stop for each step. */
export function CallTrace(): ReactNode {
  return (
    <>
      <ol className={clsx('bk-plain', styles.trace)}>
        {STEPS.map(({name, text}) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={styles.failure}>
        <b>If the wait runs out</b> the test stops with{' '}
        <code>{fill(ELEMENT_NOT_FOUND, 'Login button', 'WEB')}</code>
      </p>
    </>
  );
}
