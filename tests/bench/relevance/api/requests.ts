import type {QuerySet} from '../types';

/** API requests and responses. */
export const requests: QuerySet = {
  keyword: {
    'add a query parameter': [
      '/api/builders/api-request#address',
      '/api/builders/api-request#properties',
      '/docs/guides/api/compose-request#query',
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
    'upload a file to an endpoint': '/api/builders/api-request#forms',
    'post a picture as multipart': '/api/builders/api-request#forms',
    'log in with a user name and password': '/api/builders/api-request#basic-auth',
    'expect http 201': '/api/builders/api-response#verify-status-code',
    'take an id out of the answer': '/api/builders/api-response#get-response-data',
  },
  'natural question': {
    'why is my token in the log?': '/api/actions/api/api-actions#logged',
    'why is a null field missing from the answer?': [
      '/api/builders/api-response#body-text',
      '/api/builders/api-response#verify-schema',
    ],
    'can I check a response header?': '/api/builders/api-response#verify-header',
    'how do I keep a password out of the log?': [
      '/api/actions/api/api-actions#logged',
      'api.logging.request',
      'api.logging.enable',
    ],
  },
};
