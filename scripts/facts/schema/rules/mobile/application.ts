import {has, mayBeTrue, oneOf} from '../conditions';
import {at, type SectionRule} from '../types';
import {android, both, inBoth, ios, onAndroid, onIos} from './managers';

const isWeb = has('type', {const: 'WEB'});

/** The app under test, or the browser on the device. */
export const applicationRule: SectionRule = {
  file: 'config/ui/mobile/device/ApplicationSetting.java',
  section: 'ui.mobile.device.application',
  stands: ['ui.mobile.<key>.device.application'],
  does: 'The app, or the browser, on the device.',
  platforms: both,
  keys: {
    baseUrl: {
      does: 'Is the page that the session opens when it begins, for an application of type `WEB`.',
      read: [at('manager/IDriverManager', 'isNotEmpty (application.getBaseUrl ())')],
      otherwise: 'none, no page is opened',
      trap: '`toBaseUrl` does not know it: that method reads web blocks alone.',
    },
    browser: {
      does: 'Is the browser on the device, for an application of type `WEB`.',
      read: inBoth('options.withBrowserName (application.getBrowser ()'),
      needed:
        'Required when `type` is `WEB`. Without it, the session stops with a `NullPointerException`.',
      trap: '`NONE` and `REMOTE` are sent as the browser’s name too, and no device has a browser of that name.',
    },
    bundleId: {
      does: 'Is the bundle ID of the app.',
      read: [at(ios, 'options.setBundleId (application.getBundleId ());')],
      platforms: onIos,
      otherwise: 'none, not sent',
      needed:
        'Required with `permissions`. Without it, the session stops with `BUNDLE_ID_REQUIRED`.',
    },
    chromeDriverPort: {
      does: 'Is the port of ChromeDriver for an application of type `WEB`, when it is above `0`.',
      maximum: 65535,
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
      otherwise: 'none, not sent',
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
      otherwise: 'none, not sent',
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
      if: isWeb,
      then: {required: ['browser']},
      because: at(android, 'options.withBrowserName (application.getBrowser ()'),
      raises: 'NullPointerException',
    },
    {
      name: 'the name of a browser for an application of type WEB',
      if: isWeb,
      then: {
        properties: {
          browser: oneOf(
            ['CHROME', 'EDGE', 'FIREFOX', 'SAFARI'],
            'NONE and REMOTE are not the name of a browser on a device.',
          ),
        },
      },
      because: at(ios, 'options.withBrowserName (application.getBrowser ()'),
      raises: 'SESSION_NOT_STARTED',
    },
    {
      name: 'external for an address or a provider’s ID',
      if: has('path', {type: 'string', pattern: '^[A-Za-z][A-Za-z0-9+.-]+://'}),
      then: has(
        'external',
        mayBeTrue(
          'An address or a provider’s ID needs "external": true, or the path of the project is put before it.',
        ),
      ),
      because: at('manager/IDriverManager', 'if (!application.isExternal ()) {'),
      raises: 'SESSION_NOT_STARTED',
    },
  ],
};
