import {at, type Platform, type SectionRule} from './types';

const android = 'manager/AndroidManager';
const ios = 'manager/IOSManager';
const both: readonly Platform[] = ['ANDROID', 'IOS'];
const onAndroid: readonly Platform[] = ['ANDROID'];
const onIos: readonly Platform[] = ['IOS'];
const isIos = {properties: {os: {const: 'IOS'}}, required: ['os']};
const notCloud = {not: {properties: {type: {const: 'CLOUD'}}, required: ['type']}};

/** Android and iOS blocks. */
export const mobileRules: readonly SectionRule[] = [
  {
    file: 'config/ui/mobile/MobileSetting.java',
    section: 'ui.mobile',
    stands: ['ui.mobile.<key>'],
    does: 'One Android or iOS app under test.',
    platforms: both,
    keys: {
      device: {
        does: 'Describes the device and the app on it.',
        read: [at(android, 'this.settings = this.mobileSetting.getDevice ();')],
        needed: 'Yes. Without it, no `application` is known.',
      },
      server: {
        does: 'Describes the Appium server.',
        read: [at('manager/DriverManager', 'setupAppiumServer (mobileSetting.getServer ());')],
        needed: 'Yes. Without it, no `driver` is known.',
      },
    },
    requires: [
      {
        name: 'a device with an application',
        then: {required: ['device']},
        because: at(android, 'if (application.getType () == WEB) {'),
        raises: 'NullPointerException',
      },
      {
        name: 'a server with a driver',
        then: {required: ['server'], properties: {server: {required: ['driver']}}},
        because: at(ios, 'options.setAutomationName (this.mobileSetting.getServer ()'),
        raises: 'NullPointerException',
      },
      {
        name: 'the driver UI_AUTOMATOR on Android',
        // At a provider, the capabilities name the platform, so an iOS block may go without `os`.
        if: {
          required: ['device'],
          properties: {
            device: {
              ...notCloud,
              anyOf: [
                {properties: {os: {const: 'ANDROID'}}, required: ['os']},
                {not: {required: ['os']}},
              ],
            },
          },
        },
        then: {
          properties: {
            server: {
              properties: {
                driver: {anyOf: [{const: 'UI_AUTOMATOR'}, {type: 'string', pattern: '^\\$\\{'}]},
              },
            },
          },
        },
        because: at(android, 'if (automation == UI_AUTOMATOR) {'),
        raises: 'NullPointerException',
      },
    ],
  },
  {
    file: 'config/ui/mobile/device/DeviceSetting.java',
    section: 'ui.mobile.device',
    stands: ['ui.mobile.<key>.device'],
    does: 'The device and the app on it.',
    platforms: both,
    keys: {
      acceptAlerts: {
        does: 'Tells whether alerts are accepted by themselves; `false` dismisses them by themselves.',
        read: [
          at(ios, 'options.setAutoAcceptAlerts (this.settings.isAcceptAlerts ());'),
          at(ios, 'options.setAutoDismissAlerts (!this.settings.isAcceptAlerts ());'),
        ],
        platforms: onIos,
        trap: 'Neither value leaves an alert to the test.',
      },
      adbTimeout: {
        does: 'Sets how long one ADB command may take.',
        read: [at(android, 'ofSeconds (this.settings.getAdbTimeout ())')],
        platforms: onAndroid,
        unit: 'seconds',
      },
      application: {
        does: 'Describes the app, or the browser, on the device.',
        read: [
          at(android, 'setAndroidApplicationOptions (options, this.settings.getApplication ());'),
          at(ios, 'setApplicationCapabilities (options, this.settings.getApplication ());'),
        ],
        needed:
          'Yes, an empty object at least. Without it, the session stops with a `NullPointerException`.',
      },
      autoGrantPermissions: {
        does: 'Tells whether the app gets all its permissions without a question.',
        read: [
          at(android, 'options.setAutoGrantPermissions (this.settings.isAutoGrantPermissions ());'),
        ],
        platforms: onAndroid,
      },
      capabilities: {
        does: 'Is sent to the cloud provider inside its `…:options` object.',
        read: [
          at(
            android,
            'setupCloudDriverOptions (options, this.settings.getCapabilities (), targetProviders);',
          ),
          at('manager/IDriverManager', 'if (!isNull (capabilities) && targetProviders != LOCAL) {'),
        ],
        trap: 'It is read only when `type` is `CLOUD` and the server’s `target` is a provider; a local device never gets it. Whole numbers arrive as decimals, entries of a list as text.',
      },
      clearFiles: {
        does: 'Is sent as the capability `clearSystemFiles`.',
        read: [
          at(android, 'options.setClearSystemFiles (this.settings.isClearFiles ());'),
          at(ios, 'options.setClearSystemFiles (this.settings.isClearFiles ());'),
        ],
      },
      clearLogs: {
        does: 'Tells whether the device’s logs are emptied when the session begins.',
        read: [at(android, 'options.setClearDeviceLogsOnStart (this.settings.isClearLogs ());')],
        platforms: onAndroid,
      },
      commandTimeout: {
        does: 'Sets how long the server waits for the next command before it ends the session.',
        read: [
          at(android, 'ofSeconds (this.settings.getCommandTimeout ())'),
          at(ios, 'ofSeconds (this.settings.getCommandTimeout ())'),
        ],
        unit: 'seconds',
      },
      fullReset: {
        does: 'Is sent as the capability `fullReset`.',
        read: [
          at(android, 'options.setFullReset (this.settings.isFullReset ());'),
          at(ios, 'options.setFullReset (this.settings.isFullReset ());'),
        ],
      },
      ignoreUnimportantViews: {
        does: 'Is sent as the driver’s setting `ignoreUnimportantViews` when the session has begun.',
        read: [
          at(
            android,
            'driver.setSetting (IGNORE_UNIMPORTANT_VIEWS, this.settings.isIgnoreUnimportantViews ());',
          ),
        ],
        platforms: onAndroid,
      },
      language: {
        does: 'Tells where the texts of this app’s language are.',
        read: [
          at('manager/DriverSession', 'case ANDROID, IOS -> getMobileSetting ().getDevice ()'),
        ],
      },
      name: {
        does: 'Is the name of the device.',
        read: [
          at(android, 'options.setDeviceName (this.settings.getName ());'),
          at(ios, 'options.setDeviceName (this.settings.getName ());'),
        ],
        otherwise: 'not sent',
      },
      noReset: {
        does: 'Is sent as the capability `noReset`.',
        read: [
          at(android, 'options.setNoReset (this.settings.isNoReset ());'),
          at(ios, 'options.setNoReset (this.settings.isNoReset ());'),
        ],
      },
      os: {
        does: 'Is sent as the platform’s name.',
        read: [
          at(android, 'options.setPlatformName (this.settings.getOs ()'),
          at(ios, 'options.setPlatformName (this.settings.getOs ()'),
        ],
        trap: 'It does not follow the session’s platform: an iOS block has to say `IOS`, or the session asks for an Android device.',
      },
      permissions: {
        does: 'Sets permissions of the app on a simulator before it starts.',
        read: [at(ios, '.forEach ((k, v) -> permissions.put (k.getName (), v.getValue ()));')],
        platforms: onIos,
      },
      serverInstallTimeout: {
        does: 'Sets how long the installation of the UiAutomator2 server may take.',
        read: [at(android, 'ofSeconds (this.settings.getServerInstallTimeout ())')],
        platforms: onAndroid,
        unit: 'seconds',
      },
      serverLaunchTimeout: {
        does: 'Sets how long the start of the UiAutomator2 server may take.',
        read: [at(android, 'ofSeconds (this.settings.getServerLaunchTimeout ())')],
        platforms: onAndroid,
        unit: 'seconds',
      },
      swipe: {
        does: 'Sets how fingers swipe.',
        read: [at('actions/elements/FingerActions', '.getSwipe ();')],
      },
      systemPort: {
        does: 'Is the port on this machine through which the UiAutomator2 server is reached.',
        read: [at(android, 'options.setSystemPort (this.settings.getSystemPort ());')],
        platforms: onAndroid,
      },
      type: {
        does: 'Tells what the device is: an emulator or simulator, a device at hand, or one at a cloud provider.',
        read: [
          at(android, 'if (this.settings.getType () == CLOUD) {'),
          at(ios, 'if (this.settings.getType () == CLOUD) {'),
        ],
      },
      typingSpeed: {
        does: 'Sets the driver’s highest typing frequency, in keystrokes a minute.',
        read: [at(ios, 'options.setMaxTypingFrequency (this.settings.getTypingSpeed ());')],
        platforms: onIos,
      },
      uniqueId: {
        does: 'Is the identifier (UDID) of the device.',
        read: [
          at(android, 'options.setUdid (this.settings.getUniqueId ());'),
          at(ios, 'options.setUdid (this.settings.getUniqueId ());'),
        ],
        otherwise: 'not sent',
        trap: 'On an Android device of type `CLOUD` it is not read.',
      },
      version: {
        does: 'Is the version of the device’s operating system.',
        read: [
          at(android, 'options.setPlatformVersion (this.settings.getVersion ());'),
          at(ios, 'options.setPlatformVersion (this.settings.getVersion ());'),
        ],
        otherwise: 'not sent',
      },
      video: {
        does: 'Tells whether the screen is recorded, and how.',
        read: [at('actions/device/DeviceActions', 'private void startMobileRecording')],
      },
      virtualDevice: {
        does: 'Describes the emulator or simulator.',
        read: [
          at(
            android,
            'setAvdOptions (options, this.settings.getType (), this.settings.getVirtualDevice ());',
          ),
          at(
            ios,
            'setupVirtualDeviceSetting (this.settings.getType (), this.settings.getVirtualDevice (), options);',
          ),
        ],
      },
      wda: {
        does: 'Describes WebDriverAgent, the driver’s helper on the device.',
        read: [at(ios, 'setWdaOptions (this.settings.getWda (), options);')],
        platforms: onIos,
        otherwise:
          'nothing about it is sent; the defaults of the section hold only when the object is there',
      },
      webViewConnectRetries: {
        does: 'Sets how often the driver asks for a web view.',
        read: [
          at(ios, 'options.setWebviewConnectRetries (this.settings.getWebViewConnectRetries ());'),
        ],
        platforms: onIos,
      },
      webViewConnectTimeout: {
        does: 'Sets how long the driver waits for web views.',
        read: [at(ios, 'ofSeconds (this.settings.getWebViewConnectTimeout ())')],
        platforms: onIos,
        unit: 'seconds',
      },
    },
    requires: [
      {
        name: 'an application',
        then: {required: ['application']},
        because: at(android, 'if (application.getType () == WEB) {'),
        raises: 'NullPointerException',
      },
      {
        name: 'the app’s bundle ID for permissions',
        if: {
          allOf: [
            isIos,
            notCloud,
            {properties: {permissions: {minProperties: 1}}, required: ['permissions']},
          ],
        },
        then: {properties: {application: {required: ['bundle_id']}}},
        because: at(ios, '.getBundleId (), BUNDLE_ID_REQUIRED);'),
        raises: 'BUNDLE_ID_REQUIRED',
      },
    ],
  },
  {
    file: 'config/ui/mobile/device/ApplicationSetting.java',
    section: 'ui.mobile.device.application',
    stands: ['ui.mobile.<key>.device.application'],
    does: 'The app, or the browser, on the device.',
    platforms: both,
    keys: {
      baseUrl: {
        does: 'Is the page that the session opens when it begins, for an application of type `WEB`.',
        read: [at('manager/IDriverManager', 'isNotEmpty (application.getBaseUrl ())')],
        otherwise: 'no page is opened',
        trap: '`toBaseUrl` does not know it: that method reads web blocks alone.',
      },
      browser: {
        does: 'Is the browser on the device, for an application of type `WEB`.',
        read: [
          at(android, 'options.withBrowserName (application.getBrowser ()'),
          at(ios, 'options.withBrowserName (application.getBrowser ()'),
        ],
        needed:
          'When `type` is `WEB`. Without it, the session stops with a `NullPointerException`.',
      },
      bundleId: {
        does: 'Is the bundle ID of the app.',
        read: [at(ios, 'options.setBundleId (application.getBundleId ());')],
        platforms: onIos,
        otherwise: 'not sent',
        needed: 'With `permissions`; else `BUNDLE_ID_REQUIRED`.',
      },
      chromeDriverPort: {
        does: 'Is the port of ChromeDriver for an application of type `WEB`, when it is above `0`.',
        read: [
          at(
            android,
            'setOptionIfPresent (application.getChromeDriverPort (), options::setChromedriverPort);',
          ),
        ],
        platforms: onAndroid,
      },
      external: {
        does: 'Tells whether `path` stands for itself instead of lying under `src/test/resources`.',
        read: [at('manager/IDriverManager', 'if (!application.isExternal ()) {')],
      },
      installTimeout: {
        does: 'Sets how long the installation of the app may take.',
        read: [at(android, 'ofSeconds (application.getInstallTimeout ())')],
        platforms: onAndroid,
        unit: 'seconds',
      },
      path: {
        does: 'Is the app: a file under `src/test/resources`, or any path, address, or provider’s ID when `external` is `true`.',
        read: [at('manager/IDriverManager', '"/src/test/resources", application.getPath ())')],
        otherwise: 'not sent',
        trap: 'A provider’s ID such as `bs://…` needs `"external": true`; else the path of the project is put before it.',
      },
      type: {
        does: 'Tells what is tested: a native app, an app with web views, or a browser.',
        read: [
          at('actions/drivers/ContextActions', 'if (applicationType != HYBRID) {'),
          at('builders/Locator', '.getType () == ApplicationType.WEB) {'),
        ],
        trap: 'Switching between native and web context works with `HYBRID` alone; else it stops with `CONTEXT_SWITCHING_NOT_ALLOWED`. With `WEB`, locators use `web` instead of `android` and `ios`.',
      },
      waitActivity: {
        does: 'Names the activity that the driver waits for when the app starts.',
        read: [at(android, 'options.setAppWaitActivity (application.getWaitActivity ());')],
        platforms: onAndroid,
        otherwise: 'not sent',
      },
      waitTimeout: {
        does: 'Sets how long the wait for that activity may take.',
        read: [at(android, 'ofSeconds (application.getWaitTimeout ())')],
        platforms: onAndroid,
        unit: 'seconds',
      },
    },
    requires: [
      {
        name: 'a browser for an application of type WEB',
        if: {properties: {type: {const: 'WEB'}}, required: ['type']},
        then: {required: ['browser']},
        because: at(android, 'options.withBrowserName (application.getBrowser ()'),
        raises: 'NullPointerException',
      },
    ],
  },
  {
    file: 'config/ui/mobile/device/SwipeSetting.java',
    section: 'ui.mobile.device.swipe',
    stands: ['ui.mobile.<key>.device.swipe'],
    does: 'How fingers swipe.',
    platforms: both,
    keys: {
      distance: {
        does: 'Sets how far a swipe goes, as a share of its start’s distance from the screen’s left or top edge.',
        read: [
          at('actions/elements/FingerGestureBuilder', 'if (distance <= 0 || distance >= 100) {'),
        ],
        unit: 'percent',
        minimum: 1,
        maximum: 99,
        trap: 'Another value stops the swipe with `INVALID_SWIPE_DISTANCE`.',
      },
      maxSwipeUntilFound: {
        does: 'Sets how often `swipeTill` swipes before it gives up.',
        read: [
          at(
            'actions/elements/FingerActions',
            'final var maxSwipe = this.swipeSetting.getMaxSwipeUntilFound ();',
          ),
        ],
      },
      speed: {
        does: 'Chooses how long the finger moves: 100 ms for `FAST`, 500 ms for `NORMAL`, 1000 ms for `SLOW`.',
        read: [
          at('actions/elements/FingerGestureBuilder', ': ofMillis (swipeSetting.getSpeed ()'),
          at('enums/Speed', 'FAST (100),'),
          at('enums/Speed', 'NORMAL (500),'),
          at('enums/Speed', 'SLOW (1000);'),
        ],
      },
    },
  },
  {
    file: 'config/ui/mobile/device/VirtualDeviceSetting.java',
    section: 'ui.mobile.device.virtual_device',
    stands: ['ui.mobile.<key>.device.virtual_device'],
    does: 'The emulator or simulator of a device of type `VIRTUAL`.',
    platforms: both,
    keys: {
      connectKeyboard: {
        does: 'Tells whether the simulator uses this machine’s keyboard.',
        read: [at(ios, 'options.setConnectHardwareKeyboard (virtualDevice.isConnectKeyboard ());')],
        platforms: onIos,
      },
      headless: {
        does: 'Tells whether the emulator or simulator runs without a window.',
        read: [
          at(android, 'options.setIsHeadless (avd.isHeadless ());'),
          at(ios, 'options.setIsHeadless (virtualDevice.isHeadless ());'),
        ],
      },
      launchTimeout: {
        does: 'Sets how long the start of the emulator or simulator may take.',
        read: [
          at(android, 'ofSeconds (avd.getLaunchTimeout ())'),
          at(ios, 'ofSeconds (virtualDevice.getLaunchTimeout ())'),
        ],
        unit: 'seconds',
      },
      name: {
        does: 'Is the name of the Android virtual device (AVD) that is started.',
        read: [at(android, 'options.setAvd (avd.getName ());')],
        platforms: onAndroid,
        otherwise: 'not sent',
      },
      readyTimeout: {
        does: 'Sets how long the started emulator may take until it is ready.',
        read: [at(android, 'ofSeconds (avd.getReadyTimeout ())')],
        platforms: onAndroid,
        unit: 'seconds',
      },
    },
  },
  {
    file: 'config/ui/mobile/device/WDASetting.java',
    section: 'ui.mobile.device.wda',
    stands: ['ui.mobile.<key>.device.wda'],
    does: 'WebDriverAgent on a device that is not of type `CLOUD`.',
    platforms: onIos,
    keys: {
      connectionTimeout: {
        does: 'Sets how long WebDriverAgent may take to answer, when it is above `0`.',
        read: [at(ios, 'options.setWdaConnectionTimeout (ofSeconds (i))')],
        unit: 'seconds',
      },
      launchTimeout: {
        does: 'Sets how long WebDriverAgent may take to start, when it is above `0`.',
        read: [at(ios, 'options.setWdaLaunchTimeout (ofSeconds (v))')],
        unit: 'seconds',
      },
      localPort: {
        does: 'Is the port on this machine through which WebDriverAgent is reached, when it is above `0`.',
        read: [at(ios, 'options::setWdaLocalPort')],
      },
      signingId: {
        does: 'Is the signing identity for WebDriverAgent; it is read together with `team_id`.',
        read: [at(ios, 'new XcodeCertificate (wda.getTeamId (), wda.getSigningId ());')],
      },
      startupRetries: {
        does: 'Sets how often the start of WebDriverAgent is tried, when it is above `0`.',
        read: [at(ios, 'options::setWdaStartupRetries')],
      },
      startupRetryInterval: {
        does: 'Sets the time between two tries, when it is above `0`.',
        read: [at(ios, 'options.setWdaStartupRetryInterval (ofSeconds (i))')],
        unit: 'seconds',
      },
      teamId: {
        does: 'Is the Apple team that signs WebDriverAgent.',
        read: [at(ios, 'if (isNotEmpty (wda.getTeamId ())) {')],
        otherwise: 'nothing is signed',
      },
      updateBundleId: {
        does: 'Is the bundle ID that WebDriverAgent is given.',
        read: [at(ios, 'options::setUpdatedWdaBundleId')],
        otherwise: 'not sent',
      },
      useNew: {
        does: 'Tells whether a WebDriverAgent on the device is replaced by a new one.',
        read: [at(ios, 'options.setUseNewWDA (wda.isUseNew ());')],
      },
      usePrebuilt: {
        does: 'Tells whether building WebDriverAgent is left out.',
        read: [at(ios, 'options.setUsePrebuiltWda (wda.isUsePrebuilt ());')],
      },
    },
  },
];
