import React from 'react';
import type {Stop} from '@site/src/components/home/CallTrace';
import {
  CLICK_CALLBACK,
  CLICK_DELAY,
  CLICK_LOG,
  ELEMENT_NOT_FOUND,
  ELEMENT_WAIT,
  fill,
} from '@site/src/data/click';

/** The way of a click, in the order of the source. */
export const stops: Stop[] = [
  {name: 'Log', text: <code>{fill(CLICK_LOG, 'Login button')}</code>},
  {
    name: 'Tell',
    text: (
      <>
        Your listener hears <code>{CLICK_CALLBACK}</code>, before anything happens
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
  {name: 'Choose', text: 'The selector for the session’s platform'},
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
