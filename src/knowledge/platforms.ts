export type PlatformId = 'web' | 'android' | 'ios' | 'macos' | 'api';

export interface Platform {
  label: string;
  /** The library that carries out the actions, in one word. */
  library: string;
  /** The library with the driver of the library that the framework asks for. */
  drivenBy: string;
  /** Where a test can run. */
  runsOn: readonly string[];
  /** Static methods that start a chain of actions, each with the page of its type. */
  actWith: readonly {call: string; to: string}[];
  /** The page that shows how to configure a session. */
  start: string;
}

const elements = '/api/actions/elements';
const withMouse = {call: 'withMouse', to: `${elements}/clickable-actions`};
const onTextBox = {call: 'onTextBox', to: `${elements}/textbox-actions`};
const onElement = {call: 'onElement', to: `${elements}/element-actions`};
const withFinger = {call: 'withFinger', to: `${elements}/finger-actions`};
const withFingers = {call: 'withFingers', to: `${elements}/fingers-actions`};

/**
 * The five platforms in the order in which the site always names them, and what the framework
 * does on each. tests/content/platforms.test.ts checks the cells against the facts of src/framework.
 */
export const PLATFORMS: Record<PlatformId, Platform> = {
  web: {
    label: 'Web',
    library: 'Selenium',
    drivenBy: 'Selenium WebDriver',
    runsOn: ['Chrome', 'Edge', 'Firefox', 'Safari', 'Selenium Grid', 'BrowserStack', 'LambdaTest'],
    actWith: [
      withMouse,
      onTextBox,
      {call: 'onDropDown', to: `${elements}/drop-down-actions`},
      {call: 'onWindow', to: '/api/actions/drivers/window-actions'},
    ],
    start: '/docs/guides/ui/web/setup-config',
  },
  android: {
    label: 'Android',
    library: 'Appium',
    drivenBy: 'Appium, UiAutomator2',
    runsOn: ['emulator', 'real device', 'BrowserStack', 'LambdaTest'],
    actWith: [
      withFinger,
      withFingers,
      onTextBox,
      {call: 'onAndroidDevice', to: '/api/actions/device/android-device-actions'},
    ],
    start: '/docs/guides/ui/android/setup-config',
  },
  ios: {
    label: 'iOS',
    library: 'Appium',
    drivenBy: 'Appium, XCUITest',
    runsOn: ['simulator', 'real device', 'BrowserStack', 'LambdaTest'],
    actWith: [
      withFinger,
      withFingers,
      onTextBox,
      {call: 'onDevice', to: '/api/actions/device/device-actions'},
    ],
    start: '/docs/guides/ui/ios/setup-config',
  },
  macos: {
    label: 'macOS',
    library: 'Appium',
    drivenBy: 'Appium, Mac2',
    runsOn: ['a Mac with Appium, no cloud provider'],
    actWith: [withMouse, onTextBox, onElement],
    start: '/docs/guides/ui/mac/setup-config',
  },
  api: {
    label: 'API',
    library: 'OkHttp',
    drivenBy: 'OkHttp',
    runsOn: ['any HTTP service'],
    actWith: [{call: 'withRequest', to: '/api/actions/api/api-actions'}],
    start: '/docs/guides/api/setup-config',
  },
};

export const PLATFORM_IDS = Object.keys(PLATFORMS) as PlatformId[];
