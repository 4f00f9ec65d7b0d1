import type {Block} from './types';

const android = {
  device: {application: {path: 'apps/shop.apk'}},
  server: {driver: 'UI_AUTOMATOR'},
};
const ios = {os: 'IOS', application: {}};
const cloudServer = {driver: 'XCUI', target: 'BROWSER_STACK', user_name: 'u', password: 'p'};

export const mobileBlocks: readonly Block[] = [
  {
    section: 'ui.mobile',
    base: android,
    accepts: [
      [{}, 'demand a server with a driver'],
      [{server: {driver: '${env:DRIVER}'}}, 'reading text in blocks'],
      [{device: {os: 'ANDROID', application: {}}}, 'demand the driver UI_AUTOMATOR on Android'],
      [{device: {os: 'IOS', application: {}}, server: {driver: 'XCUI'}}, 'read server'],
      [{device: {type: 'CLOUD', application: {}}, server: cloudServer}, 'read device'],
      [
        {device: {...ios, type: 'CLOUD', capabilities: {build: 'nightly'}}, server: cloudServer},
        'demand a provider for a device of type CLOUD',
      ],
      [
        {device: {...ios, type: '${env:TYPE}'}, server: cloudServer},
        'demand a device of type CLOUD at a provider',
      ],
      [
        {device: {...ios, type: 'CLOUD'}, server: {driver: 'XCUI', external: true}},
        'demand a provider for a device of type CLOUD',
      ],
      [
        {device: {...ios, type: 'CLOUD'}, server: {...cloudServer, target: '${env:TARGET}'}},
        'demand a provider for a device of type CLOUD',
      ],
    ],
    refuses: [
      [{device: undefined}, 'demand a device with an application'],
      [{server: undefined}, 'demand a server with a driver'],
      [{server: {port: 4723}}, 'demand a server with a driver'],
      [{server: {driver: 'XCUI'}}, 'demand the driver UI_AUTOMATOR on Android'],
      [
        {device: {os: 'ANDROID', type: 'CLOUD', application: {}}, server: cloudServer},
        'demand the driver UI_AUTOMATOR on Android',
      ],
      [
        {device: {type: 'CLOUD', application: {}}, server: {...cloudServer, driver: 'MAC'}},
        'demand a driver of devices',
      ],
      [{device: ios}, 'demand the driver XCUI on iOS'],
      [{device: ios, server: {driver: 'MAC'}}, 'demand the driver XCUI on iOS'],
      [
        {device: {...ios, type: 'CLOUD'}, server: {...cloudServer, driver: 'UI_AUTOMATOR'}},
        'demand the driver XCUI on iOS',
      ],
      [{device: ios, server: cloudServer}, 'demand a device of type CLOUD at a provider'],
      [
        {device: {...ios, type: 'REAL'}, server: cloudServer},
        'demand a device of type CLOUD at a provider',
      ],
      [
        {device: {...android.device, type: 'CLOUD'}},
        'demand a provider for a device of type CLOUD',
      ],
      [
        {device: {...android.device, type: 'CLOUD'}, server: {...android.server, target: 'LOCAL'}},
        'demand a provider for a device of type CLOUD',
      ],
      [
        {device: {...android.device, capabilities: {build: 'nightly'}}},
        'demand a provider for a device of type CLOUD',
      ],
      [{application: {}}, 'class'],
      [{device: 'Pixel'}, 'field device'],
    ],
  },
  {
    section: 'ui.mobile.device',
    base: {application: {}},
    accepts: [
      [{}, 'demand an application'],
      [{version: 15, name: 'Pixel_8'}, 'read version'],
      [{type: 'REAL', unique_id: '${env:UDID}'}, 'read unique_id'],
      [{system_port: '${env:PORT}'}, 'reading values in blocks'],
      [{permissions: {CAMERA: 'YES'}}, 'read permissions'],
      [{video: {enabled: true, time_limit: '300'}}, 'demand a time limit for recordings'],
      [{video: {enabled: false}}, 'demand a time limit for recordings'],
      [{type: 'CLOUD', video: {enabled: true}}, 'demand a time limit for recordings'],
      [
        {os: 'IOS', permissions: {CAMERA: 'YES'}, application: {bundle_id: 'com.shop'}},
        'demand the app’s bundle ID for permissions',
      ],
      [
        {type: 'CLOUD', capabilities: {build: 'nightly', tags: ['a', 1, true]}},
        'read capabilities',
      ],
    ],
    refuses: [
      [{application: undefined}, 'demand an application'],
      [{os: 'MACOS'}, 'field os'],
      [{os: 'MAC'}, 'refused os MAC'],
      [{video: {enabled: true}}, 'demand a time limit for recordings'],
      [{video: {enabled: 'TRUE', time_limit: 0}}, 'demand a time limit for recordings'],
      [{video: {enabled: true, time_limit: '0'}}, 'demand a time limit for recordings'],
      [{video: {enabled: true, time_limit: 1801}}, 'demand a time limit for recordings'],
      [{system_port: 65536}, 'read system_port'],
      [{type: 'EMULATOR'}, 'field type'],
      [{permissions: {TORCH: 'YES'}}, 'field permissions'],
      [{permissions: {CAMERA: 'MAYBE'}}, 'field permissions'],
      [{os: 'IOS', permissions: {CAMERA: 'YES'}}, 'demand the app’s bundle ID for permissions'],
      [{capabilities: {devices: [{name: 'Pixel'}]}}, 'reading lists in blocks'],
      [{capabilities: {list: [null]}}, 'reading lists in blocks'],
      [{connect_keyboard: true}, 'class'],
    ],
  },
  {
    section: 'ui.mobile.device.application',
    base: {},
    accepts: [
      [{path: 'apps/shop.apk'}, 'read path'],
      [{path: 'bs://1234', external: true}, 'read external'],
      [{path: 'https://apps.example.com/shop.apk', external: '${env:EXTERNAL}'}, 'read path'],
      [{path: '${env:APP}'}, 'read path'],
      [{type: 'HYBRID'}, 'read type'],
      [{browser: 'NONE'}, 'read browser'],
      [{type: 'WEB', browser: 'CHROME'}, 'demand a browser for an application of type WEB'],
      [
        {type: 'WEB', browser: '${env:BROWSER}', chrome_driver_port: 9515},
        'read chrome_driver_port',
      ],
      [{wait_activity: '.MainActivity', wait_timeout: '60'}, 'read wait_activity'],
    ],
    refuses: [
      [{type: 'WEB'}, 'demand a browser for an application of type WEB'],
      [
        {type: 'WEB', browser: 'NONE'},
        'demand the name of a browser for an application of type WEB',
      ],
      [
        {type: 'WEB', browser: 'REMOTE'},
        'demand the name of a browser for an application of type WEB',
      ],
      [{path: 'bs://1234'}, 'demand external for an address or a provider’s ID'],
      [{path: 'lt://1234', external: false}, 'demand external for an address or a provider’s ID'],
      [
        {path: 'https://a.b/c.apk', external: 'no'},
        'demand external for an address or a provider’s ID',
      ],
      [{chrome_driver_port: 65536}, 'read chrome_driver_port'],
      [{type: 'web'}, 'field type'],
      [{browser: 'chrome'}, 'field browser'],
      [{external: 'no'}, 'field external'],
      [{app: 'apps/shop.apk'}, 'field path'],
      [{install_timeout: '3 minutes'}, 'field install_timeout'],
    ],
  },
  {
    section: 'ui.mobile.device.swipe',
    base: {},
    accepts: [
      [{distance: 1}, 'read distance'],
      [{distance: 99}, 'read distance'],
      [{distance: '99'}, 'read distance'],
      [{distance: '${env:DISTANCE}'}, 'reading values in blocks'],
      [{max_swipe_until_found: 10}, 'read max_swipe_until_found'],
      [{speed: 'SLOW'}, 'read speed'],
    ],
    refuses: [
      [{distance: 0}, 'read distance'],
      [{distance: 100}, 'read distance'],
      [{distance: '100'}, 'read distance'],
      [{distance: '00'}, 'read distance'],
      [{distance: 0.75}, 'field distance'],
      [{speed: 500}, 'field speed'],
      [{speed: 'Slow'}, 'read speed'],
      [{max_swipes: 10}, 'class'],
    ],
  },
  {
    section: 'ui.mobile.device.virtual_device',
    base: {},
    accepts: [
      [{name: 'Pixel_8'}, 'read name'],
      [{headless: true}, 'read headless'],
      [{headless: '${env:HEADLESS}'}, 'reading values in blocks'],
      [{launch_timeout: 300, ready_timeout: '120'}, 'read launch_timeout'],
      [{connect_keyboard: false}, 'read connect_keyboard'],
    ],
    refuses: [
      [{avd: 'Pixel_8'}, 'read name'],
      [{name: ['Pixel_8']}, 'field name'],
      [{headless: 'headless'}, 'field headless'],
      [{launch_timeout: 1.5}, 'field launch_timeout'],
      [{ready_timeout: false}, 'field ready_timeout'],
    ],
  },
  {
    section: 'ui.mobile.device.wda',
    base: {},
    accepts: [
      [{}, 'class'],
      [{local_port: 8101}, 'read local_port'],
      [{team_id: '${env:TEAM}', signing_id: 'Apple Development'}, 'read signing_id'],
      [{startup_retries: '4', startup_retry_interval: 20}, 'read startup_retries'],
      [{use_new: true, use_prebuilt: 'false'}, 'read use_new'],
    ],
    refuses: [
      [{local_port: '8101a'}, 'field local_port'],
      [{local_port: '65536'}, 'read local_port'],
      [{team_id: {id: 'T'}}, 'field team_id'],
      [{startup_retries: 2.5}, 'field startup_retries'],
      [{use_new: 1}, 'field use_new'],
      [{bundle_id: 'com.shop.wda'}, 'field update_bundle_id'],
    ],
  },
];
