import type {
  ListenerOrder,
  Method,
  Overview,
  RaisedError,
  Step,
} from '../../../src/framework/types';
import type {Model} from '../model';
import type {JavaType} from '../tree';
import {ACTION_HELPERS, helpers, INTERNAL} from './helpers';
import {SettingPaths} from './settings';
import {allOf, type Effect, negate, tidy, Trace} from './trace';
import {MethodVisitor} from './visitor';

/** Packages whose methods a reader calls; a listener or a setting class has no body to describe. */
const TRACED = /\.(actions|builders|manager|utils)(\.(?!interfaces)\w+)*$/;

/**
 * Adds to every documented method with a body its steps, errors, and overview, and to every callback its callers.
 *
 * @param model the parsed source; its methods are completed
 */
export function addSteps(model: Model): void {
  const settings = new SettingPaths(model);
  const documented = documentedMethods(model);
  const calls: CallbackCall[] = [];
  for (const type of model.types.filter(isDocumented)) {
    for (const method of type.methods.filter(isCalled)) {
      if (method.body) {
        const trace = new Trace();
        new MethodVisitor(model, settings, trace, type).enter(method, method.body);
        const caller = `${type.name}.${method.name}`;
        const isDelegate = (call: string) => call !== caller && documented.has(call);
        const {callbacks, ...summary} = summarize(trace.finish(), method, isDelegate);
        Object.assign(method, summary);
        calls.push(...callbacks.map((call) => ({...call, caller})));
      }
    }
  }
  addCallers(model, calls);
}

/** A method that calls a callback, both as `Type.method`. */
interface CallbackCall {
  callback: string;
  caller: string;
  order: ListenerOrder;
}

/** Adds to every callback the methods that call it; overloads are one method. */
function addCallers({types}: Model, calls: CallbackCall[]): void {
  for (const type of types) {
    for (const method of type.methods) {
      const own = calls.filter(({callback}) => callback === `${type.name}.${method.name}`);
      const callers = [...new Set(own.map(({caller}) => caller))];
      if (callers.length > 0) {
        method.calledBy = callers.map((name) => {
          const orders = own.filter(({caller}) => caller === name).map(({order}) => order);
          return {method: name, order: [...new Set(orders)]};
        });
      }
    }
  }
}

/** Whether a reader can call a method of an object. */
function isCalled({modifiers, isConstructor}: Method): boolean {
  return modifiers.includes('public') && !isConstructor;
}

/** A reader has objects of a public class, and of any class by its interface of the same name. */
function isDocumented({name, modifiers, implements: interfaces, package: of}: JavaType): boolean {
  const isReachable = modifiers.includes('public') || interfaces.includes(`I${name}`);
  return isReachable && !INTERNAL.includes(name) && TRACED.test(of);
}

/** Names of the methods that a page documents, as `Type.method`. */
function documentedMethods({types}: Model): Set<string> {
  return new Set(
    types
      .filter(isDocumented)
      .flatMap(({name, methods}) =>
        methods
          .filter(({modifiers}) => modifiers.includes('public'))
          .map((method) => `${name}.${method.name}`),
      ),
  );
}

/** What pages say of a call, and the callbacks that it calls itself. */
interface Summary extends Pick<Method, 'steps' | 'errors' | 'overview'> {
  callbacks: {callback: string; order: ListenerOrder}[];
}

/**
 * What pages say of a call: what a helper of the framework does is one step, and so is all that another documented
 * method does.
 *
 * @param effects all that the method does, in order
 * @param method the traced method
 * @param isDelegate whether a call, such as `ElementActions.getText`, has a page of its own with its steps
 */
function summarize(
  effects: Effect[],
  method: Method,
  isDelegate: (call: string) => boolean,
): Summary {
  const steps: Step[] = [];
  const callbacks: Summary['callbacks'] = [];
  for (const effect of withoutReturned(effects)) {
    const {via} = effect.way;
    const delegate = ownCalls(via).find(isDelegate);
    if (effect.kind === 'listener' && !delegate) {
      callbacks.push({callback: nameOf(effect), order: effect.order});
    }
    if (via.includes(helpers.highlight)) {
      outline(steps, via.includes(helpers.action) ? 'red' : 'green');
    } else if (delegate) {
      addCall(steps, {kind: 'calls', method: delegate, ...when(effect)});
    } else if (via.includes(helpers.pause) && effect.kind === 'listener') {
      notify(steps, nameOf(effect));
    } else if (!isPart(effect)) {
      addOnce(steps, stepOf(effect));
    }
  }
  const last = steps.at(-1);
  if (last?.kind === 'swallow' && method.returns !== 'void') {
    last.ends = true;
  }
  const errors = errorsOf(effects);
  const overview = overviewOf(effects);
  return {
    steps,
    ...(Object.keys(overview).length > 0 && {overview}),
    ...(errors.length > 0 && {errors}),
    callbacks,
  };
}

/** What a call waits for, needs, and calls in all, the methods that it runs included. */
function overviewOf(effects: Effect[]): Overview {
  const own = effects.filter(
    ({way: {via}}) => !via.includes(helpers.highlight) && !isNestedRead(via),
  );
  const waits = own.filter((effect) => effect.kind === 'until');
  const isPaused = own.some(
    (effect) =>
      effect.kind === 'pause' && effect.settings.length === 0 && effect.way.via.length === 1,
  );
  const needs = own.some(({way}) => isInFinder(way.via))
    ? 'element'
    : own.some(({kind}) => kind === 'driver')
      ? 'driver'
      : undefined;
  const caught = own.findLast(
    (effect) =>
      effect.kind === 'swallow' &&
      (needs === 'element' || effect.catches.includes('WebDriverException')),
  );
  const callbacks = own.flatMap((effect) =>
    effect.kind === 'listener' && !effect.way.via.includes(helpers.pause) ? [nameOf(effect)] : [],
  );
  return {
    ...(needs && {needs}),
    ...(waits.length > 0 && {waits: [...new Set(waits.map(({until}) => until))]}),
    ...(waits[0]?.settings[0] !== undefined && {timeout: waits[0].settings[0]}),
    ...(isPaused && {pauses: true as const}),
    ...(caught?.kind === 'swallow' && caught.returns !== undefined && {fallback: caught.returns}),
    ...(callbacks.length > 0 && {callbacks: [...new Set(callbacks)]}),
  };
}

/** `IElementActionsListener.onClear` of a callback with arguments. */
function nameOf({callback}: {callback: string}): string {
  return callback.replace(/\(.*/, '');
}

/** The errors that reach the caller, each once. */
function errorsOf(effects: Effect[]): RaisedError[] {
  const found = new Map<string, RaisedError>();
  for (const effect of effects) {
    if (effect.kind === 'throw' && !effect.swallowed) {
      const {exception, message, text} = effect;
      const key = message ?? `${exception} ${effect.way.line}`;
      found.set(key, {exception, ...(message && {message}), ...(text && {text})});
    }
  }
  return [...found.values()];
}

/** After "if not enabled, returns" nobody has to read "if enabled" at every step. */
function withoutReturned(effects: Effect[]): Effect[] {
  const settled = new Set<string>();
  return effects.map((effect) => {
    const conditions = effect.way.conditions.filter((code) => !settled.has(code));
    if (effect.kind !== 'return') {
      return {...effect, way: {...effect.way, conditions}};
    }
    if (conditions[0] !== undefined) {
      settled.add(negate(conditions[0]));
    }
    return effect;
  });
}

/** The calls on the way to an effect, up to a pause. */
function ownCalls(via: string[]): string[] {
  const pause = via.indexOf(helpers.pause);
  return pause < 0 ? via : via.slice(0, pause);
}

const isHelper = (call: string): boolean => call.startsWith(`${ACTION_HELPERS}.`);

/**
 * Whether an effect happens inside a value that the action reads on its way, such as `displayed()` in the middle of
 * `scrollIntoView`: one helper inside another.
 */
function isNestedRead(via: string[]): boolean {
  const [, ...inner] = via.slice(via.findIndex(isHelper));
  return inner.some((call) => isHelper(call) && /\.get\w+$/.test(call));
}

function isInFinder(via: string[]): boolean {
  return via.some((call) => call.startsWith(`${helpers.finder}.`));
}

/** Whether another step covers this effect. */
function isPart({kind, way: {via}}: Effect): boolean {
  return (
    via.includes(helpers.pause) ||
    (isInFinder(via) && kind !== 'until') ||
    (isNestedRead(via) && kind !== 'driver')
  );
}

/** An effect as a step of its own; an error is none, and a return only where it ends the traced method. */
function stepOf(effect: Effect): Step | undefined {
  const {way, ...what} = effect;
  switch (what.kind) {
    case 'throw':
      return undefined;
    case 'return':
      return way.conditions.length > 0 ? {...what, ...when(effect)} : undefined;
    case 'assert':
    case 'swallow':
      return what;
    case 'log': {
      const {values, text, ...log} = what;
      const named = text === undefined ? {} : {text: fillPlaces(text, values)};
      return {...log, ...named, ...when(effect)};
    }
    default:
      return {...what, ...when(effect)};
  }
}

function when({way: {conditions}}: Effect): {when?: string} {
  return conditions.length > 0 ? {when: allOf(conditions)} : {};
}

function addOnce(steps: Step[], step: Step | undefined): void {
  const key = JSON.stringify(step);
  if (step && !steps.some((other) => JSON.stringify(other) === key)) {
    steps.push(step);
  }
}

/**
 * Adds the call of another action, once: each of its effects is under the condition of the call, and some under more,
 * so that the shortest condition is the call's own.
 */
function addCall(steps: Step[], step: Step & {kind: 'calls'}): void {
  const index = steps.findIndex((other) => other.kind === 'calls' && other.method === step.method);
  const known = steps[index] as typeof step | undefined;
  if (!known) {
    steps.push(step);
  } else if ((step.when ?? '').length < (known.when ?? '').length) {
    steps.splice(index, 1);
    steps.push(step);
  }
}

/** Adds the callback that a pause calls to the pause. */
function notify(steps: Step[], callback: string): void {
  const pause = steps.at(-1);
  if (pause?.kind === 'pause') {
    pause.notifies = callback;
  }
}

/** Adds to the last wait that the element is outlined after it. */
function outline(steps: Step[], color: string): void {
  const wait = steps.findLast((step) => step.kind === 'until');
  if (wait?.kind === 'until') {
    wait.outline = color;
  }
}

/** `locator.getName()` is a name to a reader: the last getter says what the value is. */
function placeName(code: string): string {
  const getter = /\.?get([A-Z]\w*)\(\)$/.exec(code)?.[1];
  return getter ? getter[0]!.toLowerCase() + getter.slice(1) : tidy(code);
}

/**
 * Names what the program puts into the places of a log format. Two values that would have one name get
 * their source text instead.
 *
 * @param text a log format with `{}`
 * @param args source text of the values
 */
function fillPlaces(text: string, args: string[]): string {
  const names = args.map(placeName);
  const texts = new Set(names).size < names.length ? args.map(tidy) : names;
  let next = 0;
  return text.replace(/\{\}/g, (place) => {
    const name = texts[next++];
    return name === undefined ? place : `{${name}}`;
  });
}
