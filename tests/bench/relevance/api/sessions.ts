import type {QuerySet} from '../types';

/** Sessions. */
export const sessions: QuerySet = {
  exact: {
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
  task: {
    'close every browser after the tests': '/api/sessions/parallel-session#clear-all-sessions',
  },
  'natural question': {
    'how can two users take part in one test?': [
      '/api/sessions/parallel-session',
      '/docs/tutorials/automate-chat-app',
    ],
  },
};
