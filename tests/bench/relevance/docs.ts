import type {QuerySet} from './types';

/** Guides and tutorials. */
export const docs: QuerySet = {
  'prefix as typed': {
    quicks: '/docs/getting-started/quickstart',
    architec: '/docs/getting-started/architecture',
    allur: '/docs/tutorials/generate-allure-report',
  },
  typo: {
    quikstart: '/docs/getting-started/quickstart',
    architechture: '/docs/getting-started/architecture',
    'alure report': '/docs/tutorials/generate-allure-report',
  },
  keyword: {
    'how do I use an Appium server on another machine?': [
      '/docs/tutorials/appium-grid',
      '/docs/guides/config/server#example',
    ],
    // Until the starter and the quickstart have Gradle.
    gradle: [
      '/docs/guides/create-first-project#describe-the-project-to-maven',
      '/docs/getting-started/quickstart',
    ],
    'maven dependency': [
      '/docs/guides/create-first-project#describe-the-project-to-maven',
      '/docs/getting-started/quickstart',
    ],
    'first test': '/docs/getting-started/quickstart',
    'example test': [
      '/docs/getting-started/quickstart',
      '/docs/getting-started/quickstart#write-the-test',
    ],
    grid: ['/docs/guides/config/web#grid', '/docs/intro#browsers', '/docs/tutorials/appium-grid'],
    'selenium grid': '/docs/guides/config/web#grid',
    'java version': '/docs/intro#versions',
    'compare platforms': '/docs/intro#platforms',
    'supported platforms': '/docs/intro#platforms',
    'supported browsers': '/docs/intro#browsers',
  },
  task: {
    'read rows from excel': '/docs/tutorials/data-driven-testing',
    'show test results in a browser': '/docs/tutorials/generate-allure-report',
    'check the json fields of an answer': '/docs/guides/api/verify-response',
    'validate a body against json schema': '/docs/guides/api/verify-response-schema',
    'send a post call': ['/docs/guides/api/execute-request', '/docs/guides/api/compose-request'],
    'install the framework': [
      '/docs/getting-started/quickstart',
      '/docs/guides/create-first-project',
    ],
  },
  'natural question': {
    'which browsers are supported?': '/docs/intro#browsers',
    'what happens between my test and selenium?': '/docs/getting-started/architecture',
    'how do I test on an iPhone?': '/docs/guides/ui/ios/setup-config',
    'how do I expect texts in German and English?': '/docs/tutorials/i18n-l10n',
  },
};
