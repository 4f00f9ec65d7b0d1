import type {QuerySet} from '../types';

/** Test data and languages. */
export const data: QuerySet = {
  exact: {
    TestDataAction: '/api/data/test-data',
    LanguageAction: '/api/data/language',
    withData: '/api/data/test-data#with-data',
  },
  'split words': {
    'data row': '/api/data/test-data#data-row',
  },
  task: {
    'read a spreadsheet in a test': [
      '/api/data/test-data',
      '/docs/tutorials/data-driven-testing',
      '/api/data/test-data#get',
      '/api/data/test-data#rows',
      '/docs/tutorials/data-driven-testing#provider',
    ],
    'compare labels with their translation': [
      '/docs/tutorials/i18n-l10n',
      '/docs/tutorials/i18n-l10n#read',
    ],
  },
};
