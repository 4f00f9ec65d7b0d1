import type {QuerySet} from '../types';

/** API requests and responses. */
export const requests: QuerySet = {
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
  },
  'natural question': {
    'why is my token in the log?': '/api/actions/api/api-actions#logged',
    'why is a null field missing from the answer?': [
      '/api/builders/api-response#body-text',
      '/api/builders/api-response#verify-schema',
      '/api/builders/api-response#get-response-data',
      '/api/builders/api-request#json',
    ],
  },
};
