import {describe, expect, test} from 'vitest';
import {composeSchema} from '../../../scripts/facts/schema/compose';
import type {ConfigKnowledge, SectionKnowledge} from '../../../scripts/facts/schema/knowledge';
import {settingFacts, type SettingSource} from '../../../scripts/facts/schema/settings';
import {snakeCase} from '../../../scripts/facts/model';

const root = 'io/github/boykaframework';

const reader = [
  'class Reader {',
  '  top.getShops ();',
  '  shop.getPort ();',
  '  shop.getPort ();',
  '}',
];

function field(name: string, type: string, initializer?: string) {
  return {name, type, line: 3, modifiers: ['private'], ...(initializer ? {initializer} : {})};
}

function setting(name: string, fields: ReturnType<typeof field>[]) {
  return {name, file: `${root}/config/${name}.java`, kind: 'class', line: 1, fields};
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

function sourceWith(shop = shopFields): SettingSource {
  return {
    tag: 'v1.2.3',
    commit: '0'.repeat(40),
    types: [
      setting('Top', [field('logs', 'Logs', 'new Logs()'), field('shops', 'Map<String, Shop>')]),
      setting('Shop', shop),
      setting('Logs', [field('level', 'int', '1')]),
      {
        name: 'Color',
        file: `${root}/enums/Color.java`,
        kind: 'enum',
        line: 1,
        enumConstants: [{name: 'RED'}, {name: 'NO_COLOR'}],
      },
    ],
    read: () => reader.join('\n'),
  };
}

const source = {'Reader.java': 'top.getShops ();'};
const first = {'Reader.java': 'class'};
const base = {description: 'A shop.', platforms: ['WEB']} as const;
const top: SectionKnowledge = {
  ...base,
  class: 'config/Top.java',
  paths: [''],
  keys: {logs: {description: 'Logs.', source}, shops: {description: 'Shops.', source}},
};
const logs: SectionKnowledge = {
  ...base,
  class: 'config/Logs.java',
  paths: ['logs'],
  keys: {level: {description: 'Level.', source}},
};
const shops: SectionKnowledge = {
  ...base,
  class: 'config/Shop.java',
  paths: ['shops.<key>'],
  keys: {
    base_url: {
      description: 'Address.',
      source,
      format: {pattern: '^https?://', message: 'An address.'},
    },
    color: {description: 'Color.', source, rejected: {NO_COLOR: first}},
    headless: {description: 'No window.', source},
    port: {description: 'Port.', source, maximum: 999, caution: 'Small.'},
    size: {description: 'Size.', source},
    stock: {description: 'Stock.', source},
    tags: {description: 'Tags.', source},
  },
  requires: [{name: 'an address', then: {required: ['base_url']}, error: 'E', source: first}],
};
const externalTypes = {
  Size: {
    ...base,
    paths: ['shops.<key>.size'],
    section: 'shops.size',
    unit: 'pixels',
    keys: {width: 'Width.', height: 'Height.'},
  },
};

type Sections = Record<string, SectionKnowledge>;

function knowledgeOf(sections: Sections): ConfigKnowledge {
  return {sections, externalTypes, reading: {start: first}};
}

function compose(sections: Sections = {'': top, shops, logs}, from = sourceWith()) {
  const knowledge = knowledgeOf(sections);
  return composeSchema(settingFacts(from, knowledge), knowledge);
}

function definition(name: string) {
  const {$defs} = compose() as {$defs: Record<string, {properties: Record<string, object>}>};
  return $defs[name];
}

describe('the schema', () => {
  test('has keys, types, enums, and defaults of the classes', () => {
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

  test('closes every class and has what the code requires, with its line', () => {
    expect(definition('shops')).toMatchObject({
      additionalProperties: false,
      allOf: [
        {
          required: ['base_url'],
          'x-boyka-requires': 'an address',
          'x-boyka-source': 'Reader.java#L1',
          'x-boyka-error': 'E',
        },
      ],
    });
  });

  test('accepts placeholders in place of numbers inside blocks only', () => {
    expect(definition('shops')?.properties.stock).toMatchObject({
      pattern: '^(?:-?[0-9]+|\\$\\{.*)$',
    });
    expect(definition('logs')?.properties.level).toMatchObject({pattern: '^(?:-?[0-9]+)$'});
  });

  test('records the line of each quote', () => {
    expect(compose()).toMatchObject({'x-boyka-reading': {start: 'Reader.java#L1'}});
    expect(definition('shops')?.properties.port).toMatchObject({
      description: 'Port. Caution: Small.',
      'x-boyka-description': 'Port.',
      'x-boyka-read': ['Reader.java#L2'],
      'x-boyka-field': 'config/Shop.java#L3',
    });
  });
});

describe('knowledge that no longer fits the source stops with one line', () => {
  const without = (key: string) => ({
    ...shops,
    keys: Object.fromEntries(Object.entries(shops.keys).filter(([name]) => name !== key)),
  });
  const quoting = (text: string) => ({
    ...logs,
    keys: {level: {description: 'Level.', source: {'Reader.java': text}}},
  });

  test('when a field is not described', () => {
    expect(() => compose({'': top, shops: without('port'), logs})).toThrow(
      'config/Shop.java has a field for port (line 3) that is not described.',
    );
  });

  test('when a key has no field', () => {
    const fewer = sourceWith(shopFields.filter(({name}) => name !== 'port'));
    expect(() => compose({'': top, shops, logs}, fewer)).toThrow(
      'config/Shop.java has no field for port.',
    );
  });

  test('when the quoted line is gone', () => {
    expect(() => compose({'': top, shops, logs: quoting('getLevel')})).toThrow(
      '"logs.level" quotes "getLevel" from Reader.java, but no line of it has that text.',
    );
  });

  test('when several lines have the quote', () => {
    expect(() => compose({'': top, shops, logs: quoting('getPort')})).toThrow(
      'but 2 lines of it have that text',
    );
  });

  test('when a quote is new and no checkout was read', () => {
    const facts = settingFacts(sourceWith(), knowledgeOf({'': top, shops, logs}));
    const changed = knowledgeOf({'': top, shops, logs: quoting('class Reader')});
    expect(() => composeSchema(facts, changed)).toThrow('run `npm run facts:update`');
  });

  test('when a class has no section, or a section no class', () => {
    expect(() => compose({'': top, shops})).toThrow('config/Logs.java has no section.');
    const missing = {...logs, class: 'config/Gone.java'};
    expect(() => compose({'': top, shops, logs, missing})).toThrow(
      'The framework has no class config/Gone.java.',
    );
    const unused = sourceWith();
    const types = [...unused.types, setting('Stray', [])];
    const stray = {...logs, class: 'config/Stray.java', keys: {}};
    expect(() => compose({'': top, shops, logs, stray}, {...unused, types})).toThrow(
      'No setting has an object of config/Stray.java.',
    );
  });

  test('when an object is at other paths', () => {
    const moved = {...shops, paths: ['ui.shops.<key>']};
    expect(() => compose({'': top, shops: moved, logs})).toThrow(
      'Objects of config/Shop.java are at shops.<key>. Correct the paths of "shops"',
    );
  });

  test('when a type or an initializer is of an unknown kind', () => {
    const odd = sourceWith([...shopFields.slice(1), field('baseUrl', 'Duration')]);
    expect(() => compose({'': top, shops, logs}, odd)).toThrow('a field of the unknown type');
    const computed = sourceWith([...shopFields.slice(1), field('baseUrl', 'String', 'make()')]);
    expect(() => compose({'': top, shops, logs}, computed)).toThrow();
  });

  test('when a rejected value is not a constant of the enum', () => {
    const color = {description: 'C.', source, rejected: {PINK: first}};
    const changed = {...shops, keys: {...shops.keys, color}};
    expect(() => compose({'': top, shops: changed, logs})).toThrow(
      'shops.color: Color has no constant PINK.',
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
