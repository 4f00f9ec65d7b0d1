import type {QuerySet} from '../types';

/** Sessions, settings, and enums. */
export const sessions: QuerySet = {
  exact: {
    FrameworkSetting: '/api/sessions/settings',
    SwipeDirection: '/api/enums#swipe-direction',
    PlatformType: '/api/enums#platform-type',
    ParallelSession: '/api/sessions/parallel-session',
    DriverSession: '/api/sessions/driver-session',
  },
  'split words': {
    'switch persona': '/api/sessions/parallel-session#switch-persona',
    'parallel session': '/api/sessions/parallel-session',
    'driver session': '/api/sessions/driver-session',
  },
  'prefix as typed': {
    paralle: '/api/sessions/parallel-session',
  },
  typo: {
    paralellSession: '/api/sessions/parallel-session',
  },
  keyword: {
    'how can two users take part in one test?': [
      '/api/sessions/parallel-session',
      '/docs/guides/run/personas',
      '/docs/guides/run/personas#open',
    ],
    'pass a value to a later step': [
      '/docs/guides/api/execute-request#share',
      '/docs/guides/run/personas#data',
      '/api/sessions/driver-session#set-shared-data',
      '/api/sessions/driver-session#get-shared-data',
    ],
    'shared data': [
      '/api/sessions/driver-session#set-shared-data',
      '/api/sessions/driver-session#get-shared-data',
      '/docs/guides/api/execute-request#share',
      '/docs/guides/run/personas#data',
    ],
  },
  task: {
    'change the configuration from Java code': '/api/sessions/settings#properties',
    'which browsers can be started': [
      '/docs/intro#browsers',
      '/api/enums#browser',
      'ui.web.browser',
    ],
    'close one of two browsers': [
      '/api/sessions/parallel-session#clear-session',
      '/docs/guides/run/personas#close',
    ],
    'go on as the other user': [
      '/api/sessions/parallel-session#switch-persona',
      '/docs/guides/run/personas#switch',
    ],
    'close every browser after the tests': [
      '/api/sessions/parallel-session#clear-all-sessions',
      '/docs/guides/run/personas#close',
      '/docs/guides/run/parallel#clear',
    ],
  },
  'natural question': {
    'is a browser open already?': '/api/sessions/parallel-session#is-session-created',
    'how do I get the selenium driver?': [
      '/api/sessions/driver-session#properties',
      '/docs/guides/migrate/selenium#missing',
    ],
  },
};
