import config from '../../samples/src/test/resources/boyka-config.json';
import grid from '../../samples/src/test/resources/grid/boyka-config.json';
import type {Choices, Place} from './choices';

const {api, ui: samples} = config;
const {saucedemo} = samples.web;
const {my_demo_app_android: onAndroid, my_demo_app_ios: onIos} = samples.mobile;
const {calculator} = samples.desktop;

const ANDROID_APP = '${env:ANDROID_APP}';
const IOS_APP = '${env:IOS_APP}';
const BASE_URL = saucedemo.base_url;

const BROWSERSTACK = {
  user_name: '${env:BROWSERSTACK_USR}',
  password: '${env:BROWSERSTACK_PSW}',
};
const LAMBDATEST = {user_name: '${env:LAMBDATEST_USR}', password: '${env:LAMBDATEST_PSW}'};

/** An Appium server that is a relay node of the Grid. */
const GRID_SERVER = {external: true, protocol: 'HTTP', host: 'localhost', port: 4444};
const BROWSERSTACK_SERVER = {target: 'BROWSER_STACK', base_path: '/wd/hub', ...BROWSERSTACK};
const LAMBDATEST_SERVER = {target: 'LAMBDA_TEST_MOBILE', base_path: '/wd/hub', ...LAMBDATEST};

const WEB: Record<Place, object> = {
  local: saucedemo,
  grid: grid.ui.web.saucedemo,
  browserstack: {
    browser: 'REMOTE',
    target: 'BROWSER_STACK',
    protocol: 'HTTPS',
    ...BROWSERSTACK,
    base_url: BASE_URL,
    capabilities: {browser: 'Chrome', browserVersion: 'latest', os: 'Windows', osVersion: '11'},
  },
  lambdatest: {
    browser: 'REMOTE',
    target: 'LAMBDA_TEST_WEB',
    protocol: 'HTTPS',
    ...LAMBDATEST,
    base_url: BASE_URL,
    capabilities: {browserName: 'Chrome', version: 'latest', platform: 'Windows 11'},
  },
};

const {wait_activity} = onAndroid.device.application;

const ANDROID: Record<Place, object> = {
  local: onAndroid,
  grid: {
    server: {...onAndroid.server, ...GRID_SERVER},
    device: {
      ...onAndroid.device,
      application: {...onAndroid.device.application, path: ANDROID_APP, external: true},
    },
  },
  browserstack: {
    server: {...onAndroid.server, ...BROWSERSTACK_SERVER},
    device: {
      os: 'ANDROID',
      name: 'Google Pixel 8 Pro',
      version: '14.0',
      type: 'CLOUD',
      application: {path: ANDROID_APP, external: true, wait_activity},
    },
  },
  lambdatest: {
    server: {...onAndroid.server, ...LAMBDATEST_SERVER},
    device: {
      os: 'ANDROID',
      type: 'CLOUD',
      application: {wait_activity},
      capabilities: {
        platformName: 'Android',
        deviceName: 'Pixel 8 Pro',
        platformVersion: '14',
        app: ANDROID_APP,
        isRealMobile: true,
        w3c: true,
      },
    },
  },
};

const {device, server: iosServer} = onIos;
/** Without the recording, which only one of the samples needs. */
const simulator = {
  os: device.os,
  name: device.name,
  version: device.version,
  application: device.application,
};

const IOS: Record<Place, object> = {
  local: {server: iosServer, device: simulator},
  grid: {
    server: {...iosServer, ...GRID_SERVER},
    device: {...simulator, application: {path: IOS_APP, external: true}},
  },
  browserstack: {
    server: {...iosServer, ...BROWSERSTACK_SERVER},
    device: {
      os: 'IOS',
      name: 'iPhone 15',
      version: '17',
      type: 'CLOUD',
      application: {path: IOS_APP, external: true},
    },
  },
  lambdatest: {
    server: {...iosServer, ...LAMBDATEST_SERVER},
    device: {
      os: 'IOS',
      type: 'CLOUD',
      // Without the object, `IOSManager` stops with a NullPointerException.
      application: {},
      capabilities: {
        platformName: 'iOS',
        deviceName: 'iPhone 15',
        platformVersion: '17',
        app: IOS_APP,
        isRealMobile: true,
        w3c: true,
      },
    },
  },
};

/**
 * Writes `boyka-config.json`: a block for each platform, in one file.
 *
 * @param choices normalized
 */
export function createConfig({platforms, place}: Choices): string {
  const has = (name: Choices['platforms'][number]) => platforms.includes(name);
  const mobile = {
    ...(has('android') && {my_demo_app_android: ANDROID[place]}),
    ...(has('ios') && {my_demo_app_ios: IOS[place]}),
  };
  const server = {...calculator.server, ...(place === 'grid' && GRID_SERVER)};
  const ui = {
    ...(has('web') && {web: {saucedemo: WEB[place]}}),
    ...(Object.keys(mobile).length > 0 && {mobile}),
    ...(has('macos') && {desktop: {calculator: {...calculator, server}}}),
  };
  const chosen = {...(Object.keys(ui).length > 0 && {ui}), ...(has('api') && {api})};
  return `${JSON.stringify(chosen, null, 2)}\n`;
}
