import type {QuerySet} from '../types';

/** API requests and responses. */
export const requests: QuerySet = {
  keyword: {
    'add a query parameter': [
      '/api/builders/api-request#address',
      '/api/builders/api-request#properties',
      '/docs/guides/api/compose-request#query',
    ],
    'can I check a response header?': [
      '/api/builders/api-response#verify-header',
      '/docs/guides/api/verify-response#header',
    ],
    'how do I keep a password out of the log?': [
      '/docs/guides/api/execute-request#log',
      '/api/actions/api/api-actions#logged',
      'api.logging.request',
      'api.logging.enable',
    ],
  },
  exact: {
    ApiRequest: '/api/builders/api-request',
    ApiResponse: '/api/builders/api-response',
    verifyIntField: '/api/builders/api-response#verify-int-field',
    verifyHeader: '/api/builders/api-response#verify-header',
    withRequest: '/api/actions/api/api-actions#with-request',
  },
  'lower case': {
    apiactions: '/api/actions/api/api-actions',
  },
  'split words': {
    'api request': '/api/builders/api-request',
  },
  typo: {
    apiRespone: '/api/builders/api-response',
  },
  task: {
    'upload a file to an endpoint': [
      '/api/builders/api-request#forms',
      '/docs/guides/api/compose-request#form',
    ],
    'post a picture as multipart': [
      '/api/builders/api-request#forms',
      '/docs/guides/api/compose-request#form',
    ],
    'log in with a user name and password': [
      '/api/builders/api-request#basic-auth',
      '/docs/guides/api/compose-request#auth',
    ],
    'expect http 201': [
      '/api/builders/api-response#verify-status-code',
      '/docs/guides/api/verify-response#status',
    ],
    'take an id out of the answer': [
      '/api/builders/api-response#get-response-data',
      '/docs/guides/api/execute-request#chain',
    ],
  },
  'natural question': {
    'why is my token in the log?': [
      '/api/actions/api/api-actions#logged',
      '/docs/guides/api/execute-request#log',
      'api.logging.request',
    ],
    'why is a null field missing from the answer?': [
      '/api/builders/api-response#body-text',
      '/docs/guides/api/verify-response#if-it-fails',
    ],
  },
};
