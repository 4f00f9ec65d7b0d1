import type {QuerySet} from '../types';

const DRIVERS = '/api/actions/drivers';

/** Actions on drivers. */
export const drivers: QuerySet = {
  exact: {
    WindowActions: `${DRIVERS}/window-actions`,
    NavigateActions: `${DRIVERS}/navigate-actions`,
  },
  'lower case': {
    frameactions: `${DRIVERS}/frame-actions`,
    cookieactions: `${DRIVERS}/cookie-actions`,
    contextactions: `${DRIVERS}/context-actions`,
    driveractions: `${DRIVERS}/driver-actions`,
  },
  'split words': {
    'alert actions': `${DRIVERS}/alert-actions`,
  },
  'prefix as typed': {
    alertA: `${DRIVERS}/alert-actions`,
    contextA: `${DRIVERS}/context-actions`,
    cookieA: `${DRIVERS}/cookie-actions`,
  },
  typo: {
    navigatActions: `${DRIVERS}/navigate-actions`,
    frmeActions: `${DRIVERS}/frame-actions`,
    'coockie actions': `${DRIVERS}/cookie-actions`,
  },
  keyword: {
    popup: [
      `${DRIVERS}/alert-actions`,
      `${DRIVERS}/alert-actions#on-alert`,
      `${DRIVERS}/alert-actions#accept`,
      `${DRIVERS}/alert-actions#dismiss`,
      `${DRIVERS}/alert-actions#verify-accept`,
      `${DRIVERS}/alert-actions#verify-dismiss`,
    ],
    'browser console': [
      `${DRIVERS}/driver-actions#save-logs`,
      '/docs/guides/run/logs-screenshots-video#driver-logs',
      '/docs/guides/config/general#ui-logging',
    ],
    'current url': [
      `${DRIVERS}/navigate-actions#get-url`,
      `${DRIVERS}/navigate-actions#verify-url`,
    ],
    'page title': [`${DRIVERS}/window-actions#get-title`, `${DRIVERS}/window-actions#verify-title`],
    'new tab': `${DRIVERS}/window-actions#switch-to-new`,
    'take a screenshot': [
      `${DRIVERS}/window-actions#take-screenshot`,
      `${DRIVERS}/window-actions#get-screenshot`,
      '/docs/guides/run/logs-screenshots-video#screenshot',
    ],
  },
  task: {
    'accept a popup': `${DRIVERS}/alert-actions#accept`,
    'answer a prompt with text': `${DRIVERS}/alert-actions#accept`,
    'read the message of an alert': [
      `${DRIVERS}/alert-actions#accept`,
      `${DRIVERS}/alert-actions#dismiss`,
      `${DRIVERS}/alert-actions#common-behavior`,
    ],
    'open a url': [`${DRIVERS}/navigate-actions#to`, `${DRIVERS}/navigate-actions#to-base-url`],
    'reload the page': `${DRIVERS}/navigate-actions#refresh`,
    'delete cookies': [`${DRIVERS}/cookie-actions#delete`, `${DRIVERS}/cookie-actions#delete-all`],
    'read one cookie': `${DRIVERS}/cookie-actions#cookie`,
    'switch to an iframe': `${DRIVERS}/frame-actions#switch-to`,
    'leave an iframe': `${DRIVERS}/frame-actions#switch-to-parent`,
    'switch to webview': `${DRIVERS}/context-actions#switch-to-web-view`,
    'return to the native app': `${DRIVERS}/context-actions#switch-to-native`,
    'send the escape key': `${DRIVERS}/driver-actions#press-keys`,
    'wait for my own condition': `${DRIVERS}/driver-actions#wait-until`,
    'make the browser window larger': [
      `${DRIVERS}/window-actions#maximize`,
      `${DRIVERS}/window-actions#full-screen`,
      'ui.web.resize',
      'ui-web-custom-size',
      '/docs/guides/ui/web/setup-config#window',
    ],
  },
  'natural question': {
    'how do I close the second tab?': `${DRIVERS}/window-actions#close`,
    'how many tabs are open?': `${DRIVERS}/window-actions#handles`,
    'can a test go back in the browser history?': `${DRIVERS}/navigate-actions#back`,
    'which webview am I in?': `${DRIVERS}/context-actions#current-context`,
    'how do I pick a frame by its number?': `${DRIVERS}/frame-actions#switch-to`,
  },
};
