import type {QuerySet} from '../types';

/** Utilities. */
export const utils: QuerySet = {
  exact: {
    ErrorHandler: '/api/utils/error-handler',
    JsonUtil: '/api/utils/json-util',
    SettingUtils: '/api/utils/settings-util',
  },
  'lower case': {
    stringutils: '/api/utils/string-utils',
    settingutils: '/api/utils/settings-util',
  },
  'split words': {
    'error handler': '/api/utils/error-handler',
    'json util': '/api/utils/json-util',
  },
  'prefix as typed': {
    errorHa: '/api/utils/error-handler',
    jsonU: '/api/utils/json-util',
    settingU: '/api/utils/settings-util',
  },
  typo: {
    erorHandler: '/api/utils/error-handler',
  },
  'natural question': {
    'how do I write an object to a json file?': [
      '/api/utils/json-util',
      '/api/utils/json-util#to-file',
    ],
  },
};
