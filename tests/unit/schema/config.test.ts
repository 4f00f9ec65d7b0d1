import {describe, expect, test} from 'vitest';
import {
  configSection,
  configSections,
  findConfigKey,
  readConfigSchema,
} from '../../../src/framework/config';

const sections = configSections();

describe('the list of keys', () => {
  test('has every key of the schema once, each with its own anchor', () => {
    const objects = Object.entries(readConfigSchema().$defs);
    const keys = objects
      .filter(([name, item]) => item.properties && !name.endsWith('.outside-blocks'))
      .flatMap(([, item]) => Object.keys(item.properties));
    const top = Object.keys(readConfigSchema().properties).filter((key) => key !== '$schema');
    const anchors = sections.flatMap((section) => section.keys.map(({anchor}) => anchor));
    expect(anchors).toHaveLength(keys.length + top.length);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  test('gives no heading the id of another or of a key', () => {
    const ids = sections.flatMap(({heading, keys}) => [heading, ...keys.map(({anchor}) => anchor)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('takes defaults, values, and limits from the schema', () => {
    expect(findConfigKey('ui.web.*.browser')).toMatchObject({
      path: 'ui.web.<key>.browser',
      type: 'enum',
      default: '"NONE"',
      allowed: ['CHROME', 'EDGE', 'FIREFOX', 'REMOTE', 'SAFARI'],
      platforms: ['WEB'],
    });
    expect(findConfigKey('ui.delay.before_click')).toMatchObject({
      default: '0',
      range: '0 to 1000',
      unit: 'milliseconds',
    });
    expect(findConfigKey('api.<key>.port')?.range).toBe('up to 999');
    expect(findConfigKey('ui.mobile.<key>.device.permissions')).toMatchObject({
      allowedKeys: expect.arrayContaining(['FACE_ID']) as string[],
      allowed: expect.arrayContaining(['ALWAYS']) as string[],
    });
  });

  test('links each key to its field, at the tag', () => {
    const key = findConfigKey('ui.web.*.resize');
    const tag = readConfigSchema()['x-boyka-tag'];
    expect(`${configSection('ui.web').base}${key?.source}`).toMatch(
      new RegExp(`/blob/${tag}/core-java/.*/config/ui/web/WebSetting\\.java#L\\d+$`),
    );
  });

  test('finds a key at each place where its object stands, and by its anchor', () => {
    const port = findConfigKey('server.port');
    expect(port).toBeDefined();
    expect(findConfigKey('ui.mobile.*.server.port')).toEqual(port);
    expect(findConfigKey('ui.desktop.<key>.server.port')).toEqual(port);
    expect(findConfigKey('ui.web.*.server.port')).toBeUndefined();
    expect(findConfigKey('api.*.timeout')?.opens).toBe('api.timeout');
    expect(findConfigKey('common_setting.api.timeout')?.opens).toBe('api.timeout');
  });

  test('opens sections that exist alone', () => {
    const names = sections.map(({section}) => section);
    const opened = sections.flatMap(({keys}) => keys.flatMap(({opens}) => opens ?? []));
    expect(opened.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set([...opened, ''])).toEqual(new Set(names));
  });

  test('names the sections there are when one is asked for that is not', () => {
    expect(() => configSection('web')).toThrow('"web" is no section of boyka-config.json.');
    expect(configSection('ui.web').heading).toBe('ui-web');
  });
});
