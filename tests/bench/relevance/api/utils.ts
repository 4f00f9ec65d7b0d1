import type {QuerySet} from '../types';

/** Utilities, and the error of the framework. */
export const utils: QuerySet = {
  exact: {
    FrameworkError: '/api/utils/framework-error',
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
  task: {
    'fill placeholders in a string': '/api/utils/string-utils#interpolate',
    'load json into a class': '/api/utils/json-util#from-file',
    'print an object as text': '/api/utils/json-util#to-string',
    'raise an error of my own': [
      '/api/utils/error-handler#throw-error',
      '/api/utils/error-handler#handle-and-throw',
      '/api/utils/error-handler',
    ],
    'wrap a caught exception': '/api/utils/error-handler#handle-and-throw',
    'read boyka-config.json from code': [
      '/api/utils/settings-util#load-setting',
      '/api/sessions/settings',
      '/api/sessions/settings#read',
    ],
    'catch what a failed step throws': [
      '/api/utils/framework-error#content',
      '/docs/getting-started/architecture#errors',
    ],
  },
  'natural question': {
    'how do I write an object to a json file?': '/api/utils/json-util#to-file',
    'does a file exist?': '/api/utils/string-utils#is-valid-path',
  },
};
