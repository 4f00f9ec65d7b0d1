import {describe, expect, test} from 'vitest';
import {parseTree} from 'jsonc-parser';
import {validate} from '../../../src/tools/checker/validate';
import {readConfigSchema} from '../../../src/framework/config';

/** Values of an object of the schema: changes to `base`, where `undefined` removes a key. */
interface Values {
  /** The least that the object accepts. */
  readonly base?: object;
  readonly accepts?: readonly object[];
  readonly rejects: readonly object[];
}

const GRID = {browser: 'REMOTE', target: 'LOCAL', capabilities: {browserName: 'chrome'}};
const CLOUD = {
  browser: 'REMOTE',
  target: 'BROWSER_STACK',
  user_name: '${env:BS_USER}',
  password: '${env:BS_KEY}',
  capabilities: {browserName: 'Chrome'},
};
const ANDROID = {application: {path: 'apps/shop.apk'}};
const IOS = {os: 'IOS', application: {}};
const CLOUD_SERVER = {driver: 'XCUI', target: 'BROWSER_STACK', user_name: 'u', password: 'p'};
const MACHINE = {application: {bundle_id: 'com.apple.calculator'}};

/** What the source code of the framework requires and limits; types are tested beside the generator. */
const VALUES: Readonly<Record<string, Values>> = {
  api: {
    base: {base_uri: 'https://api.example.com'},
    accepts: [{}, {base_uri: 'HTTP://localhost:8080'}, {port: 80}, {port: '080'}, {port: '-1'}],
    rejects: [
      {base_uri: undefined},
      {base_uri: ''},
      {base_uri: 'api.example.com'},
      {base_uri: 'ftp://api.example.com'},
      {port: 8080},
    ],
  },
  'api.timeout': {
    rejects: [{connection_timeout: -1}, {read_timeout: '-1'}, {read_timeout: 3000000000}],
  },
  server: {
    accepts: [
      {...CLOUD_SERVER, target: 'LAMBDA_TEST_MOBILE'},
      {target: 'BROWSER_STACK', external: true},
      {other_args: {'--log-no-colors': true, '--callback-port': '4726'}},
    ],
    rejects: [
      {...CLOUD_SERVER, user_name: undefined},
      {target: 'BROWSER_STACK', external: false},
      {other_args: {'--callback-port': 4726}},
      {port: 65536},
      {callback_port: '65536'},
    ],
  },
  ui: {accepts: [{web: {shop: {browser: 'CHROME'}}}], rejects: [{web: {shop: 'CHROME'}}]},
  'ui.delay': {
    accepts: [{before_click: 0}, {before_typing: '1000'}, {before_tap: 2000}],
    rejects: [{before_click: 1001}, {before_click: '1500'}, {before_typing: -1}],
  },
  'ui.desktop': {
    base: {machine: MACHINE, server: {driver: 'MAC'}},
    accepts: [
      {},
      {server: {external: true, port: 4723}},
      {server: {config_path: 'appium.json'}},
      {server: {driver: 'XCUI', external: true}},
    ],
    rejects: [
      {machine: undefined},
      {machine: {application: {}}},
      {server: undefined},
      {server: {port: 4723}},
      {server: {driver: 'XCUI'}},
      {server: {driver: 'UI_AUTOMATOR', external: false}},
    ],
  },
  'ui.mobile': {
    base: {device: ANDROID, server: {driver: 'UI_AUTOMATOR'}},
    accepts: [
      {},
      {device: {os: 'ANDROID', application: {}}},
      {device: IOS, server: {driver: 'XCUI'}},
      {device: {type: 'CLOUD', application: {}}, server: CLOUD_SERVER},
      {device: {...IOS, type: 'CLOUD', capabilities: {build: 'nightly'}}, server: CLOUD_SERVER},
      {device: {...IOS, type: '${env:TYPE}'}, server: CLOUD_SERVER},
      {device: {...IOS, type: 'CLOUD'}, server: {driver: 'XCUI', external: true}},
      {device: {...IOS, type: 'CLOUD'}, server: {...CLOUD_SERVER, target: '${env:TARGET}'}},
    ],
    rejects: [
      {device: undefined},
      {server: undefined},
      {server: {port: 4723}},
      {server: {driver: 'XCUI'}},
      {device: {os: 'ANDROID', type: 'CLOUD', application: {}}, server: CLOUD_SERVER},
      {device: {type: 'CLOUD', application: {}}, server: {...CLOUD_SERVER, driver: 'MAC'}},
      {device: {...IOS, type: 'CLOUD'}, server: {...CLOUD_SERVER, driver: 'UI_AUTOMATOR'}},
      {device: IOS, server: CLOUD_SERVER},
      {device: {...IOS, type: 'REAL'}, server: CLOUD_SERVER},
      {device: {...ANDROID, type: 'CLOUD'}},
      {device: {...ANDROID, type: 'CLOUD'}, server: {driver: 'UI_AUTOMATOR', target: 'LOCAL'}},
      {device: {...ANDROID, capabilities: {build: 'nightly'}}},
    ],
  },
  'ui.mobile.device': {
    base: {application: {}},
    accepts: [
      {video: {enabled: true, time_limit: '300'}},
      {video: {enabled: false}},
      {type: 'CLOUD', video: {enabled: true}},
      {os: 'IOS', permissions: {CAMERA: 'YES'}, application: {bundle_id: 'com.shop'}},
      {type: 'CLOUD', capabilities: {build: 'nightly', tags: ['a', 1, true]}},
    ],
    rejects: [
      {application: undefined},
      {video: {enabled: 'TRUE', time_limit: 0}},
      {video: {enabled: true, time_limit: 1801}},
      {os: 'IOS', permissions: {CAMERA: 'YES'}},
      {permissions: {TORCH: 'YES'}},
      {permissions: {CAMERA: 'MAYBE'}},
      {capabilities: {devices: [{name: 'Pixel'}]}},
      {system_port: 65536},
    ],
  },
  'ui.mobile.device.application': {
    accepts: [
      {path: 'bs://1234', external: true},
      {path: 'https://apps.example.com/shop.apk', external: '${env:EXTERNAL}'},
      {type: 'WEB', browser: 'CHROME'},
    ],
    rejects: [
      {type: 'WEB'},
      {type: 'WEB', browser: 'NONE'},
      {type: 'WEB', browser: 'REMOTE'},
      {path: 'lt://1234', external: false},
      {chrome_driver_port: 65536},
    ],
  },
  'ui.mobile.device.swipe': {
    accepts: [{distance: 1}, {distance: '99'}, {speed: 'SLOW'}],
    rejects: [{distance: 0}, {distance: '100'}, {distance: '00'}],
  },
  'ui.mobile.device.wda': {accepts: [{local_port: 8101}], rejects: [{local_port: '65536'}]},
  'ui.timeout': {
    accepts: [{explicit_wait: 30}, {implicit_wait: '0'}, {highlight_delay: 1000}],
    rejects: [
      {highlight_delay: 1001},
      {implicit_wait: -1},
      {page_load_timeout: -1},
      {script_timeout: '-1'},
      {explicit_wait: '${env:WAIT}'},
    ],
  },
  'ui.web': {
    base: {browser: 'CHROME'},
    accepts: [
      {},
      {browser: '${env:BROWSER:-CHROME}', headless: 'true', version: 128},
      {page_load_strategy: 'eager'},
      {page_load_strategy: 'EAGER'},
      {browser_options: ['--lang=de', '${env:OPTION}']},
      {experimental_options: {prefs: {'download.prompt_for_download': false}}},
      GRID,
      {...GRID, capabilities: {browserName: 'FireFox'}},
      CLOUD,
    ],
    rejects: [
      {browser: undefined},
      {browser: 'NONE'},
      {browser: 'chrome'},
      {page_load_strategy: 'Eager'},
      {headless: 'yes'},
      {baseUrl: 'https://shop.example.com'},
      {port: -1},
      {port: '65536'},
      {browser_options: '--headless'},
      {experimental_options: {list: [{a: 1}]}},
      {...GRID, target: undefined},
      {...GRID, capabilities: undefined},
      {...GRID, capabilities: {}},
      {...GRID, capabilities: {browserName: 'MicrosoftEdge'}},
      {...CLOUD, user_name: undefined},
      {...CLOUD, password: undefined},
    ],
  },
  'ui.web.custom_size': {
    base: {width: 1280, height: 720},
    accepts: [{width: '1280', height: '${env:HEIGHT}'}],
    rejects: [{width: undefined}, {height: undefined}, {height: 720.5}],
  },
};

const schema = readConfigSchema();
/** The keywords of a section that a value violates. */
function violated(value: object, section: string): string[] {
  const tree = parseTree(JSON.stringify(value))!;
  return validate(schema, tree, {$ref: `#/$defs/${section}`}).map(({keyword}) => keyword);
}

describe.each(Object.entries(VALUES))('"%s"', (section, {base, accepts = [], rejects}) => {
  test.each(accepts)('accepts %j', (change) => {
    expect(violated({...base, ...change}, section)).toEqual([]);
  });

  test.each(rejects)('rejects %j', (change) => {
    expect(violated({...base, ...change}, section)).not.toEqual([]);
  });
});
