import React from 'react';
import type {CallStep} from '@site/src/components/home/CallTrace';
import {
  CLICK_CALLBACK,
  CLICK_DELAY,
  CLICK_LOG,
  ELEMENT_NOT_FOUND,
  ELEMENT_WAIT,
  fill,
} from '@site/src/data/clickFacts';

/** What a click does, in the order of the source. */
export const clickSteps: CallStep[] = [
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

export const failure = {
  when: 'If the wait runs out',
  text: (
    <>
      the test stops with <code>{fill(ELEMENT_NOT_FOUND, 'Login button', 'WEB')}</code>
    </>
  ),
};
