import type {Platform} from '../framework/referenceProps';

const EVERY_DRIVER: Platform[] = ['web', 'android', 'ios', 'macos'];
const EVERY: Platform[] = [...EVERY_DRIVER, 'api'];
const WEB: Platform[] = ['web'];
const DEVICES: Platform[] = ['android', 'ios'];
const API: Platform[] = ['api'];

/**
 * On which platforms a type works, or a method where it differs from its type, as far as the
 * framework's source shows it: above each is the file, and what it has. The order is the one in which
 * the site names platforms everywhere.
 */
export const platforms: Readonly<Record<string, Platform[]>> = {
  // ElementFinder.java: getPlatformIndex has a case for each; API sessions get no driver (ParallelSession.createSession)
  ElementActions: EVERY_DRIVER,
  // ElementActions.java: calls JavascriptExecutor.executeScript, getDomProperty, or getCssValue of Selenium
  'ElementActions.executeScript': WEB,
  'ElementActions.getProperty': WEB,
  'ElementActions.getStyle': WEB,
  'ElementActions.verifyProperty': WEB,
  'ElementActions.verifyStyle': WEB,
  // AlertActions.java: switchTo().alert() of Selenium; the drivers UiAutomator2 and XCUITest have the commands on alerts
  AlertActions: ['web', 'android', 'ios'],
  // ApiActions.java: reads the api block of the session and sends with OkHttp
  ApiActions: API,
  ApiRequest: API,
  ApiResponse: API,
  // MouseActionBuilder.java: pointer actions of a mouse, which browsers and the driver Mac2 perform
  ClickableActions: ['web', 'macos'],
  // MouseActionBuilder.java: the side buttons and the wheel of a browser; forms belong to a page
  'ClickableActions.pressBackButton': WEB,
  'ClickableActions.pressForwardButton': WEB,
  'ClickableActions.scrollToElement': WEB,
  'ClickableActions.submit': WEB,
  // ContextActions.java: SupportsContextSwitching, which AndroidDriver and IOSDriver implement; reads the mobile block
  ContextActions: DEVICES,
  // CookieActions.java: manage() of Selenium; cookies belong to a page
  CookieActions: WEB,
  // AndroidDeviceActions.java, isActionSupported: raises an error elsewhere
  AndroidDeviceActions: ['android'],
  // DeviceActions.java, startRecording: has a case for each; does nothing elsewhere
  DeviceActions: [...DEVICES, 'macos'],
  // DeviceActions.java, checkKeyboardSupported: raises an error on the web and on macOS
  'DeviceActions.hideKeyboard': DEVICES,
  'DeviceActions.isKeyboardVisible': DEVICES,
  // DriverActions.java: calls of Selenium that each driver has; Appium runs its own commands as scripts
  DriverActions: EVERY_DRIVER,
  // DriverActions.java, pause: sleeps without the driver on every platform but the web
  'DriverActions.pause': EVERY,
  // DriverSession.java: holds the settings of each platform
  DriverSession: EVERY,
  // DriverSession.java, getApiSetting and getCommonApiSetting: read the settings of APIs
  'DriverSession.getApiSetting': API,
  'DriverSession.getCommonApiSetting': API,
  // DriverSession.java, getDesktopSetting: reads the desktop block of the session
  'DriverSession.getDesktopSetting': ['macos'],
  // DriverSession.java, getMobileSetting: reads the mobile block of the session
  'DriverSession.getMobileSetting': DEVICES,
  // DriverSession.java, getWebSetting: reads the web block of the session
  'DriverSession.getWebSetting': WEB,
  // DropDownActions.java: Select of Selenium, which takes a select element of a page
  DropDownActions: WEB,
  // FingerGestureBuilder.java, singleFingerGesture: reads the mobile block
  FingerActions: DEVICES,
  FingersActions: DEVICES,
  // FrameActions.java: switchTo().frame() of Selenium; frames belong to a page
  FrameActions: WEB,
  // FrameworkSetting.java: has the settings of each platform
  FrameworkSetting: EVERY,
  // DriverSession.java, getLanguageSettings: has a case for each
  LanguageAction: EVERY,
  // Locator.java, getLocator: a selector for each
  Locator: EVERY_DRIVER,
  // MouseActionBuilder.java, composeActions: a pointer of the kind mouse, as in ClickableActions
  MouseAction: ['web', 'macos'],
  // NavigateActions.java: get() and navigate() of Selenium; toBaseUrl reads the web block
  NavigateActions: WEB,
  // ParallelSession.java, createSession: starts a driver for each platform but API
  ParallelSession: EVERY,
  // TestDataAction.java: reads a file without the driver
  TestDataAction: EVERY,
  // TextBoxActions.java: sendKeys of WebElement; getInputAttribute and sendKeys ask for the platform
  TextBoxActions: EVERY_DRIVER,
  // UISetting.java: has the blocks of web, mobile, and desktop
  UISetting: EVERY_DRIVER,
  // WindowActions.java: windows, handles, and titles of Selenium belong to a browser
  WindowActions: WEB,
  // WindowActions.java: TakesScreenshot and the size of the window, which Appium answers too
  'WindowActions.getScreenshot': EVERY_DRIVER,
  'WindowActions.takeScreenshot': EVERY_DRIVER,
  'WindowActions.viewportSize': EVERY_DRIVER,
};
