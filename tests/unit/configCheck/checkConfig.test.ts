// cspell:ignore saye timeot
import {describe, expect, it, test} from 'vitest';
import {checkConfig} from '../../../src/tools/checker';
import schema from '../../../static/schema/boyka-config.schema.json';

/** Line 2 of each file is the first one inside its block. */
const web = (...lines: string[]) => `{"ui": {"web": {"shop": {\n${lines.join('\n')}\n}}}}`;
const api = (...lines: string[]) => `{"api": {"shop": {\n${lines.join('\n')}\n}}}`;
const mobile = (...lines: string[]) => `{"ui": {"mobile": {"shop": {\n${lines.join('\n')}\n}}}}`;
const mac = (...lines: string[]) => `{"ui": {"desktop": {"shop": {\n${lines.join('\n')}\n}}}}`;
const checked = '"validate_ssl": true, "verify_host_name": true';
const android = '"server": {"driver": "UI_AUTOMATOR"},';

/** What `boyka config init` of the command line 0.5.0 writes for an API, with the answers filled in. */
const COMMAND_LINE = JSON.stringify(
  {
    $schema: 'https://json.schemastore.org/boyka-config.json',
    api: {
      shop: {
        base_uri: 'https://api.example.com',
        base_path: '/v1',
        connection_timeout: 5,
        logging: {enable: true, request: true, response: true},
        read_timeout: 5,
        write_timeout: 5,
        schema_path: './schema',
        validate_ssl: true,
        verify_host_name: true,
        language: {language: 'EN'},
      },
    },
  },
  null,
  2,
);

const found = (text: string) =>
  checkConfig(text, schema).findings.map(
    ({rule, line, column, link}) =>
      `${rule} ${line}:${column} ${link?.to.replace('/docs/guides/config/', '') ?? ''}`,
  );

describe('broken files', () => {
  test.each<[name: string, text: string, findings: string[]]>([
    [
      'output of the command line',
      COMMAND_LINE,
      [
        'renamed-key 7:7 api#api.timeout.connection_timeout',
        'renamed-key 13:7 api#api.timeout.read_timeout',
        'renamed-key 14:7 api#api.timeout.write_timeout',
      ],
    ],
    [
      'unknown key and value in lowercase letters',
      web('"baseUrl": "x",', '  "browser": "chrome"'),
      ['unknown-key 2:1 web#ui.web.base_url', 'wrong-value 3:14 web#ui.web.browser'],
    ],
    ['unknown section', '{"shop": 1}', ['unknown-key 1:2 general#top-level']],
    ['no browser', web('"headless": true'), ['missing-key 1:17 web#ui.web.browser']],
    [
      'wrong types',
      web('"browser": "EDGE", "headless": 1,', '"custom_size": []'),
      ['wrong-type 2:32 web#ui.web.headless', 'wrong-type 3:16 web#ui.web.custom_size'],
    ],
    [
      'password over http',
      web(
        '"browser": "REMOTE", "target": "BROWSER_STACK",',
        '"capabilities": {}, "user_name": "u",',
        '"password": "p", "headless": true',
      ),
      ['trap 4:1 web#ui.web.protocol', 'no-effect 4:18 web#ui.web.headless'],
    ],
    [
      'address of a grid for a local browser',
      web('"browser": "FIREFOX",', '"host": "grid"'),
      ['trap 2:1 web#ui.web.headless', 'no-effect 3:1 web#ui.web.host'],
    ],
    [
      'certificates not checked, and a port that is too long',
      api('"base_uri": "https://a.example",', '"port": "8080"'),
      [
        'trap 1:10 api#api.validate_ssl',
        'trap 1:10 api#api.verify_host_name',
        'wrong-value 3:9 api#api.port',
      ],
    ],
    [
      'certificates switched off for all',
      `{"common_setting": {"api": {"validate_ssl": false}},\n${api('"base_uri": "https://a.example",', checked).slice(1)}`,
      ['trap 4:1 api#api.validate_ssl'],
    ],
    [
      'iOS device with the driver and keys of Android',
      mobile(android, '"device": {"os": "IOS", "application": {},', '"adb_timeout": 3}'),
      [
        'wrong-value 2:22 server#server.driver',
        'no-effect 4:1 mobile#ui.mobile.device.adb_timeout',
      ],
    ],
    [
      'recording without a limit, ID of a provider without external',
      mobile(
        android,
        '"device": {"video": {"enabled": true},',
        '"application": {"path": "bs://1"}}',
      ),
      [
        'missing-key 3:12 video#video.time_limit',
        'missing-key 4:1 mobile#ui.mobile.device.application.external',
      ],
    ],
    [
      'old key of a device, swipe too long',
      mobile(
        android,
        '"device": {"avd": "Pixel", "application": {},',
        '"swipe": {"distance": "100"}}',
      ),
      [
        'renamed-key 3:12 mobile#ui.mobile.device.virtual_device',
        'wrong-value 4:23 mobile#ui.mobile.device.swipe.distance',
      ],
    ],
    [
      'server that already runs, with arguments to start one',
      mobile(
        '"server": {"driver": "UI_AUTOMATOR", "external": true,',
        '"plugins": ["images"]},',
        '"device": {"application": {}}',
      ),
      ['no-effect 3:1 server#server.plugins'],
    ],
    [
      'macOS without its app, and with another driver',
      mac('"server": {"driver": "XCUI"},', '"machine": {"os": "MAC", "type": "CLOUD"}'),
      [
        'wrong-value 2:22 server#server.driver',
        'missing-key 3:1 macos#ui.desktop.machine.application',
        'no-effect 3:13 macos#ui.desktop.machine.os',
        'wrong-value 3:34 macos#ui.desktop.machine.type',
      ],
    ],
    [
      'settings of an API beside a browser, and minutes as days',
      `{"common_setting": {"api": {"base_path": "/v1"}},\n"logging": {"archive": {"max_days": 7}},\n${web('"browser": "EDGE"').slice(1)}`,
      ['no-effect 1:2 general#file.common_setting', 'trap 2:25 general#logging.archive.max_days'],
    ],
    ['a list', '[]', ['wrong-type 1:1 general#top-level']],
    ['comma too many', '{\n  "ui": {},\n}', ['syntax 3:1 ']],
    ['comma missing', '{\n  "ui": {}\n  "api": {}}', ['syntax 3:3 ']],
    ['not closed', '{"ui": {', ['syntax 1:9 ']],
    ['comment', '{\n // "ui"\n}', ['syntax 2:2 ']],
    ['text of another kind', 'browser: CHROME', ['syntax 1:1 ']],
    ['nested too deeply', '['.repeat(100_000), ['syntax 1:1 ']],
    [
      'half of a surrogate pair in a key',
      web(String.raw`"browser": "EDGE", "experimental_options": {"\ud83d": [[]]}`),
      ['syntax 1:1 '],
    ],
    [
      'key that occurs twice',
      web('"browser": "CHROME",', '"browser": "EDGE"'),
      ['repeated-key 3:1 web#ui.web.browser'],
    ],
  ])('%s', (_, text, findings) => {
    expect(found(text)).toEqual(findings);
  });
});

/** The findings as a reader sees them: where, and what to do. */
const findingsIn = (text: string) =>
  checkConfig(text, schema).findings.map(
    ({rule, line, message, lines = ''}) => `${rule} ${line}: ${message}${lines && `\n${lines}`}`,
  );

/** One cause has one finding. */
describe('a key that is renamed is judged by its new name', () => {
  const cloud = (target: string, ...lines: string[]) =>
    web(
      `"browser": "REMOTE", "cloud": "${target}",`,
      '"capabilities": {"browserName": "chrome"}',
      ...lines,
    );

  test.each([
    [
      'the target of a provider, whose credentials are needed',
      cloud('LAMBDA_TEST', ', "user_name": "u", "password": "p", "protocol": "HTTPS"'),
      ['renamed-key 2: .*`ui.web.<key>.target` instead, with `"LAMBDA_TEST_WEB"`'],
    ],
    ['the target of a grid', cloud('NONE'), ['renamed-key 2: .*with `"LOCAL"`']],
    [
      'the target of a server',
      mobile(
        '"server": {"cloud": "BROWSER_STACK", "driver": "UI_AUTOMATOR",',
        '"protocol": "HTTPS", "user_name": "u", "password": "p"},',
        '"device": {"type": "CLOUD", "application": {"path": "x", "external": true}}',
      ),
      ['renamed-key 2: .*`ui.mobile.<key>.server.target`'],
    ],
    [
      'the driver of a server',
      mobile(
        '"server": {"port": 4723},',
        '"device": {"automation": "XCUI", "os": "IOS",',
        '"application": {}}',
      ),
      ['renamed-key 3: .*`ui.mobile.<key>.server.driver`'],
    ],
    [
      'a section with a misspelled key in it',
      '{"ui": {"playback": {\n"explicitWait": 5}}}',
      ['renamed-key 1: .*`ui.timeout`', 'unknown-key 2: .*`explicit_wait`'],
    ],
  ])('%s', (_, text, findings) => {
    expect(findingsIn(text)).toEqual(findings.map((finding) => expect.stringMatching(finding)));
  });

  test('a misspelled key that has no effect', () => {
    expect(findingsIn(web('"browser": "EDGE",', '"hosts": "grid"'))).toEqual([
      expect.stringMatching(/unknown-key 3: .*`host`\?.*only with `"browser": "REMOTE"`/),
    ]);
  });
});

describe('says where a key belongs', () => {
  test.each([
    ['a section', '{"web": {"shop": {\n"browser": "CHROME"}}}', ['misplaced-key 1: .*in `ui`\\.']],
    [
      'a key of a section inside',
      mobile(
        '"server": {"driver": "XCUI"},',
        '"device": {"os": "IOS", "application": {},',
        '"connect_keyboard": true}',
      ),
      ['misplaced-key 4: .*in `ui.mobile.<key>.device.virtual_device`'],
    ],
    [
      'a key of another block',
      api('"base_uri": "http://x",', '"headless": true'),
      ['misplaced-key 3: .*`ui.web.<key>`'],
    ],
    [
      'the nearest section of that name, by the keys around it',
      '{"logging": {\n"enable": true,\n"path": "x"}}',
      ['misplaced-key 2: .*in `ui.logging`', 'misplaced-key 3: .*in `ui.logging`'],
    ],
    [
      'by its content where its name is unknown',
      '{"common_setting": {\n"ui": {"validate_ssl": true}}}',
      ['misplaced-key 2: .*`validate_ssl` belongs in `common_setting.api`'],
    ],
    [
      'the keys of a small section where nothing is near',
      '{"ui": {"screenshot": {\n"folder": "x"}}}',
      ['unknown-key 2: .*Keys here: `enabled`, `extension`, `path`, `prefix`'],
    ],
    [
      'a key with the same word',
      api('"base_uri": "http://x",', '"timeout": {"read": 5}'),
      ['unknown-key 3: .*`read_timeout`'],
    ],
    [
      'a key of a block beside its blocks',
      `{"api": {"logging": {"request": true},\n"shop": {"base_uri": "http://x"}}}`,
      ['misplaced-key 1: .*a block of `api`, such as `shop`'],
    ],
    [
      'the keys of a block that has no name',
      '{"ui": {"web": {\n"browser": "CHROME", "base_url": "x"}}}',
      [
        String.raw`misplaced-key 2: \`web\` needs a named block around \`browser\` and \`base_url\`[\s\S]*"web": \{\n {2}"my_block": \{\n {4}"browser": "CHROME"`,
      ],
    ],
    [
      'a value that is no block',
      '{"ui": {"web": {"a": 5}}}',
      ['wrong-type 1: .*`a` needs an object'],
    ],
  ])('%s', (_, text, findings) => {
    expect(findingsIn(text)).toEqual(findings.map((finding) => expect.stringMatching(finding)));
  });

  test('and proposes no other word for a short key', () => {
    const text = JSON.stringify({common_setting: {ui: {}}, api: {shop: {base_uri: 'http://x'}}});
    const {findings, fixed} = checkConfig(text, schema);
    expect(findings.map(({message}) => message).join()).not.toContain('Did you mean');
    expect(fixed ?? '').not.toContain('"common_setting":{"api"');
  });
});

describe('knows the names of other tools', () => {
  test.each([
    ['device": {"application": {}, "deviceName', 'Pixel', '`name`'],
    ['device": {"application": {}, "platformName', 'Android', '`os` instead, with `"ANDROID"`'],
    ['device": {"application": {}, "appium:udid', 'x', '`unique_id`'],
    ['device": {"application": {}, "appPackage', 'x', 'other_args'],
  ])('of Appium: %s', (key, value, meant) => {
    expect(findingsIn(mobile(android, `"${key}": "${value}"}`))).toEqual([
      expect.stringContaining(meant),
    ]);
  });

  test.each([
    ['"browser_prefs": {}', '`experimental_options`'],
    ['"chromeOptions": {}', '`browser_options`'],
    ['"args": []', '`browser_options`'],
  ])('of Selenium: %s', (line, meant) => {
    expect(findingsIn(web('"browser": "CHROME",', line))).toEqual([expect.stringContaining(meant)]);
  });

  test.each([
    ['uiautomator2', 'UI_AUTOMATOR'],
    ['XCUITest', 'XCUI'],
  ])('of drivers: %s', (value, meant) => {
    const text = mobile(`"server": {"driver": "${value}"}, "device": {"application": {}}`);
    expect(findingsIn(text).join()).toContain(`Write \`${meant}\`.`);
  });
});

describe('values', () => {
  test('says that `null` in a block counts as left out, and what that means', () => {
    expect(findingsIn(web('"browser": null,', '"headless": null'))).toEqual([
      expect.stringMatching(/missing-key 2: `browser` is `null`, .*Required/),
      expect.stringMatching(/no-effect 3: `headless` is `null`, .*`true` applies/),
    ]);
  });

  test('says that `null` outside of blocks does not', () => {
    expect(findingsIn('{"ui": {"screenshot": {"path": null}}}')).toEqual([
      expect.stringMatching(/wrong-type 1: .*replaces the default of `path`/),
    ]);
  });

  test('says why a number has to be text', () => {
    const text = mobile(
      '"server": {"driver": "XCUI", "other_args": {"--port": 4726}},',
      '"device": {"os": "IOS", "application": {}}',
    );
    expect(findingsIn(text)).toEqual([expect.stringContaining('it sends `5` as `5.0`')]);
  });
});

test.each(['toString', 'constructor', 'valueOf', 'hasOwnProperty', '__proto__'])(
  'reports the key "%s" like any other unknown key',
  (key) => {
    expect(found(web('"browser": "CHROME",', `"${key}": 1`))).toEqual([
      'unknown-key 3:1 web#ui-web',
    ]);
  },
);

test.each([
  ['a tab', '\t', '`\\t`'],
  ['a NUL', '\0', '`\\u0000`'],
])('shows how to write %s in a text', (_, character, escape) => {
  const [finding] = checkConfig(`{"$schema": "a${character}b"}`, schema).findings;
  expect(finding?.message).toContain(`write it as ${escape}`);
});

describe('the fixed version', () => {
  const fixed = (text: string) => checkConfig(text, schema).fixed;

  it('moves keys, keeps the format, and has no findings', () => {
    const text = fixed(COMMAND_LINE) ?? '';
    expect(found(text)).toEqual([]);
    expect(JSON.parse(text)).toMatchObject({
      api: {shop: {timeout: {connection_timeout: 5, read_timeout: 5, write_timeout: 5}}},
    });
    expect(text).toContain('\n        "connection_timeout": 5,');
  });

  it('moves a key into the section that alone has it', () => {
    const text = fixed('{"web": {"shop": {"browser": "EDGE"}}}') ?? '';
    expect(JSON.parse(text)).toEqual({ui: {web: {shop: {browser: 'EDGE'}}}});
  });

  it('renames a key with its value, inside of one that is renamed', () => {
    const text = fixed('{"ui": {"WEB": {"shop": {"browser": "REMOTE", "cloud": "NONE"}}}}') ?? '';
    expect(text).toBe('{"ui": {"web": {"shop": {"browser": "REMOTE", "target": "LOCAL"}}}}');
  });

  it('counts a key that is renamed beside one that occurs twice', () => {
    const text = web('"browser": "EDGE", "browser": "EDGE",', '"baseUrl": "x"');
    expect(checkConfig(text, schema)).toMatchObject({
      fixed: text.replace('baseUrl', 'base_url'),
      fixes: 1,
    });
  });

  test.each([
    ['the near key is there already', web('"browser": "EDGE", "Browser": "EDGE"')],
    ['the value is not one of the near key', web('"browser": "EDGE", "head_less": 5')],
    ['two keys are equally near', '{"logging": {"archive": {"max_saye": 1}}}'],
    [
      'a former key and a misspelled one have the same name now',
      mobile(android, '"device": {"grant_permission": true, "accept_alert": true}'),
    ],
    [
      'a former key and one beside its new place have the same name now',
      api('"read_timeout": 5,', '"timeout": {"read_timeot": 5}'),
    ],
    ['the inner keys differ', mobile(android, '"device": {"avd": "x", "application": {}}')],
    [
      'the new key is set',
      api(
        '"base_uri": "https://a.example",',
        checked,
        ', "read_timeout": 1, "timeout": {"read_timeout": 2}',
      ),
    ],
    ['the object of the new key is a text', api('"timeout": "5",', '"read_timeout": 1')],
    ['the object of the new key is renamed', api('"Timeout": {},', '"read_timeout": 1')],
    [
      'the object of the new key occurs twice',
      api('"timeout": {}, "timeout": {}, "read_timeout": 1'),
    ],
    ['a renamed key occurs twice', api('"read_timeout": 1,', '"read_timeout": 2')],
    ['a near key occurs twice', web('"browser": "EDGE", "baseUrl": "x",', '"baseUrl": "y"')],
    ['the right name is a guess', '{"ui": {"screenshot": {"patch": "x"}}}'],
    ['a key of several sections is in none of them', '{"logging": {"enable": true}}'],
    ['the block has no name', '{"ui": {"web": {"browser": "CHROME", "baseUrl": "x"}}}'],
    ['two keys are near the same', web('"browser": "EDGE", "baseUrl": "x",', '"base_ur": "y"')],
    ['a section occurs twice', '{"api": 1, "api": {"shop": {"read_timeout": 1}}}'],
    ['a block occurs twice', '{"api": {"shop": {}, "shop": {"read_timeout": 1}}}'],
    [
      'a name of JavaScript occurs twice',
      '{"api": {"__proto__": {"toString": 1}, "__proto__": {"toString": 1, "read_timeout": 1}}}',
    ],
  ])('leaves the text as it is when %s', (_, text) => {
    expect(found(text)).not.toEqual([]);
    expect(fixed(text)).toBeUndefined();
  });
});

test('a key with the name of a property of every object is a key like others', () => {
  const findings = checkConfig('{"constructor": 1, "constructor": 2}', schema).findings;
  expect(findings.map(({rule}) => rule)).toEqual(expect.arrayContaining(['repeated-key']));
  for (const {link} of findings) {
    expect(link?.to).toBe('/docs/guides/config/general#top-level');
  }
});
