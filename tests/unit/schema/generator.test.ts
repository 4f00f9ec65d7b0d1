import {describe, expect, test} from 'vitest';
import {buildConfigSchema} from '../../../scripts/facts/schema/build';
import type {SchemaInput, SettingField} from '../../../scripts/facts/schema/input';
import {at, type OutsideType, type SectionRule} from '../../../scripts/facts/schema/rules/types';
import {snakeCase} from '../../../scripts/facts/snakeCase';

const root = 'io/github/boykaframework';

const reader = [
  'class Reader {',
  '  top.getShops ();',
  '  shop.getPort ();',
  '  shop.getPort ();',
  '}',
];

function field(name: string, type: string, initializer?: string): SettingField {
  return {name, type, line: 3, modifiers: ['private'], ...(initializer ? {initializer} : {})};
}

function setting(name: string, fields: SettingField[]) {
  const file = `${root}/config/${name}.java`;
  return {name, package: 'config', file, kind: 'class', line: 1, fields};
}

const shopFields = [
  field('baseUrl', 'String'),
  field('color', 'Color', 'Color.RED'),
  field('headless', 'boolean', 'true'),
  field('port', 'int', '8080'),
  field('stock', 'int'),
  field('size', 'Size', 'new Size(3, 4)'),
  field('tags', 'List<String>'),
];

function input(shop = shopFields): SchemaInput {
  return {
    tag: 'v1.2.3',
    commit: '0'.repeat(40),
    types: [
      setting('Top', [field('logs', 'Logs', 'new Logs()'), field('shops', 'Map<String, Shop>')]),
      setting('Shop', shop),
      setting('Logs', [field('level', 'int', '1')]),
      {
        ...setting('Color', []),
        kind: 'enum',
        enumConstants: [
          {name: 'RED', line: 2},
          {name: 'NO_COLOR', line: 3},
        ],
      },
    ],
    read: () => reader.join('\n'),
  };
}

const read = [at('Reader', 'top.getShops ();')];
const base = {stands: ['shops.<key>'], does: 'One shop.', platforms: ['WEB']} as const;
const top: SectionRule = {
  ...base,
  file: 'config/Top.java',
  section: '',
  keys: {logs: {does: 'Logs.', read}, shops: {does: 'Shops.', read}},
};
const logs: SectionRule = {
  ...base,
  file: 'config/Logs.java',
  section: 'logs',
  keys: {level: {does: 'Level.', read}},
};
const shop: SectionRule = {
  ...base,
  file: 'config/Shop.java',
  section: 'shops',
  keys: {
    baseUrl: {does: 'Address.', read, form: {pattern: '^https?://', message: 'An address.'}},
    color: {does: 'Color.', read, refused: [{value: 'NO_COLOR', because: at('Reader', 'class')}]},
    headless: {does: 'No window.', read},
    port: {does: 'Port.', read, maximum: 999, trap: 'Small.'},
    size: {does: 'Size.', read},
    stock: {does: 'Stock.', read},
    tags: {does: 'Tags.', read},
  },
  requires: [
    {
      name: 'an address',
      then: {required: ['base_url']},
      because: at('Reader', 'class'),
      raises: 'E',
    },
  ],
};
const outside: Record<string, OutsideType> = {
  Size: {
    ...base,
    kind: 'object',
    section: 'shops.size',
    unit: 'pixels',
    fields: {width: 'Width.', height: 'Height.'},
  },
};

function build(sections: SectionRule[] = [top, shop, logs], from = input()) {
  return buildConfigSchema(from, {sections, outside, reading: {}});
}

function definition(name: string) {
  const {$defs} = build() as {$defs: Record<string, {properties: Record<string, object>}>};
  return $defs[name];
}

describe('the schema', () => {
  test('takes keys, types, enums, and defaults from the classes', () => {
    expect(definition('shops')?.properties).toMatchObject({
      base_url: {
        type: 'string',
        pattern: '^https?://',
        errorMessage: 'An address.',
        'x-boyka-java': 'String',
      },
      color: {anyOf: [{enum: ['RED']}, {pattern: '^\\$\\{.*$'}], default: 'RED'},
      headless: {type: ['boolean', 'string'], default: true},
      port: {type: ['integer', 'string'], default: 8080, maximum: 999},
      size: {$ref: '#/$defs/shops.size', default: {width: 3, height: 4}},
      tags: {type: 'array', items: {type: ['string', 'number']}},
    });
  });

  test('closes every class and keeps what the code demands, with its line', () => {
    expect(definition('shops')).toMatchObject({
      additionalProperties: false,
      allOf: [{required: ['base_url'], 'x-boyka-because': 'Reader.java#L1', 'x-boyka-raises': 'E'}],
    });
  });

  test('lets placeholders stand for numbers inside blocks alone', () => {
    expect(definition('shops')?.properties.stock).toMatchObject({
      pattern: '^(?:-?[0-9]+|\\$\\{.*)$',
    });
    expect(definition('logs')?.properties.level).toMatchObject({pattern: '^(?:-?[0-9]+)$'});
  });

  test('records the line that a rule leans on', () => {
    expect(definition('shops')?.properties.port).toMatchObject({
      description: 'Port. Caution: Small.',
      'x-boyka-does': 'Port.',
      'x-boyka-read': ['Reader.java#L2'],
      'x-boyka-field': 'config/Shop.java#L3',
    });
  });

  test('is the same each time', () => {
    expect(JSON.stringify(build())).toBe(JSON.stringify(build()));
  });
});

describe('a rule that no longer fits stops with one line', () => {
  const without = (key: string) => ({
    ...shop,
    keys: Object.fromEntries(Object.entries(shop.keys).filter(([name]) => name !== key)),
  });

  test('when a field has no rule', () => {
    expect(() => build([top, without('port'), logs])).toThrow(
      'The field port of config/Shop.java (line 3) has no rule.',
    );
  });

  test('when a rule has no field', () => {
    const fewer = input(shopFields.filter(({name}) => name !== 'port'));
    expect(() => build([top, shop, logs], fewer)).toThrow('config/Shop.java has no field port.');
  });

  test('when the line is gone', () => {
    const gone = {...logs, keys: {level: {does: 'Level.', read: [at('Reader', 'getLevel')]}}};
    expect(() => build([top, shop, gone])).toThrow(
      'The rule "logs.level" leans on "getLevel" in Reader.java, but no line of it holds that text.',
    );
  });

  test('when several lines hold the fragment', () => {
    const twice = {...logs, keys: {level: {does: 'Level.', read: [at('Reader', 'getPort')]}}};
    expect(() => build([top, shop, twice])).toThrow('but 2 lines of it hold that text');
  });

  test('when a class has no section, or a section no class', () => {
    expect(() => build([top, shop])).toThrow('config/Logs.java has no section.');
    const stray = {...logs, file: 'config/Color.java', section: 'colors'};
    expect(() => build([top, shop, logs, stray])).toThrow('No setting leads to config/Color.java.');
    const missing = {...logs, file: 'config/Gone.java'};
    expect(() => build([{...top, file: 'config/None.java'}, shop, missing])).toThrow(
      'The source has no class config/None.java.',
    );
  });

  test('when a type or an initializer is of an unknown kind', () => {
    const odd = input([...shopFields.slice(1), field('baseUrl', 'Duration')]);
    expect(() => build([top, shop, logs], odd)).toThrow('a field of type Duration');
    const computed = input([...shopFields.slice(1), field('baseUrl', 'String[]', 'make()')]);
    expect(() => build([top, shop, logs], computed)).toThrow(/String\[\]|"make\(\)"/);
  });

  test('when a refused value is none of the enum', () => {
    const color = {does: 'C.', read, refused: [{value: 'PINK', because: at('Reader', 'class')}]};
    expect(() => build([top, {...shop, keys: {...shop.keys, color}}, logs])).toThrow(
      'shops.color: PINK is no value of Color.',
    );
  });
});

test.each([
  ['baseUrl', 'base_url'],
  ['webViewConnectRetries', 'web_view_connect_retries'],
  ['os', 'os'],
  ['validateSSL', 'validate_s_s_l'],
])('the key of %s is %s, as Gson writes it', (name, key) => {
  expect(snakeCase(name)).toBe(key);
});
