import {at, type Platform, type SectionRule} from './types';

const gesture = 'actions/elements/FingerGestureBuilder';
const driver = 'manager/DriverManager';
const window = 'actions/drivers/WindowActions';
const driverActions = 'actions/drivers/DriverActions';
const delayRange = at('utils/Validator', 'if (delay < 0 || delay > 1000) {');
const ui: readonly Platform[] = ['WEB', 'ANDROID', 'IOS', 'MAC'];
const mobile: readonly Platform[] = ['ANDROID', 'IOS'];

/** What all browser, mobile, and desktop sessions share. */
export const uiRules: readonly SectionRule[] = [
  {
    file: 'config/ui/UISetting.java',
    section: 'ui',
    stands: ['ui'],
    does: 'Everything that sessions with a screen read.',
    platforms: ui,
    keys: {
      delay: {
        does: 'Sets pauses around actions.',
        read: [at('actions/elements/ElementActions', '.getDelay ();')],
      },
      desktop: {
        does: 'Holds one block for each macOS app under test; the block’s name is the `configKey` that the session is created with.',
        read: [at('manager/DriverSession', '.getDesktopSetting (this.configKey);')],
        platforms: ['MAC'],
        needed: 'For every macOS session.',
      },
      logging: {
        does: 'Tells where logs of browsers, devices, and Appium servers go.',
        read: [at(driverActions, '.getLogging ();')],
      },
      mobile: {
        does: 'Holds one block for each Android or iOS app under test; the block’s name is the `configKey` that the session is created with.',
        read: [at('manager/DriverSession', '.getMobileSetting (this.configKey);')],
        platforms: mobile,
        needed: 'For every Android and iOS session.',
      },
      screenshot: {
        does: 'Tells whether screenshots are taken, and where they go.',
        read: [at(window, 'public String getScreenshot () {')],
      },
      timeout: {
        does: 'Sets how long the framework and the browser wait.',
        read: [at(driver, 'setDriverWaits (settings.getTimeout ());')],
      },
      web: {
        does: 'Holds one block for each browser under test; the block’s name is the `configKey` that the session is created with.',
        read: [at('manager/DriverSession', '.getWebSetting (this.configKey);')],
        platforms: ['WEB'],
        needed: 'For every web session.',
      },
    },
  },
  {
    file: 'config/ui/DelaySetting.java',
    section: 'ui.delay',
    stands: ['ui.delay'],
    does: 'Pauses around actions.',
    platforms: ui,
    keys: {
      beforeClick: {
        does: 'Is the pause before `click` of `withMouse`.',
        read: [
          at('actions/elements/ClickableActions', 'pause (this.delaySetting.getBeforeClick ());'),
          delayRange,
        ],
        unit: 'milliseconds',
        minimum: 0,
        maximum: 1000,
      },
      beforeMouseMove: {
        does: 'Is the pause before `scrollIntoView`, and how long a finger rests before `dragTo` moves it.',
        read: [
          at('actions/elements/ElementActions', 'pause (this.delaySetting.getBeforeMouseMove ());'),
          at(
            'actions/elements/FingerActions',
            'ofMillis (this.delaySetting.getBeforeMouseMove ())',
          ),
          delayRange,
        ],
        unit: 'milliseconds',
        minimum: 0,
        maximum: 1000,
        trap: 'At `0`, a finger that drags rests for `before_swipe` instead.',
      },
      beforeSwipe: {
        does: 'Is how long a finger rests on the screen before it moves, and how long the mouse’s Back and Forward buttons are held.',
        read: [
          at(gesture, 'validateDelay (delaySetting.getBeforeSwipe ());'),
          at('actions/elements/MouseActionBuilder', 'ofMillis (delaySetting.getBeforeSwipe ())'),
          delayRange,
        ],
        unit: 'milliseconds',
        minimum: 0,
        maximum: 1000,
      },
      beforeTap: {
        does: 'Is how long the finger of `tap` and `doubleTap` stays down.',
        read: [
          at(
            gesture,
            'this.pause = this.pause != ZERO ? this.pause : ofMillis (delaySetting.getBeforeSwipe ());',
          ),
          at(gesture, 'steps.addAction (new Pause (finger, this.pause));'),
        ],
        platforms: mobile,
        unit: 'milliseconds',
        trap: 'The pause lies between finger down and finger up, not before the tap. At `0`, the finger stays down for `before_swipe`.',
      },
      beforeTyping: {
        does: 'Is the pause before `enterText`, `clear`, and the selections of a drop-down.',
        read: [
          at('actions/elements/TextBoxActions', 'pause (this.delaySetting.getBeforeTyping ());'),
          at('actions/elements/ElementActions', 'pause (this.delaySetting.getBeforeTyping ());'),
          delayRange,
        ],
        unit: 'milliseconds',
        minimum: 0,
        maximum: 1000,
      },
    },
  },
  {
    file: 'config/ui/LogSetting.java',
    section: 'ui.logging',
    stands: ['ui.logging'],
    does: 'Logs of browsers, devices, and Appium servers.',
    platforms: ui,
    keys: {
      enable: {
        does: 'Tells whether `saveLogs` writes files.',
        read: [at(driverActions, 'if (!logSetting.isEnable ()) {')],
        trap: 'The key is `enable`, without a final `d`. It does not stop the log file of a local Appium server.',
      },
      excludeLogs: {
        does: 'Lists the log types that `saveLogs` leaves out.',
        read: [
          at(
            driverActions,
            'if (isNull (logSetting.getExcludeLogs ()) || !logSetting.getExcludeLogs ()',
          ),
        ],
        otherwise: 'every log type is saved',
      },
      path: {
        does: 'Names the folder of these logs, always below the working directory.',
        read: [
          at(driverActions, 'saveLogType (d, logType, logSetting.getPath ());'),
          at(
            'manager/ServiceManager',
            'Path.of (System.getProperty ("user.dir"), logFolderPath, fileName)',
          ),
        ],
        trap: '`saveLogs` does not make the folder. Where it is missing, the action stops with `ERROR_CREATING_LOGS`.',
      },
    },
  },
  {
    file: 'config/ui/ScreenshotSetting.java',
    section: 'ui.screenshot',
    stands: ['ui.screenshot'],
    does: 'Screenshots of `onWindow`.',
    platforms: ui,
    keys: {
      enabled: {
        does: 'Tells whether screenshots are taken at all.',
        read: [at(window, 'public void takeScreenshot () {'), at(window, 'return EMPTY;')],
        trap: 'While it is `false`, `takeScreenshot` does nothing and `getScreenshot` returns an empty string, without an error.',
      },
      extension: {
        does: 'Is the ending of the file’s name.',
        read: [at(window, 'final var extension = screenshotSetting.getExtension ();')],
      },
      path: {
        does: 'Names the folder of the files.',
        read: [at(window, 'final var path = screenshotSetting.getPath ();')],
      },
      prefix: {
        does: 'Begins the file’s name; a dash and the time follow.',
        read: [at(window, 'final var prefix = screenshotSetting.getPrefix ();')],
      },
    },
  },
  {
    file: 'config/ui/TimeoutSetting.java',
    section: 'ui.timeout',
    stands: ['ui.timeout'],
    does: 'How long the framework and the browser wait.',
    platforms: ui,
    keys: {
      explicitWait: {
        does: 'Sets how long an action waits for its element, and `waitUntil` for its condition.',
        read: [at(driver, 'ofSeconds (timeoutSetting.getExplicitWait ())')],
        unit: 'seconds',
      },
      highlightDelay: {
        does: 'Sets how long an element stays highlighted when the block has `highlight`.',
        read: [at('actions/CommonActions', '.getHighlightDelay ());'), delayRange],
        platforms: ['WEB'],
        unit: 'milliseconds',
        minimum: 0,
        maximum: 1000,
      },
      implicitWait: {
        does: 'Sets how long the driver itself searches for an element.',
        read: [at(driver, 'ofSeconds (timeoutSetting.getImplicitWait ())')],
        unit: 'seconds',
      },
      pageLoadTimeout: {
        does: 'Sets how long a page may take to load, in a browser on the desktop or on a device.',
        read: [
          at(driver, 'ofSeconds (timeoutSetting.getPageLoadTimeout ())'),
          at(driver, 'if (this.platformType == PlatformType.WEB || (this.platformType != MAC'),
        ],
        platforms: ['WEB', 'ANDROID', 'IOS'],
        unit: 'seconds',
      },
      scriptTimeout: {
        does: 'Sets how long an asynchronous script may take, in a browser on the desktop or on a device.',
        read: [
          at(driver, 'ofSeconds (timeoutSetting.getScriptTimeout ())'),
          at(driver, 'if (this.platformType == PlatformType.WEB || (this.platformType != MAC'),
        ],
        platforms: ['WEB', 'ANDROID', 'IOS'],
        unit: 'seconds',
      },
    },
  },
  {
    file: 'config/ui/VideoSetting.java',
    section: 'video',
    stands: ['ui.mobile.<key>.device.video', 'ui.desktop.<key>.machine.video'],
    does: 'Screen recordings of `onDevice`.',
    platforms: ['ANDROID', 'IOS', 'MAC'],
    keys: {
      android: {
        does: 'Holds what applies to Android recordings alone.',
        read: [
          at('actions/device/DeviceActions', 'final var androidSetting = setting.getAndroid ();'),
        ],
        platforms: ['ANDROID'],
      },
      enabled: {
        does: 'Tells whether `startRecording` and `stopRecording` do anything.',
        read: [
          at('actions/device/DeviceActions', 'private void startMobileRecording'),
          at('actions/device/DeviceActions', 'private void startMacRecording'),
        ],
        trap: 'While it is `false`, and on a device of type `CLOUD`, both methods do nothing, without an error.',
      },
      ios: {
        does: 'Holds what applies to iOS recordings alone.',
        read: [at('actions/device/DeviceActions', 'final var iosSetting = setting.getIos ();')],
        platforms: ['IOS'],
      },
      mac: {
        does: 'Holds what applies to macOS recordings alone.',
        read: [at('actions/device/DeviceActions', 'final var macSetting = setting.getMac ();')],
        platforms: ['MAC'],
      },
      path: {
        does: 'Names the folder of the files.',
        read: [at('utils/VideoUtil', 'final var path = setting.getPath ();')],
      },
      prefix: {
        does: 'Begins the file’s name; a dash, the time, and `.mp4` follow.',
        read: [at('utils/VideoUtil', 'final var prefix = setting.getPrefix ();')],
      },
      size: {
        does: 'Is the size of the picture: `WIDTHxHEIGHT` on Android, a scale expression of FFmpeg on iOS.',
        read: [
          at('actions/device/DeviceActions', 'options.withVideoSize (setting.getSize ())'),
          at('actions/device/DeviceActions', 'options.withVideoScale (setting.getSize ());'),
        ],
        platforms: ['ANDROID', 'IOS'],
        otherwise: 'the driver decides',
      },
      timeLimit: {
        does: 'Sets the longest time that a recording may take.',
        read: [
          at(
            'actions/device/DeviceActions',
            '.withTimeLimit (ofSeconds (setting.getTimeLimit ()));',
          ),
        ],
        unit: 'seconds',
        trap: 'The limit is always sent: without this key, the driver receives `0`.',
      },
    },
  },
  {
    file: 'config/ui/mobile/device/AndroidVideoSetting.java',
    section: 'video.android',
    stands: ['ui.mobile.<key>.device.video.android', 'ui.desktop.<key>.machine.video.android'],
    does: 'Android recordings.',
    platforms: ['ANDROID'],
    keys: {
      bitRate: {
        does: 'Sets the bit rate, in steps of 100 000 bits per second.',
        read: [
          at(
            'actions/device/DeviceActions',
            'options.withBitRate (androidSetting.getBitRate () * 100000);',
          ),
        ],
        trap: 'The default `4` is 400 000 bits per second, not 4 megabits. For 4 megabits write `40`.',
      },
    },
  },
  {
    file: 'config/ui/mobile/device/IOSVideoSetting.java',
    section: 'video.ios',
    stands: ['ui.mobile.<key>.device.video.ios', 'ui.desktop.<key>.machine.video.ios'],
    does: 'iOS recordings.',
    platforms: ['IOS'],
    keys: {
      codec: {
        does: 'Names the codec of the file.',
        read: [at('actions/device/DeviceActions', '.withVideoType (iosSetting.getCodec ());')],
      },
      fps: {
        does: 'Sets the frames per second.',
        read: [at('actions/device/DeviceActions', 'options.withFps (iosSetting.getFps ())')],
        unit: 'frames per second',
      },
      quality: {
        does: 'Chooses the quality of the picture.',
        read: [at('actions/device/DeviceActions', '.withVideoQuality (iosSetting.getQuality ())')],
      },
    },
  },
  {
    file: 'config/ui/desktop/machine/MacVideoSetting.java',
    section: 'video.mac',
    stands: ['ui.mobile.<key>.device.video.mac', 'ui.desktop.<key>.machine.video.mac'],
    does: 'macOS recordings.',
    platforms: ['MAC'],
    keys: {
      captureClicks: {
        does: 'Tells whether both the pointer and its clicks are in the picture.',
        read: [
          at('actions/device/DeviceActions', 'options.enableCursorCapture ();'),
          at('actions/device/DeviceActions', 'options.enableClicksCapture ();'),
        ],
      },
      captureCursor: {
        does: 'Has no effect: the pointer follows `capture_clicks`.',
        read: [at('actions/device/DeviceActions', 'options.enableCursorCapture ();')],
        unread: true,
      },
      deviceId: {
        does: 'Is the number of the screen that is recorded.',
        read: [
          at('actions/device/DeviceActions', 'options.withDeviceId (macSetting.getDeviceId ());'),
        ],
      },
      fps: {
        does: 'Sets the frames per second.',
        read: [at('actions/device/DeviceActions', 'options.withFps (macSetting.getFps ());')],
        unit: 'frames per second',
      },
      preset: {
        does: 'Chooses between speed and size of the encoding.',
        read: [at('actions/device/DeviceActions', 'options.withPreset (macSetting.getPreset ()')],
      },
    },
  },
];
