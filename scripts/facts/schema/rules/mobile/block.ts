import {atProvider, has, oneOf, providers} from '../conditions';
import {at, type JsonSchema, type SectionRule} from '../types';
import {isAndroid, isCloud, isIos, notCloud} from './conditions';
import {android, both, ios} from './managers';

/** One block of `ui.mobile`: the device and the server that drives it. */
export const blockRule: SectionRule = {
  file: 'config/ui/mobile/MobileSetting.java',
  section: 'ui.mobile',
  stands: ['ui.mobile.<key>'],
  does: 'One Android or iOS app under test.',
  platforms: both,
  keys: {
    device: {
      does: 'Describes the device and the app on it.',
      read: [at(android, 'this.settings = this.mobileSetting.getDevice ();')],
      needed: 'Required. Without it, no `application` is known.',
    },
    server: {
      does: 'Describes the Appium server.',
      read: [at('manager/DriverManager', 'setupAppiumServer (mobileSetting.getServer ());')],
      needed: 'Required. Without it, no `driver` is known.',
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
      if: has('device', {
        anyOf: [isAndroid, {allOf: [notCloud, {not: {required: ['os']}}]}],
      }),
      then: driverOf('UI_AUTOMATOR', 'ANDROID (the default)'),
      because: at(android, 'if (automation == UI_AUTOMATOR) {'),
      raises: 'NullPointerException',
    },
    {
      name: 'the driver XCUI on iOS',
      if: has('device', isIos),
      then: driverOf('XCUI', 'IOS'),
      because: at(ios, 'options.setAutomationName (this.mobileSetting.getServer ()'),
      raises: 'SESSION_NOT_STARTED',
    },
    {
      name: 'a device of type CLOUD at a provider',
      if: has('server', atProvider),
      then: has(
        'device',
        has(
          'type',
          oneOf(
            ['CLOUD'],
            'A device at a cloud provider needs the type CLOUD, or its capabilities are not sent.',
          ),
        ),
      ),
      because: at(android, 'if (this.settings.getType () == CLOUD) {'),
    },
    {
      name: 'a provider for a device of type CLOUD',
      if: {
        anyOf: [
          {
            allOf: [
              has('device', isCloud),
              {not: has('server', has('external', {not: {enum: [false, 'false']}}))},
            ],
          },
          has('device', {required: ['capabilities']}),
        ],
      },
      then: has(
        'server',
        has(
          'target',
          oneOf(
            providers,
            'A device of type CLOUD, and one with capabilities, needs a cloud provider as the target of its server.',
          ),
        ),
      ),
      because: at(
        'manager/IDriverManager',
        'if (!isNull (capabilities) && targetProviders != LOCAL) {',
      ),
    },
  ],
};

function driverOf(driver: string, os: string): JsonSchema {
  const value = oneOf([driver], `A device with the os ${os} needs the driver ${driver}.`);
  return {properties: {server: {properties: {driver: value}}}};
}
