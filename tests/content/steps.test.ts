import {describe, expect, test} from 'vitest';
import {validatorOf} from '../../src/config/environment/checkedData';
import {findType, readMethods, types} from '../../src/framework';
import type {ApiType} from '../../src/framework/types';
import {apiPages} from '../../src/knowledge/apiPages';
import {callbacksIn, readSteps, runsIn, sentenceOf, stepsToReview} from '../../src/knowledge/steps';
import {commonFailures} from '../../src/reference/insert/failures';
import {documentedMethods, resolveMethods} from '../../src/reference/api/members';
import schema from '../../src/knowledge/steps/steps.schema.json';
import {overload, stepSpans} from '../../src/reference/insert/stepText';

const files = [...readSteps().values()];
const source = readMethods();
const entries = files.flatMap(({type, methods}) =>
  Object.entries(methods).map(([name, entry]) => ({name: `${type}.${name}`, ...entry})),
);
const documented = entries.filter(({title}) => title === undefined);

/** Packages whose methods a reader calls; a listener or a setting has nothing to describe. */
const CALLED = /\.(actions|builders|config|manager|utils)(\.(?!interfaces)\w+)*$/;

/** The methods of a type that a page documents and whose bodies are in the source. */
function calledMethods(type: ApiType): string[] {
  return documentedMethods(type)
    .filter(({generated}) => generated === undefined)
    .map(({name}) => `${type.name}.${name}`)
    .filter((name) => source.methods[name]);
}

test('each method with a body that a page documents has its steps', () => {
  const expected = apiPages
    .map(({type}) => findType(type))
    .flatMap((type) => {
      const classes = type.kind === 'interface' ? implementersOf(type) : [type];
      return classes.filter((item) => CALLED.test(item.package)).flatMap(calledMethods);
    });
  expect([...new Set(expected)].sort()).toEqual(documented.map(({name}) => name).sort());
});

const implementersOf = ({name}: ApiType) =>
  types().filter((type) => type.kind === 'class' && type.implements?.includes(name));

test.each(documented)('$name has the overloads of the source', ({name, steps}) => {
  const {methods} = resolveMethods(name);
  const signatures = methods.filter(
    ({modifiers, generated}) => modifiers.includes('public') && !generated,
  );
  expect(Object.keys(steps).sort()).toEqual(signatures.map(({signature}) => signature).sort());
});

test.each(files.filter(({common}) => common))('the shared errors of $type', (file) => {
  expect(() => commonFailures(file.type)).not.toThrow();
  const named = file.common!.errors.flatMap(({except = []}) => except);
  expect(named.filter((method) => !file.methods[method])).toEqual([]);
});

test('every placeholder in a step names one fact', () => {
  for (const {name, steps} of entries) {
    for (const step of Object.values(steps).flat()) {
      expect(() => stepSpans(sentenceOf(step)), name).not.toThrow();
    }
  }
});

describe('the callbacks that steps name', () => {
  const callbacksOf = (name: string) => source.methods[name]?.callbacks ?? [];
  const namedIn = (steps: (typeof entries)[number]['steps']) =>
    callbacksIn(Object.values(steps).flat()).map(({callback}) => callback);

  test.each(documented)('$name: those that its body calls', ({name, reads, steps}) => {
    const named = namedIn(steps);
    const called = callbacksOf(name);
    expect(called.filter((callback) => !named.includes(callback))).toEqual([]);
    const runs = runsIn(Object.values(steps).flat()).map((run) => {
      const {type, method} = overload(run);
      return `${type}.${method.name}`;
    });
    const known = [...reads, ...runs].flatMap(callbacksOf);
    expect(named.filter((callback) => !known.includes(callback))).toEqual([]);
  });

  test('are all that the source calls', () => {
    const named = entries.flatMap(({steps}) => namedIn(steps));
    const called = Object.values(source.methods).flatMap(({callbacks = []}) => callbacks);
    expect([...new Set(named)].sort()).toEqual([...new Set(called)].sort());
  });
});

describe('the methods that steps were read from', () => {
  test('are as they were when a person reviewed the steps', () => {
    expect(
      stepsToReview(readSteps(), source),
      'Read each method in the source, correct the steps that name it, and set its hash in src/knowledge/steps/reviewed.json.',
    ).toEqual([]);
  });

  const readers = files.flatMap(({type, common, methods}) => [
    ...(common ? [{name: `${type} (common)`, reads: common.reads, shared: []}] : []),
    ...Object.entries(methods).map(([name, {reads}]) => ({
      name: `${type}.${name}`,
      reads,
      shared: common?.reads ?? [],
    })),
  ]);

  test.each(readers)('$name: and the methods of the same class that they call', (reader) => {
    const known = [...reader.reads, ...reader.shared];
    const called = reader.reads.flatMap((method) => source.methods[method]?.calls ?? []);
    expect(called.filter((method) => !known.includes(method))).toEqual([]);
  });

  const {type, ...rest} = files[0]!;
  const [name, entry] = Object.entries(rest.methods)[0]!;
  const one = new Map([[type, {type, methods: {[name]: {...entry, reads: ['Shop.buy']}}}]]);
  const now = (methods: typeof source.methods) =>
    stepsToReview(one, {...source, methods}, {'Shop.buy': 'a1'}, []);

  test('name the traps of the configuration', () => {
    const changed = {...source, methods: {'Shop.pay': {hash: 'b2'}}};
    const trap = {section: 'ui.web', reads: ['Shop.pay']};
    expect(stepsToReview(new Map(), changed, {'Shop.pay': 'a1'}, [trap])).toEqual([
      'Shop.pay is now b2: traps.json (ui.web)',
    ]);
  });

  test.each([
    ['none for a known hash', {'Shop.buy': {hash: 'a1'}}, []],
    ['a changed method', {'Shop.buy': {hash: 'b2'}}, [`Shop.buy is now b2: ${type}.${name}`]],
    ['a method that is gone', {}, [`Shop.buy is gone: ${type}.${name}`]],
  ])('report %s', (_, methods, lines) => {
    expect(now(methods)).toEqual(lines);
  });
});

test.each([
  [
    'a condition in Java',
    {steps: {'buy()': ['If a && b: waits.']}},
    'to have words instead of Java',
  ],
  [
    'a callback without its order',
    {steps: {'buy()': ['Before that, calls {callback:IShopListener.onBuy(item)}.']}},
    'to end each callback with when=before',
  ],
  [
    'the order of a callback in words',
    {
      steps: {
        'buy()': ['Calls {callback:IShopListener.onBuy() when=alone} after the driver acts.'],
      },
    },
    'to leave the words on listener and order to the callback',
  ],
  [
    'a line of the log in a sentence',
    {steps: {'buy()': ['Logs `Buying {name}`.']}},
    'to be logs: with the line alone',
  ],
  ['an error without a condition', {errors: [{}]}, 'does not have required property "when"'],
])('the schema rejects %s', (_, entry, reason) => {
  const buy = {reads: ['Shop.buy'], steps: {}, ...entry};
  expect(validatorOf(schema)({type: 'Shop', methods: {buy}}).join()).toContain(reason);
});
