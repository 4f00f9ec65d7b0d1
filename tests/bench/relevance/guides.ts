import type {QuerySet} from './types';

/** What testers ask of the guides to runs, waits, data, and other tools. */
export const guides: QuerySet = {
  keyword: {
    browserstack: [
      '/docs/guides/run/grid-or-cloud',
      '/docs/guides/run/grid-or-cloud#place',
      '/docs/guides/config/web#cloud',
      '/docs/intro#targets',
    ],
    lambdatest: [
      '/docs/guides/run/grid-or-cloud',
      '/docs/guides/run/grid-or-cloud#place',
      '/docs/guides/config/web#cloud',
      '/docs/intro#targets',
    ],
    'data driven': '/docs/tutorials/data-driven-testing',
    'data provider': [
      '/docs/tutorials/data-driven-testing',
      '/docs/tutorials/data-driven-testing#provider',
    ],
    'parameterized test': [
      '/docs/tutorials/data-driven-testing',
      '/docs/tutorials/data-driven-testing#provider',
    ],
    xlsx: [
      '/docs/tutorials/data-driven-testing',
      '/docs/tutorials/data-driven-testing#sheet',
      '/api/data/test-data',
      '/api/data/test-data#common-behavior',
      'data.extension',
    ],
    i18n: ['/docs/tutorials/i18n-l10n', '/api/data/language'],
    localization: ['/docs/tutorials/i18n-l10n', '/api/data/language'],
    'run tests in parallel': ['/docs/guides/run/parallel', '/docs/guides/run/parallel#threads'],
    'wait until loaded': [
      '/api/actions/drivers/driver-actions#wait-until',
      '/docs/guides/waits-and-timeouts',
      '/docs/guides/waits-and-timeouts#once',
      '/docs/guides/ui/page-action#wait',
      'ui.web.page_load_strategy',
    ],
    'flaky tests': [
      '/docs/guides/waits-and-timeouts',
      '/docs/guides/ui/page-action#wait',
      '/docs/guides/ui/write-test#start',
    ],
    'screenshot on failure': '/docs/guides/run/logs-screenshots-video#screenshot',
    'follow redirects': '/docs/guides/api/execute-request#redirects',
    'what is sent when I set two bodies?': '/api/builders/api-request#bodies',
    'how does one user wait for the message of the other?': '/docs/guides/run/personas#wait',
    'how long does a listener object live?': '/docs/guides/listeners#life',
    '@FindBy': ['/docs/guides/migrate/selenium#missing', '/api/builders/locator'],
    AppiumDriverLocalService: [
      '/docs/guides/migrate/appium#equivalents',
      '/docs/guides/config/server',
    ],
    sendKeys: [
      '/api/actions/elements/textbox-actions#enter-text',
      '/docs/guides/migrate/selenium#equivalents',
      '/docs/guides/migrate/appium#equivalents',
    ],
    'Thread.sleep': '/api/actions/drivers/driver-actions#pause',
    'driver.quit()': [
      '/api/sessions/parallel-session#clear-session',
      '/docs/guides/migrate/selenium#equivalents',
      '/docs/guides/migrate/selenium#steps',
    ],
    'new Select(element)': [
      '/api/actions/elements/drop-down-actions',
      '/api/actions/elements/drop-down-actions#on-drop-down',
      '/docs/guides/migrate/selenium#equivalents',
    ],
    'desired capabilities': [
      '/docs/guides/migrate/appium#capabilities',
      'ui.web.capabilities',
      'ui.mobile.device.capabilities',
    ],
    'page object model': [
      '/docs/guides/ui/web/create-page-object',
      '/docs/guides/ui/android/create-page-object',
      '/docs/guides/ui/ios/create-page-object',
      '/docs/guides/create-first-project#describe-the-pages',
    ],
    'junit 5': ['/docs/guides/ui/write-test#library', '/docs/guides/ui/write-test#session'],
  },
  task: {
    'start my tests on every push': ['/docs/guides/run/ci', '/docs/guides/run/ci#pipeline'],
    'hide passwords from the repository': [
      '/docs/guides/run/ci#placeholders',
      '/docs/guides/config/configuration#placeholders',
    ],
    'attach logs and pictures to the build': '/docs/guides/run/ci#pipeline',
    'run on a server without a display': [
      'ui.web.headless',
      '/docs/guides/run/ci#placeholders',
      '/docs/guides/config/mobile#ui.mobile.device.virtual_device.headless',
    ],
    'speed up a long run': ['/docs/guides/run/parallel', '/docs/guides/run/parallel#threads'],
    'use two phones at once': '/docs/guides/run/parallel#ports',
    'a buyer and a seller in the same scenario': [
      '/docs/guides/run/personas',
      '/docs/guides/run/personas#open',
    ],
    'save a picture when a test fails': '/docs/guides/run/logs-screenshots-video#screenshot',
    'silence the console': 'logging.console_logs',
    'keep old logs': [
      '/docs/guides/config/general#logging-archive',
      'logging.archive.on_every_run',
    ],
    'run on real phones of a provider': [
      '/docs/guides/run/grid-or-cloud',
      '/docs/guides/run/grid-or-cloud#place',
    ],
    'click fails because the page is slow': [
      '/docs/guides/waits-and-timeouts#everywhere',
      '/docs/guides/waits-and-timeouts#once',
      'ui.timeout.explicit_wait',
    ],
    'stand still for five seconds': '/api/actions/drivers/driver-actions#pause',
    'wait for the spinner to disappear': '/api/actions/drivers/driver-actions#wait-until',
    'run one test with many users': [
      '/docs/tutorials/data-driven-testing',
      '/docs/tutorials/data-driven-testing#provider',
      '/docs/guides/run/personas',
    ],
    'turn columns into fields of a class': [
      '/docs/tutorials/data-driven-testing#objects',
      '/api/data/test-data#get',
    ],
    'run the suite in French': [
      '/docs/tutorials/i18n-l10n#switch',
      'language.language',
      '/api/data/language#language',
    ],
    'expect other labels for each country': [
      '/docs/tutorials/i18n-l10n',
      '/docs/tutorials/i18n-l10n#read',
    ],
    'rotate the phone': '/docs/guides/migrate/appium#missing',
    'install an app during a test': '/docs/guides/migrate/appium#missing',
    'accept every permission of the app': [
      'ui.mobile.device.auto_grant_permissions',
      'ui.mobile.device.permissions',
    ],
    'start with a fresh app': [
      'ui.mobile.device.full_reset',
      '/docs/guides/ui/write-test#start',
      '/docs/guides/config/macos#ui.desktop.machine.full_reset',
    ],
    'open an incognito window': 'ui.web.browser_options',
    'give the emulator more time to boot': [
      'ui.mobile.device.virtual_device.launch_timeout',
      'ui.mobile.device.virtual_device.ready_timeout',
    ],
    'send a bearer token': '/docs/guides/api/compose-request#auth',
    'automate the calculator': '/docs/guides/ui/mac/write-test',
    'keep selectors in one place': [
      '/docs/guides/ui/web/create-page-object',
      '/docs/guides/ui/android/create-page-object',
      '/docs/guides/ui/ios/create-page-object',
      '/docs/guides/create-first-project#describe-the-pages',
    ],
    'make a project without npx': [
      '/docs/getting-started/quickstart#create',
      '/docs/guides/create-first-project',
    ],
    'scroll down': [
      '/api/actions/elements/clickable-actions#scroll-to-element',
      '/api/actions/elements/finger-actions#swipe',
      '/api/actions/elements/finger-actions#swipe-till',
    ],
    'one class for every platform': '/docs/guides/ui/write-test#platforms',
  },
  'natural question': {
    'why is the variable empty in a pull request from a fork?': '/docs/guides/run/ci#secrets',
    'can JUnit run classes concurrently?': [
      '/docs/guides/run/parallel',
      '/docs/guides/run/parallel#threads',
    ],
    'why is there no driver on another thread?': [
      '/docs/guides/run/parallel#threads',
      '/api/sessions/parallel-session#common-behavior',
      '/docs/getting-started/architecture#session',
    ],
    'why is no screenshot saved?': [
      '/docs/guides/run/logs-screenshots-video#screenshot',
      '/docs/guides/run/logs-screenshots-video#if-it-fails',
      '/api/actions/drivers/window-actions#take-screenshot',
      'ui.screenshot.enabled',
    ],
    'can I film a web test?': [
      '/docs/guides/run/logs-screenshots-video#video',
      '/api/actions/device/device-actions#start-recording',
    ],
    'how do I switch between my laptop and the cloud?': '/docs/guides/run/grid-or-cloud#choose',
    'why does a check of something absent take ten seconds?': [
      '/docs/guides/waits-and-timeouts#which',
      '/docs/guides/waits-and-timeouts#everywhere',
      '/api/actions/elements/element-actions#is-displayed',
      '/docs/getting-started/architecture#reads',
    ],
    'what do I have to install first?': [
      '/docs/getting-started/quickstart#before-you-begin',
      '/docs/guides/create-first-project#before-you-begin',
    ],
    'can I keep my old selenium code?': [
      '/docs/guides/migrate/selenium#steps',
      '/docs/guides/migrate/selenium',
    ],
    'how far does a swipe go?': [
      'ui.mobile.device.swipe.distance',
      '/api/actions/elements/finger-actions#swipe-end',
    ],
    'can the browser open maximized?': [
      'ui.web.resize',
      '/docs/guides/ui/web/setup-config#window',
      '/api/enums#window-resize-type',
    ],
    'how do I reuse cookies between calls?': '/docs/guides/api/execute-request#redirects',
    'which selector is the most stable?': [
      '/docs/guides/ui/web/create-page-object#selectors',
      '/docs/guides/ui/android/create-page-object#selectors',
      '/docs/guides/ui/ios/create-page-object#selectors',
      '/docs/guides/ui/mac/create-page-object#selectors',
    ],
    'can I automate windows apps?': '/docs/intro#limits',
    'where do I put the workbook?': [
      '/docs/tutorials/data-driven-testing#sheet',
      'data.path',
      '/api/data/test-data#common-behavior',
    ],
    'can a test read csv?': ['/api/data/test-data#common-behavior', '/api/enums#test-data-source'],
    'why is de.json never used?': [
      '/docs/tutorials/i18n-l10n#german',
      '/api/data/language#language',
      'language.language',
    ],
    'does a report exist?': [
      '/docs/intro#limits',
      '/docs/tutorials/generate-allure-report',
      '/api/utils/string-utils#is-valid-path',
    ],
    'do I have to write sleeps?': [
      '/docs/guides/ui/page-action#wait',
      '/docs/guides/waits-and-timeouts#before-you-begin',
    ],
  },
};
