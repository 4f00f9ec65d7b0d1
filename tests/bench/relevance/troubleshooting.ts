import type {QuerySet} from './types';

const TROUBLE = '/docs/guides/troubleshooting';

/** Errors, as testers name, paste, and describe them. */
export const troubleshooting: QuerySet = {
  keyword: {
    'configuration errors': [`${TROUBLE}/configuration`, `${TROUBLE}#configuration`],
    'session errors': [`${TROUBLE}/sessions`, `${TROUBLE}#sessions`],
    'element errors': [`${TROUBLE}/elements`, `${TROUBLE}#elements`],
    'api errors': [`${TROUBLE}/api`, `${TROUBLE}#api`],
    'browser errors': `${TROUBLE}/browser`,
    'listener errors': [`${TROUBLE}/data`, `${TROUBLE}/data#listeners`],
    'test data errors': [
      `${TROUBLE}/data`,
      `${TROUBLE}/data#workbooks`,
      `${TROUBLE}#data`,
      `${TROUBLE}/data#classes`,
    ],
    NoAlertPresentException: `${TROUBLE}/browser#no-alert-present`,
    UnknownHostException: `${TROUBLE}/api#unknown-host`,
    SocketTimeoutException: `${TROUBLE}/api#socket-timeout`,
    ClassCastException: `${TROUBLE}/elements#class-cast`,
    AssertionError: `${TROUBLE}/api#assertion-error`,
    NullPointerException: `${TROUBLE}/configuration#null-pointer`,
    'connection refused': `${TROUBLE}/api#connection-refused`,
    'stale element': `${TROUBLE}/elements#stale-element`,
    'element not clickable': [
      `${TROUBLE}/elements#click-intercepted`,
      `${TROUBLE}/elements#not-interactable`,
    ],
    'element not found': [
      'ELEMENT_NOT_FOUND',
      `${TROUBLE}/elements#no-such-element`,
      `${TROUBLE}/elements#find`,
    ],
    'appium does not start': [
      'ERROR_STARTING_SERVER',
      `${TROUBLE}/sessions#appium-not-started`,
      `${TROUBLE}/sessions#invalid-server-instance`,
    ],
    'read a stack trace': `${TROUBLE}#read-a-stack-trace`,
  },
  'error text': {
    'element click intercepted: Element <button> is not clickable at point (120, 30). Other element would receive the click': `${TROUBLE}/elements#click-intercepted`,
    'stale element reference: stale element not found in the current frame': `${TROUBLE}/elements#stale-element`,
    'java.net.ConnectException: Failed to connect to localhost/127.0.0.1:4723': `${TROUBLE}/api#connection-refused`,
    'session not created: This version of ChromeDriver only supports Chrome version 114': `${TROUBLE}/sessions#session-not-created`,
    'Unable to obtain: chromedriver': `${TROUBLE}/sessions#no-such-driver`,
    'no such alert': `${TROUBLE}/browser#no-alert-present`,
    'element not interactable': `${TROUBLE}/elements#not-interactable`,
    'java.lang.NoClassDefFoundError: Could not initialize class io.github.boykaframework.manager.ParallelSession': `${TROUBLE}/configuration#no-class-def-found`,
    'class java.lang.Long cannot be cast to class java.lang.Integer': `${TROUBLE}/elements#class-cast`,
    'PKIX path building failed': `${TROUBLE}/api#ssl-handshake`,
    'invalid selector: An invalid or illegal selector was specified': `${TROUBLE}/elements#invalid-selector`,
    "No results for path: $['booking']['id']": `${TROUBLE}/api#path-not-found`,
    'Cannot get a NUMERIC value from a ERROR formula cell': `${TROUBLE}/data#numeric-from-string`,
  },
  task: {
    'the page changed after I found the button': `${TROUBLE}/elements#stale-element`,
    'a cookie banner covers the button': `${TROUBLE}/elements#click-intercepted`,
    'chrome and its driver have different versions': `${TROUBLE}/sessions#session-not-created`,
    'service is too slow to answer': [
      `${TROUBLE}/api#socket-timeout`,
      '/docs/guides/api/setup-config#timeouts',
      '/docs/guides/waits-and-timeouts#api',
      'api.timeout.read_timeout',
    ],
    'trust a self-signed certificate': ['api.validate_ssl', `${TROUBLE}/api#ssl-handshake`],
    'everything fails after the first test': [
      `${TROUBLE}/configuration#no-class-def-found`,
      `${TROUBLE}#read-a-stack-trace`,
    ],
    'spreadsheet is not found': `${TROUBLE}/data#excel-file-missing`,
    'my setting is ignored': [
      '/docs/guides/config/check',
      '/docs/guides/config/configuration#reading',
    ],
    'the listener is never called': '/docs/guides/listeners#if-it-fails',
    'typing into a disabled field': `${TROUBLE}/elements#invalid-element-state`,
    'list made of divs instead of select': `${TROUBLE}/elements#unexpected-tag-name`,
  },
  'natural question': {
    'why does my swipe end outside of the screen?': [
      'FINGER_OUT_OF_BOUND',
      '/api/actions/elements/finger-actions#swipe',
    ],
    'which line of the exception is the real cause?': `${TROUBLE}#read-a-stack-trace`,
    'why did the session end while nothing happened?': [
      `${TROUBLE}/sessions#no-such-session`,
      'ui.mobile.device.command_timeout',
    ],
    'why is every later test broken too?': [
      `${TROUBLE}/configuration#no-class-def-found`,
      `${TROUBLE}#read-a-stack-trace`,
    ],
    'why are HEAD calls rejected?': [
      `${TROUBLE}/api#head-body`,
      '/api/actions/api/api-actions#execute',
      '/api/enums#request-method',
    ],
  },
};
