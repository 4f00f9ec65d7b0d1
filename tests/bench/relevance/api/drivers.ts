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
    ],
    'new tab': `${DRIVERS}/window-actions#switch-to-new`,
    'take a screenshot': `${DRIVERS}/window-actions#take-screenshot`,
  },
  task: {
    'accept a popup': [`${DRIVERS}/alert-actions`, `${DRIVERS}/alert-actions#accept`],
    'open a url': [
      `${DRIVERS}/navigate-actions`,
      `${DRIVERS}/navigate-actions#to`,
      `${DRIVERS}/navigate-actions#to-base-url`,
    ],
    'delete cookies': [
      `${DRIVERS}/cookie-actions`,
      `${DRIVERS}/cookie-actions#delete`,
      `${DRIVERS}/cookie-actions#delete-all`,
    ],
    'switch to an iframe': [`${DRIVERS}/frame-actions`, `${DRIVERS}/frame-actions#switch-to`],
    'switch to webview': [
      `${DRIVERS}/context-actions`,
      `${DRIVERS}/context-actions#switch-to-web-view`,
    ],
  },
  'natural question': {
    'how do I close the second tab?': [
      `${DRIVERS}/window-actions`,
      `${DRIVERS}/window-actions#close`,
    ],
    'can a test go back in the browser history?': [
      `${DRIVERS}/navigate-actions`,
      `${DRIVERS}/navigate-actions#back`,
    ],
  },
};
