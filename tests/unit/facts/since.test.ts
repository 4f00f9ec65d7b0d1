import {expect, test} from 'vitest';
import {extendSince, type Since} from '../../../scripts/facts/since';
import type {Api, ApiType} from '../../../src/framework/types';

/** A type with the methods of these names. */
const type = (name: string, methods: string[] = [], place = 'shop'): ApiType => ({
  name,
  package: place,
  file: `${place}/${name}.java`,
  line: 1,
  kind: 'class',
  modifiers: ['public'],
  methods: methods.map((method) => ({
    name: method,
    signature: `${method}()`,
    line: 1,
    modifiers: ['public'],
    parameters: [],
  })),
});
const api = (tag: string, ...types: ApiType[]): Api => ({tag, commit: '', root: '', types});

test('dates the types and members that are newer than 2.0.0, with the release that brought them', () => {
  const setting = (...names: string[]): ApiType => ({
    ...type('ShelfSetting', [], 'shop.config'),
    fields: names.map((name) => ({name, type: 'int', line: 1, modifiers: ['private']})),
  });
  const releases = [
    api('v2.0.0', type('Shop', ['open', 'close']), setting('depth')),
    api('v2.1.0', type('Shop', ['open', 'close', 'sell']), setting('depth', 'maxWeight')),
    api(
      'v2.2.0',
      type('Shop', ['open', 'sell']),
      setting('depth', 'maxWeight'),
      type('Till', ['pay']),
    ),
    api(
      'v2.3.0',
      type('Shop', ['open', 'close', 'sell']),
      setting('maxWeight'),
      type('Till', ['pay', 'give']),
    ),
  ];
  const since = releases
    .slice(1)
    .reduce<Since>((known, after, at) => extendSince(known, releases[at]!, after), {});
  expect(since).toEqual({
    'ShelfSetting.max_weight': '2.1.0',
    // It was gone in between.
    'Shop.close': '2.3.0',
    'Shop.sell': '2.1.0',
    Till: '2.2.0',
    'Till.give': '2.3.0',
  });
});

test('dates what came with the move of a type, and says nothing of a name in two packages', () => {
  const before = api('v2.1.0', type('Shop', ['open']), type('Log', [], 'a'));
  const moved = api(
    'v2.2.0',
    type('Shop', ['open', 'close'], 'store'),
    type('Log', ['x'], 'a'),
    type('Log', [], 'b'),
  );
  const since = extendSince({}, before, moved);
  expect(since).toEqual({'Shop.close': '2.2.0'});
  const next = api('v2.3.0', type('Shop', ['open', 'close', 'sell'], 'store'));
  expect(extendSince(since, moved, next)).toEqual({
    'Shop.close': '2.2.0',
    'Shop.sell': '2.3.0',
  });
});

test('changes nothing on the release of the facts themselves', () => {
  const now = api('v2.1.0', type('Shop', ['open', 'sell']));
  expect(extendSince({'Shop.sell': '2.1.0'}, now, now)).toEqual({'Shop.sell': '2.1.0'});
});
