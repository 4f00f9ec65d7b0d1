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
  task: {
    'accept a popup': `${DRIVERS}/alert-actions`,
    'take a screenshot': `${DRIVERS}/window-actions`,
    'open a url': `${DRIVERS}/navigate-actions`,
    'delete cookies': `${DRIVERS}/cookie-actions`,
    'switch to an iframe': `${DRIVERS}/frame-actions`,
    'switch to webview': `${DRIVERS}/context-actions`,
  },
  'natural question': {
    'how do I close the second tab?': `${DRIVERS}/window-actions`,
    'can a test go back in the browser history?': `${DRIVERS}/navigate-actions`,
  },
};
