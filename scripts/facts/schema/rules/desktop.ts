import {has, oneOf} from './conditions';
import {at, type JsonSchema, type Platform, type SectionRule} from './types';

const mac = 'manager/MacManager';
const onMac: readonly Platform[] = ['MAC'];

const usedDriver = at(
  'manager/ServiceManager',
  'setArgument (USE_DRIVERS, this.setting.getDriver ()',
);

/** Neither an external server, nor one at a provider, nor one whose configuration file names the driver. */
const startsServer: JsonSchema = {
  not: has('server', {
    anyOf: [
      has('external', {not: {enum: [false, 'false']}}),
      {required: ['config_path']},
      {allOf: [{required: ['user_name', 'password']}, has('target', {not: {const: 'LOCAL'}})]},
    ],
  }),
};

/** macOS blocks. */
export const desktopRules: readonly SectionRule[] = [
  {
    file: 'config/ui/desktop/DesktopSetting.java',
    section: 'ui.desktop',
    stands: ['ui.desktop.<key>'],
    does: 'One macOS app under test.',
    platforms: onMac,
    keys: {
      machine: {
        does: 'Describes the Mac and the app on it.',
        read: [at(mac, 'this.settings = desktopSetting.getMachine ();')],
        needed: 'Required. Without it, no `bundle_id` is known.',
      },
      server: {
        does: 'Describes the Appium server.',
        read: [at('manager/DriverManager', 'setupAppiumServer (desktopSetting.getServer ());')],
        needed:
          'Required for its `driver`, unless the server is `external` or has a `config_path`.',
      },
    },
    requires: [
      {
        name: 'a machine with an application',
        then: {
          required: ['machine'],
          properties: {
            machine: {
              required: ['application'],
              properties: {application: {required: ['bundle_id']}},
            },
          },
        },
        because: at(mac, 'requireNonNull (appSetting.getBundleId (), BUNDLE_ID_REQUIRED)'),
        raises: 'BUNDLE_ID_REQUIRED',
      },
      {
        name: 'a driver for a server that the framework starts',
        if: startsServer,
        then: {required: ['server'], properties: {server: {required: ['driver']}}},
        because: usedDriver,
        raises: 'NullPointerException',
      },
      {
        name: 'the driver MAC for a server that the framework starts',
        if: startsServer,
        then: {
          properties: {
            server: {
              properties: {
                driver: oneOf(['MAC'], 'A server for a macOS session needs the driver MAC.'),
              },
            },
          },
        },
        because: usedDriver,
        raises: 'SESSION_NOT_STARTED',
      },
    ],
  },
  {
    file: 'config/ui/desktop/machine/MachineSetting.java',
    section: 'ui.desktop.machine',
    stands: ['ui.desktop.<key>.machine'],
    does: 'The Mac and the app on it.',
    platforms: onMac,
    keys: {
      application: {
        does: 'Describes the app.',
        read: [at(mac, 'final var appSetting = this.settings.getApplication ();')],
        needed: 'Required for its `bundle_id`.',
      },
      commandTimeout: {
        does: 'Sets how long the server waits for the next command before it ends the session.',
        read: [at(mac, 'ofSeconds (this.settings.getCommandTimeout ())')],
        unit: 'seconds',
      },
      eventTimings: {
        does: 'Is sent as the capability `eventTimings`.',
        read: [
          at(
            mac,
            'setOptionIfPresent (this.settings.isEventTimings (), options::setEventTimings);',
          ),
        ],
      },
      fullReset: {
        does: 'Is sent as the capability `fullReset`.',
        read: [
          at(mac, 'setOptionIfPresent (this.settings.isFullReset (), options::setFullReset);'),
        ],
      },
      language: {
        does: 'Tells where the texts of this app’s language are.',
        read: [at('manager/DriverSession', 'case MAC -> getDesktopSetting ().getMachine ()')],
      },
      noReset: {
        does: 'Is sent as the capability `noReset`.',
        read: [at(mac, 'setOptionIfPresent (this.settings.isNoReset (), options::setNoReset);')],
      },
      os: {
        does: 'Has no effect: a macOS session does not read it.',
        read: [at(mac, 'private void setCommonOptions (final Mac2Options options) {')],
        unread: true,
      },
      serverStartupTimeout: {
        does: 'Sets how long the start of the driver’s own server may take.',
        read: [at(mac, 'ofSeconds (this.settings.getServerStartupTimeout ())')],
        unit: 'seconds',
      },
      showServerLogs: {
        does: 'Is sent as the driver’s capability `showServerLogs`.',
        read: [at(mac, 'options.setShowServerLogs (this.settings.isShowServerLogs ());')],
      },
      type: {
        does: 'Tells what the machine is.',
        read: [at(mac, 'if (this.settings.getType () == CLOUD) {')],
        refused: [
          {
            value: 'CLOUD',
            because: at(mac, 'throwError (CLOUD_NOT_SUPPORTED, getSession ().getPlatformType ());'),
          },
        ],
        trap: '`CLOUD` stops the session with `CLOUD_NOT_SUPPORTED`.',
      },
      version: {
        does: 'Is the version of macOS.',
        read: [
          at(mac, 'setOptionIfPresent (this.settings.getVersion (), options::setPlatformVersion);'),
        ],
        otherwise: 'none, not sent',
      },
      video: {
        does: 'Tells whether the screen is recorded, and how.',
        read: [at('actions/device/DeviceActions', 'private void startMacRecording')],
      },
    },
  },
  {
    file: 'config/ui/desktop/machine/ApplicationSetting.java',
    section: 'ui.desktop.machine.application',
    stands: ['ui.desktop.<key>.machine.application'],
    does: 'The app on the Mac.',
    platforms: onMac,
    keys: {
      bundleId: {
        does: 'Is the bundle ID of the app, for instance `com.apple.calculator`.',
        read: [at(mac, 'requireNonNull (appSetting.getBundleId (), BUNDLE_ID_REQUIRED)')],
        needed: 'Required. Without it, the session stops with `BUNDLE_ID_REQUIRED`.',
      },
      skipAppKill: {
        does: 'Is sent as the driver’s capability `skipAppKill`.',
        read: [at(mac, 'options.setSkipAppKill (appSetting.isSkipAppKill ());')],
      },
    },
  },
];
