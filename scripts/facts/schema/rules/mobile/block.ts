import {at, type SectionRule} from '../types';
import {notCloud} from './conditions';
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
};
