import type {Platform} from '../framework/referenceProps';

/**
 * On which platforms a type or a method works, as far as the framework's source shows it. The
 * order is the one in which the site names platforms everywhere.
 */
export interface PlatformFact {
  /** `ElementActions`, or `ElementActions.method` where a method differs from its type. */
  of: string;
  platforms: Platform[];
  /** File of the source, and what it has. */
  source: string;
}

const EVERY_DRIVER: Platform[] = ['web', 'android', 'ios', 'macos'];
const EVERY: Platform[] = [...EVERY_DRIVER, 'api'];
const WEB: Platform[] = ['web'];
const DEVICES: Platform[] = ['android', 'ios'];

export const platforms: PlatformFact[] = [
  {
    of: 'ElementActions',
    platforms: EVERY_DRIVER,
    source:
      'ElementFinder.java: getPlatformIndex has a case for each; API sessions get no driver (ParallelSession.createSession)',
  },
  // Drivers of native apps have no scripts, no DOM properties, and no CSS.
  ...['executeScript', 'getProperty', 'getStyle', 'verifyProperty', 'verifyStyle'].map(
    (method) => ({
      of: `ElementActions.${method}`,
      platforms: WEB,
      source:
        'ElementActions.java: calls JavascriptExecutor.executeScript, getDomProperty, or getCssValue of Selenium',
    }),
  ),
  {
    of: 'AlertActions',
    platforms: ['web', 'android', 'ios'],
    source:
      'AlertActions.java: switchTo().alert() of Selenium; the drivers UiAutomator2 and XCUITest have the commands on alerts',
  },
  ...['ApiActions', 'ApiRequest', 'ApiResponse'].map((of) => ({
    of,
    platforms: ['api'] satisfies Platform[],
    source: 'ApiActions.java: reads the api block of the session and sends with OkHttp',
  })),
  {
    of: 'ClickableActions',
    platforms: ['web', 'macos'],
    source:
      'MouseActionBuilder.java: pointer actions of a mouse, which browsers and the driver Mac2 perform',
  },
  ...['pressBackButton', 'pressForwardButton', 'scrollToElement', 'submit'].map((method) => ({
    of: `ClickableActions.${method}`,
    platforms: WEB,
    source:
      'MouseActionBuilder.java: the side buttons and the wheel of a browser; forms belong to a page',
  })),
  {
    of: 'ContextActions',
    platforms: DEVICES,
    source:
      'ContextActions.java: SupportsContextSwitching, which AndroidDriver and IOSDriver implement; reads the mobile block',
  },
  {
    of: 'CookieActions',
    platforms: WEB,
    source: 'CookieActions.java: manage() of Selenium; cookies belong to a page',
  },
  {
    of: 'AndroidDeviceActions',
    platforms: ['android'],
    source: 'AndroidDeviceActions.java, isActionSupported: raises an error elsewhere',
  },
  {
    of: 'DeviceActions',
    platforms: [...DEVICES, 'macos'],
    source: 'DeviceActions.java, startRecording: has a case for each; does nothing elsewhere',
  },
  ...['hideKeyboard', 'isKeyboardVisible'].map((method) => ({
    of: `DeviceActions.${method}`,
    platforms: DEVICES,
    source: 'DeviceActions.java, checkKeyboardSupported: raises an error on the web and on macOS',
  })),
  {
    of: 'DriverActions',
    platforms: EVERY_DRIVER,
    source:
      'DriverActions.java: calls of Selenium that each driver has; Appium runs its own commands as scripts',
  },
  {
    of: 'DriverActions.pause',
    platforms: EVERY,
    source: 'DriverActions.java, pause: sleeps without the driver on every platform but the web',
  },
  {
    of: 'DriverSession',
    platforms: EVERY,
    source: 'DriverSession.java: holds the settings of each platform',
  },
  ...['getApiSetting', 'getCommonApiSetting'].map((method) => ({
    of: `DriverSession.${method}`,
    platforms: ['api'] satisfies Platform[],
    source: `DriverSession.java, ${method}: reads the settings of APIs`,
  })),
  {
    of: 'DriverSession.getDesktopSetting',
    platforms: ['macos'],
    source: 'DriverSession.java, getDesktopSetting: reads the desktop block of the session',
  },
  {
    of: 'DriverSession.getMobileSetting',
    platforms: DEVICES,
    source: 'DriverSession.java, getMobileSetting: reads the mobile block of the session',
  },
  {
    of: 'DriverSession.getWebSetting',
    platforms: WEB,
    source: 'DriverSession.java, getWebSetting: reads the web block of the session',
  },
  {
    of: 'DropDownActions',
    platforms: WEB,
    source: 'DropDownActions.java: Select of Selenium, which takes a select element of a page',
  },
  ...['FingerActions', 'FingersActions'].map((type) => ({
    of: type,
    platforms: DEVICES,
    source: 'FingerGestureBuilder.java, singleFingerGesture: reads the mobile block',
  })),
  {
    of: 'FrameActions',
    platforms: WEB,
    source: 'FrameActions.java: switchTo().frame() of Selenium; frames belong to a page',
  },
  {
    of: 'FrameworkSetting',
    platforms: EVERY,
    source: 'FrameworkSetting.java: has the settings of each platform',
  },
  {
    of: 'LanguageAction',
    platforms: EVERY,
    source: 'DriverSession.java, getLanguageSettings: has a case for each',
  },
  {
    of: 'Locator',
    platforms: EVERY_DRIVER,
    source: 'Locator.java, getLocator: a selector for each',
  },
  {
    of: 'MouseAction',
    platforms: ['web', 'macos'],
    source:
      'MouseActionBuilder.java, composeActions: a pointer of the kind mouse, as in ClickableActions',
  },
  {
    of: 'NavigateActions',
    platforms: WEB,
    source: 'NavigateActions.java: get() and navigate() of Selenium; toBaseUrl reads the web block',
  },
  {
    of: 'ParallelSession',
    platforms: EVERY,
    source: 'ParallelSession.java, createSession: starts a driver for each platform but API',
  },
  {
    of: 'TestDataAction',
    platforms: EVERY,
    source: 'TestDataAction.java: reads a file without the driver',
  },
  {
    of: 'TextBoxActions',
    platforms: EVERY_DRIVER,
    source:
      'TextBoxActions.java: sendKeys of WebElement; getInputAttribute and sendKeys ask for the platform',
  },
  {
    of: 'UISetting',
    platforms: EVERY_DRIVER,
    source: 'UISetting.java: has the blocks of web, mobile, and desktop',
  },
  {
    of: 'WindowActions',
    platforms: WEB,
    source: 'WindowActions.java: windows, handles, and titles of Selenium belong to a browser',
  },
  ...['getScreenshot', 'takeScreenshot', 'viewportSize'].map((method) => ({
    of: `WindowActions.${method}`,
    platforms: EVERY_DRIVER,
    source: `WindowActions.java, ${method}: TakesScreenshot and the size of the window, which Appium answers too`,
  })),
];
