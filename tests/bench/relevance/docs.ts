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
    'api base_uri': ['/docs/guides/api/setup-config#describe', '/docs/guides/config/api#api'],
    'pathParam placeholder': [
      '/docs/guides/api/compose-request#path-params',
      '/api/builders/api-request#address',
    ],
    'execute ApiRequest': [
      '/docs/guides/api/execute-request',
      '/api/actions/api/api-actions#execute',
    ],
    'verifyTextField JsonPath': [
      '/docs/guides/api/verify-response#text',
      '/api/builders/api-response',
    ],
    'AndroidDriver capabilities': '/docs/guides/migrate/appium#capabilities',
    'WebDriverWait equivalent': '/docs/guides/migrate/selenium#equivalents',
    'RestAssured given': '/docs/guides/migrate/rest-assured',
    'allure-testng': '/docs/tutorials/generate-allure-report',
    'relay node': '/docs/tutorials/appium-grid#node',
    'connection_timeout old name': '/docs/guides/migrate/renamed-keys',
    'first test': '/docs/getting-started/quickstart',
    'example test': [
      '/docs/getting-started/quickstart',
      '/docs/getting-started/quickstart#write',
      '/docs/getting-started/quickstart#samples',
      '/docs/guides/create-first-project#write-the-tests',
    ],
    'sample project download': '/docs/getting-started/quickstart#samples',
    grid: ['/docs/guides/config/web#grid', '/docs/intro#browsers', '/docs/tutorials/appium-grid'],
    'selenium grid': '/docs/guides/config/web#grid',
    'java version': '/docs/intro#versions',
    'compare platforms': '/docs/intro#platforms',
    'supported platforms': '/docs/intro#platforms',
    'supported browsers': '/docs/intro#browsers',
    troubleshooting: '/docs/guides/troubleshooting',
    'paste log': '/docs/guides/troubleshooting#paste-your-log',
    NoSuchDriverException: '/docs/guides/troubleshooting/sessions#no-such-driver',
    StaleElementReferenceException: '/docs/guides/troubleshooting/elements#stale-element',
    UnhandledAlertException: '/docs/guides/troubleshooting/browser#unhandled-alert',
    NotOfficeXmlFileException: '/docs/guides/troubleshooting/data#not-office-xml',
    NoClassDefFoundError: '/docs/guides/troubleshooting/configuration#no-class-def-found',
    PathNotFoundException: '/docs/guides/troubleshooting/api#path-not-found',
    'gesture errors': '/docs/guides/troubleshooting/devices',
  },
  task: {
    'find out why a run failed': [
      '/docs/guides/troubleshooting',
      '/docs/guides/troubleshooting#paste-your-log',
      '/docs/guides/troubleshooting#read-a-stack-trace',
    ],
    'read rows from excel': '/docs/tutorials/data-driven-testing',
    'show test results in a browser': '/docs/tutorials/generate-allure-report',
    'upload an attachment': '/docs/guides/api/compose-request#form',
    'use the id from one answer in the next call': '/docs/guides/api/execute-request#chain',
    'say where the service lives': '/docs/guides/api/setup-config',
    'rewrite my existing webdriver scripts': '/docs/guides/migrate/selenium',
    'replace the java client of mobile drivers': '/docs/guides/migrate/appium',
    'move given when then checks of services': '/docs/guides/migrate/rest-assured',
    'upgrade from an older version': '/docs/guides/migrate/renamed-keys',
    'check the json fields of an answer': [
      '/docs/guides/api/verify-response',
      '/api/builders/api-response#verify-text-field',
      '/api/builders/api-response#verify-int-field',
      '/api/builders/api-response#verify-boolean-field',
    ],
    'validate a body against json schema': [
      '/docs/guides/api/verify-response-schema',
      '/api/builders/api-response#verify-schema',
    ],
    'write a testng suite file': '/docs/guides/create-first-project#name-the-suite',
    'see what a failed test prints': '/docs/getting-started/quickstart#fail',
    'send a post call': ['/docs/guides/api/execute-request', '/docs/guides/api/compose-request'],
    'install the framework': [
      '/docs/getting-started/quickstart',
      '/docs/guides/create-first-project',
    ],
  },
  'natural question': {
    'which browsers are supported?': '/docs/intro#browsers',
    'what happens between my test and selenium?': [
      '/docs/getting-started/architecture',
      '/docs/getting-started/architecture#call',
    ],
    'does it replace testng?': '/docs/intro#limits',
    'which selenium version is inside?': '/docs/intro#versions',
    'when is boyka-config.json loaded?': [
      '/docs/getting-started/architecture#settings',
      '/docs/guides/config/configuration#reading',
      '/api/utils/settings-util#load-setting',
    ],
    'what is a persona?': [
      '/docs/getting-started/architecture#session',
      '/api/sessions/parallel-session',
      '/api/sessions/parallel-session#life',
    ],
    'how do I test on an iPhone?': '/docs/guides/ui/ios/setup-config',
    'how do I expect texts in German and English?': '/docs/tutorials/i18n-l10n',
  },
};
