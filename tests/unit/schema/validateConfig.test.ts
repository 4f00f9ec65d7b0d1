import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {checkConfigText} from '../../../src/framework/validateConfig';

const samples = path.join(__dirname, '../../../src/samples/src/test/resources');
const title = 'boyka-config.json';

function check(value: unknown, options?: Parameters<typeof checkConfigText>[1]) {
  return checkConfigText(JSON.stringify(value), options);
}

describe('a whole example for each platform passes', () => {
  test.each(['api', 'web', 'android', 'ios', 'macos'])('%s', (platform) => {
    const text = fs.readFileSync(path.join(samples, platform, title), 'utf8');
    expect(checkConfigText(text, {title})).toEqual({kind: 'whole', section: '', problems: []});
  });
});

describe('what a text is', () => {
  test.each([
    [{ui: {}}, 'whole'],
    [{api: {shop: {base_uri: 'https://api.example.com'}}}, 'whole'],
    [{explicit_wait: 20, implicit_wait: 0}, 'part'],
    [{data: {id: 1}}, 'other'],
    [{name: 'Ann'}, 'other'],
    [['CHROME'], 'other'],
    ['CHROME', 'other'],
    [{}, 'other'],
  ])('%j is %s', (value, kind) => {
    expect(check(value).kind).toBe(kind);
  });

  test('a title makes it a whole one, an option a part', () => {
    expect(check({data: {id: 1}}, {title: 'src/test/resources/boyka-config.json'}).kind).toBe(
      'whole',
    );
    expect(check({browser: 'CHROME'}, {part: true})).toMatchObject({
      kind: 'part',
      section: 'ui.web',
    });
    expect(check({port: 1}, {part: 'server'})).toMatchObject({kind: 'part', section: 'server'});
  });

  test('text that is no JSON is a SyntaxError, an unknown part an Error', () => {
    expect(() => checkConfigText('{')).toThrow(SyntaxError);
    expect(() => check({}, {part: 'web'})).toThrow('"web" is no section of boyka-config.json.');
  });
});

describe('what is wrong with it', () => {
  const web = (block: unknown) => check({ui: {web: {shop: block}}}, {title}).problems;

  test('an unknown key, with the one that was meant', () => {
    expect(web({browser: 'CHROME', baseUrl: 'x'})).toEqual([
      {
        at: 'ui.web.shop',
        says: '"baseUrl" is no key here, and the framework ignores it without a message; did you mean "base_url"?',
      },
    ]);
  });

  test('a value that the enum has not', () => {
    expect(web({browser: 'chrome'})).toEqual([
      {
        at: 'ui.web.shop.browser',
        says: '"chrome" is none of CHROME, EDGE, FIREFOX, REMOTE, SAFARI',
      },
    ]);
  });

  test('a key that is missing: in a whole text, not in a part', () => {
    expect(web({headless: false})).toEqual([{at: 'ui.web.shop', says: '"browser" is missing'}]);
    expect(check({ui: {web: {shop: {headless: false}}}}, {part: ''}).problems).toEqual([]);
    expect(check({headless: false, host: 'x'}, {part: 'ui.web'}).problems).toEqual([]);
  });

  test.each([
    [
      {os: 'IOS', application: {}},
      {driver: 'MAC'},
      'server.driver',
      '"MAC": A device with the os IOS needs the driver XCUI.',
    ],
    [
      {type: 'CLOUD', application: {}},
      {driver: 'UI_AUTOMATOR', target: 'LOCAL'},
      'server.target',
      '"LOCAL": A device of type CLOUD, and one with capabilities, needs a cloud provider as the target of its server.',
    ],
    [
      {application: {path: 'bs://1234', external: false}},
      {driver: 'UI_AUTOMATOR'},
      'device.application.external',
      'false: An address or a provider’s ID needs "external": true, or the path of the project is put before it.',
    ],
    [
      {application: {type: 'WEB', browser: 'NONE'}},
      {driver: 'UI_AUTOMATOR'},
      'device.application.browser',
      '"NONE": NONE and REMOTE are not the name of a browser on a device.',
    ],
    [
      {application: {}, video: {enabled: true}},
      {driver: 'UI_AUTOMATOR'},
      'device.video',
      '"time_limit" is missing',
    ],
  ])('what breaks at run time, with the reason: %j, %j', (device, server, at, says) => {
    expect(check({ui: {mobile: {shop: {device, server}}}}, {title}).problems).toEqual([
      {at: `ui.mobile.shop.${at}`, says},
    ]);
  });

  test('an address without its protocol', () => {
    const {problems} = check({api: {shop: {base_uri: 'api.example.com'}}}, {title});
    expect(problems).toEqual([
      {
        at: 'api.shop.base_uri',
        says: '"api.example.com": Expected an address that begins with http:// or https://.',
      },
    ]);
  });

  test('types, limits, and lists', () => {
    expect(web({browser: 'CHROME', headless: 1})).toEqual([
      {at: 'ui.web.shop.headless', says: '1 is not of type boolean or string'},
    ]);
    expect(check({before_click: 2000}, {part: 'ui.delay'}).problems).toEqual([
      {at: 'before_click', says: '2000 is not <= 1000'},
    ]);
    expect(check({before_click: '2000'}, {part: 'ui.delay'}).problems).toEqual([
      {at: 'before_click', says: '"2000": Expected a whole number from 0 up to 1000.'},
    ]);
    expect(web({browser: 'CHROME', capabilities: {list: [{a: 1}]}})).toEqual([
      {
        at: 'ui.web.shop.capabilities.list.0',
        says: '{"a":1} is not of type string or number or boolean',
      },
    ]);
  });
});
