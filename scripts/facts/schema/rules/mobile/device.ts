import {integerSchema} from '../../values';
import {has, isTrue} from '../conditions';
import {at, type SectionRule} from '../types';
import {isIos, notCloud} from './conditions';
import {android, both, inBoth, ios, onAndroid, onIos} from './managers';

/** The seconds that both recording drivers accept as a limit. */
const recordingLimits = {minimum: 1, maximum: 1800} as const;

/** The device and what the session asks of it. */
export const deviceRule: SectionRule = {
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
        'Required, at least as an empty object. Without it, the session stops with a `NullPointerException`.',
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
      read: inBoth('options.setClearSystemFiles (this.settings.isClearFiles ());'),
    },
    clearLogs: {
      does: 'Tells whether the device’s logs are emptied when the session begins.',
      read: [at(android, 'options.setClearDeviceLogsOnStart (this.settings.isClearLogs ());')],
      platforms: onAndroid,
    },
    commandTimeout: {
      does: 'Sets how long the server waits for the next command before it ends the session.',
      read: inBoth('ofSeconds (this.settings.getCommandTimeout ())'),
      unit: 'seconds',
    },
    fullReset: {
      does: 'Is sent as the capability `fullReset`.',
      read: inBoth('options.setFullReset (this.settings.isFullReset ());'),
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
      read: [at('manager/DriverSession', 'case ANDROID, IOS -> getMobileSetting ().getDevice ()')],
    },
    name: {
      does: 'Is the name of the device.',
      read: inBoth('options.setDeviceName (this.settings.getName ());'),
      otherwise: 'none, not sent',
    },
    noReset: {
      does: 'Is sent as the capability `noReset`.',
      read: inBoth('options.setNoReset (this.settings.isNoReset ());'),
    },
    os: {
      does: 'Is sent as the platform’s name.',
      read: inBoth('options.setPlatformName (this.settings.getOs ()'),
      refused: [
        {value: 'MAC', because: at(android, 'options.setPlatformName (this.settings.getOs ()')},
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
      maximum: 65535,
      read: [at(android, 'options.setSystemPort (this.settings.getSystemPort ());')],
      platforms: onAndroid,
    },
    type: {
      does: 'Tells what the device is: an emulator or simulator, a device at hand, or one at a cloud provider.',
      read: inBoth('if (this.settings.getType () == CLOUD) {'),
    },
    typingSpeed: {
      does: 'Sets the driver’s highest typing frequency, in keystrokes a minute.',
      read: [at(ios, 'options.setMaxTypingFrequency (this.settings.getTypingSpeed ());')],
      platforms: onIos,
    },
    uniqueId: {
      does: 'Is the identifier (UDID) of the device.',
      read: inBoth('options.setUdid (this.settings.getUniqueId ());'),
      otherwise: 'none, not sent',
      trap: 'On an Android device of type `CLOUD` it is not read.',
    },
    version: {
      does: 'Is the version of the device’s operating system.',
      read: inBoth('options.setPlatformVersion (this.settings.getVersion ());'),
      otherwise: 'none, not sent',
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
    {
      name: 'a time limit for recordings',
      if: {allOf: [notCloud, has('video', has('enabled', isTrue))]},
      then: {
        properties: {video: has('time_limit', integerSchema('block', recordingLimits))},
      },
      because: at(
        'actions/device/DeviceActions',
        '.withTimeLimit (ofSeconds (setting.getTimeLimit ()));',
      ),
      raises: 'WebDriverException',
    },
  ],
};
