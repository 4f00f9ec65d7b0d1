import {unused, type ErrorEntries} from './types';

/** Errors of the browser window, dialogs, scripts, web views, and of the files that a session writes. */
export const browser: ErrorEntries = {
  CONTEXT_SWITCHING_NOT_ALLOWED: {
    why: '`type` of the application in the configuration decides, not the application itself.',
    fix: 'Set `type` to `HYBRID` if the application has web views. In a browser on a device no switch is needed.',
    settings: ['ui.mobile.device.application.type'],
  },
  DRIVER_CANNOT_BE_NULL: {
    why: 'A screenshot was asked for without a session, after `clearSession`, on another thread, or in an API session, which has no driver.',
    fix: 'Take the screenshot before the session is cleared, on the thread of the test.',
  },
  ERROR_SAVING_SCREENSHOT: {
    why: 'The folder cannot be created or written to, or the name has characters that the file system does not allow. A path that is not absolute begins at the folder that Java was started in.',
    fix: 'Read the line `Caused by:`, which names the file. Correct the path, or the rights of the folder.',
    settings: ['ui.screenshot.path', 'ui.screenshot.prefix'],
  },
  ERROR_SAVING_VIDEO: {
    why: 'The folder of the recordings cannot be created or written to.',
    fix: 'Read the line `Caused by:`, which names the file. Correct the path, or the rights of the folder.',
    settings: ['video.path', 'video.prefix'],
  },
  ERROR_CREATING_LOGS: {
    why: '`saveLogs` does not create its folder. The framework then cannot format this message, so that your log has [another error](#cannot-parse-argument) instead.',
    fix: 'Create the folder before the test, below the folder that Java was started in.',
    settings: ['ui.logging.path'],
  },
  'cannot-parse-argument': {
    exception: 'java.lang.IllegalArgumentException',
    text: "can't parse argument number",
    when: 'If `saveLogs` finds no folder at the path of its setting.',
    why: 'It replaces the message [`ERROR_CREATING_LOGS`](#error-creating-logs), which has a mistake in its text. The real cause is a missing folder.',
    fix: 'Create the folder before the test, below the folder that Java was started in.',
    settings: ['ui.logging.path'],
  },
  ERROR_WRITING_LOGS: {
    why: 'The file was created, but the disk is full or the folder went away.',
    fix: 'Read the line `Caused by:`. Free space, or change the path.',
    settings: ['ui.logging.path'],
  },
  ERROR_DELETING_LOGS: unused,
  'no-alert-present': {
    exception: 'org.openqa.selenium.NoAlertPresentException',
    when: 'If a test reads or closes a dialog, and none is open.',
    why: 'The actions of dialogs do not wait. The dialog opens later, was closed already, or is no dialog of the browser but a part of the page.',
    fix: 'Wait with [`waitUntil`](/api/actions/drivers/driver-actions#wait-until) and `ExpectedConditions.alertIsPresent()`. Handle a part of the page like any other element.',
  },
  'unhandled-alert': {
    exception: 'org.openqa.selenium.UnhandledAlertException',
    when: 'If a call needs the page while a dialog of the browser is open.',
    why: 'The page opened a dialog that the test did not expect. The text of the exception has the text of the dialog.',
    fix: 'Accept or dismiss the dialog with [`onAlert`](/api/actions/drivers/alert-actions) before the next action.',
  },
  'no-such-window': {
    exception: 'org.openqa.selenium.NoSuchWindowException',
    when: 'If the window or tab is closed, or no window has that name or handle.',
    why: 'The test or the page closed the window that is current, or the new window is not open yet.',
    fix: 'Switch to a window that is open, with [`onWindow`](/api/actions/drivers/window-actions). Wait for a new window before you switch to it.',
  },
  'no-such-frame': {
    exception: 'org.openqa.selenium.NoSuchFrameException',
    when: 'If the current page or frame has no such frame.',
    why: 'Frames are looked for in the current frame only, and the page may load the frame later.',
    fix: 'Switch to the outer frame or to the page first, with [`onFrame`](/api/actions/drivers/frame-actions).',
  },
  'javascript-exception': {
    exception: 'org.openqa.selenium.JavascriptException',
    when: 'If a script that a test runs fails in the page.',
    why: 'The text of the exception is the one of the browser. An argument that is an element can be gone, and `return` may be missing.',
    fix: 'Run the script in the console of the browser. Give it elements and values by `arguments`.',
  },
};
