import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import figures from '@data/figures.json';
import styles from './styles.module.css';

const {click, limits} = figures;

/** What a click does, in the order of the source. */
const STEPS = [
  {name: 'Log', text: <code>{click.log}</code>},
  {
    name: 'Notify',
    text: (
      <>
        Calls your listener’s <code className="bk-short">{click.callback}</code> before looking up
        the element
      </>
    ),
  },
  {
    name: 'Pause',
    text: (
      <>
        <code className="bk-short">before_click</code>, {limits['ui.delay.before_click']} unless you
        set it
      </>
    ),
  },
  {name: 'Select', text: 'The selector for the session’s platform'},
  {
    name: 'Wait',
    text: (
      <>
        Until clickable, at most <code className="bk-short">explicit_wait</code>:{' '}
        {limits['ui.timeout.explicit_wait']} unless you set it
      </>
    ),
  },
  {name: 'Act', text: 'Selenium or Appium clicks'},
];

/** What a click does inside the framework: one line with a stop for each step. */
export function CallTrace(): ReactNode {
  return (
    <>
      <ol className={clsx('bk-plain text--secondary', styles.trace)}>
        {STEPS.map(({name, text}) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="text--secondary margin-top--md">
        <b className="text--danger">If the wait times out,</b> the test fails with{' '}
        <code>{click.error}</code>
      </p>
    </>
  );
}
