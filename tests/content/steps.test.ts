import {describe, expect, test} from 'vitest';
import {findType, readMethods, types} from '../../src/framework';
import type {ApiType} from '../../src/framework/types';
import {apiPages} from '../../src/knowledge/apiPages';
import {callbacksIn, readSteps, runsIn, sentenceOf, stepsToReview} from '../../src/knowledge/steps';
import {commonFailures} from '../../src/reference/insert/failures';
import {documentedMethods, resolveMethods} from '../../src/reference/api/members';
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
    ...(common ? [{name: `${type} (common)`, reads: common.reads, known: common.reads}] : []),
    ...Object.entries(methods).map(([name, {reads}]) => ({
      name: `${type}.${name}`,
      reads,
      known: [...reads, ...(common?.reads ?? [])],
    })),
  ]);

  test.each(readers)('$name: and the methods of the same class that they call', (reader) => {
    const called = reader.reads.flatMap((method) => source.methods[method]?.calls ?? []);
    expect(called.filter((method) => !reader.known.includes(method))).toEqual([]);
  });

  test('are named when they have changed or are gone', () => {
    const sell = {reads: ['Shop.same', 'Shop.changed', 'Shop.gone'], steps: {}};
    const methods = {'Shop.same': {hash: 'a'}, 'Shop.changed': {hash: 'c'}};
    expect(
      stepsToReview(
        new Map([['Till', {type: 'Till', methods: {sell}}]]),
        {...source, methods},
        {'Shop.same': 'a', 'Shop.changed': 'b', 'Shop.gone': 'b'},
        [{section: 'ui.web', reads: ['Shop.changed']}],
      ),
    ).toEqual([
      'Shop.changed is now c: Till.sell, traps.json (ui.web)',
      'Shop.gone is gone: Till.sell',
    ]);
  });
});
