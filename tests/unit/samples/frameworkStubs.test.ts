import {describe, expect, it} from 'vitest';
import {frameworkStubs} from '../../../scripts/samples/frameworkStubs';
import {readApi} from '../../../src/framework';
import type {Api, ApiType, Method} from '../../../src/framework/types';

const method = (name: string, rest: Partial<Method>): Method => ({
  name,
  signature: `${name}()`,
  line: 1,
  modifiers: ['public'],
  parameters: [],
  ...rest,
});

const type = (name: string, rest: Partial<ApiType>): ApiType => ({
  name,
  package: 'shop',
  file: `${name}.java`,
  line: 1,
  kind: 'class',
  modifiers: ['public'],
  ...rest,
});

const api: Api = {
  tag: 'v0',
  commit: '0',
  root: '',
  topLevelTypes: 5,
  types: [
    type('Cart', {
      typeParameters: ['T extends Item'],
      extends: 'Basket',
      implements: ['ICart<T>'],
      uses: {List: 'java.util.List', 'Map.Entry': 'java.util.Map.Entry', Hidden: 'shop.Hidden'},
      fields: [
        {name: 'items', type: 'List<T>', line: 2, modifiers: ['protected', 'final']},
        {name: 'count', type: 'int', line: 3, modifiers: ['private']},
      ],
      methods: [
        method('Cart', {isConstructor: true, parameters: [{name: 'size', type: 'int'}]}),
        method('add', {
          returns: 'R',
          typeParameters: ['R'],
          parameters: [{name: 'items', type: 'T', varargs: true}],
          throws: ['CartError'],
          modifiers: ['public', 'static', 'synchronized'],
        }),
      ],
    }),
    type('Cart.Line', {outer: 'Cart', modifiers: ['public', 'static']}),
    type('Basket', {}),
    type('ICart', {
      kind: 'interface',
      typeParameters: ['T'],
      methods: [
        method('first', {returns: 'T', modifiers: ['public', 'abstract']}),
        method('size', {returns: 'int', modifiers: ['public', 'default']}),
      ],
    }),
    type('Size', {
      kind: 'enum',
      enumConstants: [
        {name: 'S', line: 1, values: []},
        {name: 'L', line: 2, values: [1]},
      ],
      methods: [method('values', {returns: 'Size[]', generated: 'enum'})],
    }),
    type('Hidden', {modifiers: []}),
    type('Unseen', {modifiers: []}),
  ],
};

describe('frameworkStubs', () => {
  const stubs = frameworkStubs(api);

  it('keeps names, types, generics, varargs, and exceptions, and no code', () => {
    expect(stubs.get('shop/Cart.java')?.split('\n')).toEqual([
      'package shop;',
      '',
      'import java.util.List;',
      'import java.util.Map;',
      'import shop.Hidden;',
      '',
      'public class Cart<T extends Item> extends Basket implements ICart<T> {',
      '    Cart(Void stub) { super((Void) null); }',
      '    protected final List<T> items = null;',
      '    public Cart(int size) { super((Void) null); }',
      '    public static native <R> R add(T... items) throws CartError;',
      '    public static class Line {',
      '        Line(Void stub) { }',
      '    }',
      '}',
      '',
    ]);
  });

  it('gives interfaces and enums the form that Java wants', () => {
    expect(stubs.get('shop/ICart.java')).toContain('    public abstract T first();');
    expect(stubs.get('shop/ICart.java')).toContain('public default int size() { throw');
    expect(stubs.get('shop/Size.java')).toMatch(/public enum Size \{\n {4}S, L;\n\}/);
  });

  it('leaves out what no reader can meet', () => {
    expect([...stubs.keys()]).toEqual([
      'shop/Cart.java',
      'shop/Basket.java',
      'shop/ICart.java',
      'shop/Size.java',
      'shop/Hidden.java',
    ]);
  });

  it('names Object only where the framework does', () => {
    const real = readApi();
    const named = real.types
      .flatMap((each) => each.methods ?? [])
      .filter((each) => [each.returns, ...each.parameters.map((p) => p.type)].includes('Object'));
    const written = [...frameworkStubs(real).values()]
      .join('\n')
      .match(/\bObject\b(?= \w+\(|(?:\.\.\.)? \w+[,)])/g);
    expect(written?.length).toBeGreaterThan(0);
    expect(written?.length).toBeLessThanOrEqual(named.length);
  });
});
