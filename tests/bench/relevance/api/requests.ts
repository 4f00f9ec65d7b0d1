import type {QuerySet} from '../types';

/** API requests and responses. */
export const requests: QuerySet = {
  exact: {
    ApiRequest: '/api/builders/api-request',
    ApiResponse: '/api/builders/api-response',
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
};
