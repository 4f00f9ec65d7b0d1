import config from '../../samples/src/test/resources/boyka-config.json';
import grid from '../../samples/src/test/resources/grid/boyka-config.json';
import type {Choices, RunPlace, StarterPlatform} from './choices';

const {api, ui: samples} = config;
const {saucedemo} = samples.web;
const {my_demo_app_android: onAndroid, my_demo_app_ios: onIos} = samples.mobile;
const {calculator} = samples.desktop;

const BASE_URL = saucedemo.base_url;

/** The address of an Appium server that is a relay node of the Grid. */
const GRID_SERVER = {external: true, protocol: 'HTTP', host: 'localhost', port: 4444};
const BROWSERSTACK = {
  user_name: '${env:BROWSERSTACK_USR}',
  password: '${env:BROWSERSTACK_PSW}',
};
const LAMBDATEST = {user_name: '${env:LAMBDATEST_USR}', password: '${env:LAMBDATEST_PSW}'};

const WEB: Record<RunPlace, object> = {
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

interface Mobile {
  os: 'ANDROID' | 'IOS';
  /** The blocks of the sample. */
  server: object;
  device: Record<string, unknown> & {application: object};
  /** Settings of the application that a cloud needs, too. */
  kept?: object;
  /** Names and versions of the device at BrowserStack and at LambdaTest. */
  browserstack: {name: string; version: string};
  lambdatest: {platformName: string; deviceName: string; platformVersion: string};
}

/** The block of a mobile platform at each place. */
function mobileBlocks({os, server, device, kept, ...at}: Mobile): Record<RunPlace, object> {
  const app = `\${env:${os}_APP}`;
  const uploaded = {path: app, external: true};
  return {
    local: {server, device},
    grid: {
      server: {...server, ...GRID_SERVER},
      device: {...device, application: {...(kept && device.application), ...uploaded}},
    },
    browserstack: {
      server: {...server, target: 'BROWSER_STACK', base_path: '/wd/hub', ...BROWSERSTACK},
      device: {os, ...at.browserstack, type: 'CLOUD', application: {...uploaded, ...kept}},
    },
    lambdatest: {
      server: {...server, target: 'LAMBDA_TEST_MOBILE', base_path: '/wd/hub', ...LAMBDATEST},
      device: {
        os,
        type: 'CLOUD',
        // Without the object, `IOSManager` stops with a NullPointerException.
        application: {...kept},
        capabilities: {...at.lambdatest, app, isRealMobile: true, w3c: true},
      },
    },
  };
}

const ANDROID = mobileBlocks({
  os: 'ANDROID',
  ...onAndroid,
  kept: {wait_activity: onAndroid.device.application.wait_activity},
  browserstack: {name: 'Google Pixel 8 Pro', version: '14.0'},
  lambdatest: {platformName: 'Android', deviceName: 'Pixel 8 Pro', platformVersion: '14'},
});

const {os, name, version, application} = onIos.device;
const IOS = mobileBlocks({
  os: 'IOS',
  server: onIos.server,
  // Without the recording, which only one of the samples needs.
  device: {os, name, version, application},
  browserstack: {name: 'iPhone 15', version: '17'},
  lambdatest: {platformName: 'iOS', deviceName: 'iPhone 15', platformVersion: '17'},
});

/**
 * Writes `boyka-config.json`: a block for each platform, in one file.
 *
 * @param choices normalized
 */
export function createConfig({platforms, place}: Choices): string {
  const has = (platform: StarterPlatform) => platforms.includes(platform);
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
