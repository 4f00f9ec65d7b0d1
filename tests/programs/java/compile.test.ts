import path from 'node:path';
import {expect, it} from 'vitest';
import {compile} from '../../../scripts/check/samples/compile';
import {frameworkStubs} from '../../../scripts/check/samples/frameworkStubs';
import type {Api} from '../../../src/framework/types';
import {temporaryFolder} from '../../temporaryFolder';

const method = (name: string, returns: string, type?: string, modifier = 'public') => ({
  name,
  signature: `${name}(${type ?? ''})`,
  line: 1,
  modifiers: [modifier],
  returns,
  parameters: type ? [{name: 'value', type}] : [],
});

/** A framework with one class. */
const API = {
  tag: 'v1.0.0',
  commit: '0'.repeat(40),
  root: 'src',
  types: [
    {
      name: 'Shop',
      package: 'shop',
      file: 'shop/Shop.java',
      line: 1,
      kind: 'class',
      modifiers: ['public'],
      uses: {List: 'java.util.List'},
      methods: [
        method('items', 'List<String>'),
        method('sell', 'void', 'String'),
        method('weigh', 'int', undefined, 'protected'),
      ],
    },
  ],
} as const satisfies Api;

/** Ways in which a sample can be wrong, each with what javac says of it. */
const ERRORS = [
  ['shop.close();', 'cannot find symbol; symbol: method close()'],
  ['shop.sell(1);', 'incompatible types: int cannot be converted to String'],
  ['shop.weigh();', 'weigh() has protected access in Shop'],
  ['List<Integer> items = shop.items();', 'List<String> cannot be'],
] as const;

it('compile finds each error at its line, and no other', () => {
  const body = ['shop.sell("tea");', ...ERRORS.map(([code]) => code)];
  const folder = temporaryFolder({
    'Broken.java': `import java.util.List;\nclass Broken { void test(shop.Shop shop) {\n${body.join('\n')}\n} }`,
  });
  const file = path.join(folder, 'Broken.java');
  expect(compile([file], {framework: frameworkStubs(API), others: []})).toEqual(
    ERRORS.map(([, message], index) => ({
      file,
      line: 4 + index,
      message: expect.stringContaining(message) as string,
    })),
  );
});
