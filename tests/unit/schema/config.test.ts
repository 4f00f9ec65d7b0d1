import {describe, expect, test} from 'vitest';
import {configKey, configSections, readConfigSchema} from '../../../src/framework/config';

const sections = configSections();

describe('the list of keys', () => {
  test('has every key of the schema once', () => {
    const objects = Object.entries(readConfigSchema().$defs);
    const keys = objects
      .filter(([name, item]) => item.properties && !name.endsWith('.outside-blocks'))
      .flatMap(([, item]) => Object.keys(item.properties));
    const top = Object.keys(readConfigSchema().properties).filter((key) => key !== '$schema');
    const anchors = sections.flatMap((section) => section.keys.map(({anchor}) => anchor));
    expect(anchors).toHaveLength(keys.length + top.length);
  });

  test('finds a key at each place where its object stands, and by its anchor', () => {
    const port = configKey('server.port');
    expect(configKey('ui.mobile.*.server.port')).toEqual(port);
    expect(configKey('ui.desktop.<key>.server.port')).toEqual(port);
    expect(() => configKey('ui.web.*.server.port')).toThrow('no key ui.web.*.server.port');
    expect(configKey('api.*.timeout').opens).toBe('api.timeout');
    expect(configKey('common_setting.api.timeout').opens).toBe('api.timeout');
  });

  test('opens sections that exist alone', () => {
    const names = sections.map(({section}) => section);
    const opened = sections.flatMap(({keys}) => keys.flatMap(({opens}) => opens ?? []));
    expect(opened.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set([...opened, ''])).toEqual(new Set(names));
  });
});
