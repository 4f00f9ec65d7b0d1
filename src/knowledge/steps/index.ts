/**
 * What a call of a method does, as people read it in the framework's source: steps, rows of the overview, and errors, one
 * file for each type. A text has code in backticks, links as `[text](/address)`, and placeholders that name facts:
 * `{key:…}`, `{default:…}`, and `{limit:…}` a key of the configuration, `{message:…}` an error, `{type:…}` a type,
 * `{method:…}` a method, and `{runs:…}` a method that the call runs with all its steps. `{callback:… when=before}` is a
 * callback of the type's own listener, `before` or `after` the driver acts, or `alone`; `{callback:… of=driver}` is one of
 * the driver's listener. The page writes both in words.
 */
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {once} from '../../lib/once';
import type {Methods} from '../../framework/types';
import {traps} from '../traps';
import reviewed from './reviewed.json';
import type {StepError, StepsEntry, StepsFile, StepText} from './types';

/** Every file, by type, read once. */
export const readSteps = once(() => {
  const names = fs.readdirSync(__dirname).filter((name) => name.endsWith('.yml'));
  const read = names.map((filename) => {
    const text = fs.readFileSync(path.join(__dirname, filename), 'utf8');
    return load(text, {filename}) as StepsFile;
  });
  return new Map(read.map((file) => [file.type, file]));
});

/**
 * What a call of a method does.
 *
 * @param method `ElementActions.clear`; overloads are one entry
 * @returns nothing for a method without a body, such as one of an interface
 */
export function findSteps(method: string): StepsEntry | undefined {
  const dot = method.lastIndexOf('.');
  return readSteps().get(method.slice(0, dot))?.methods[method.slice(dot + 1)];
}

/** The class of an error. */
export const exceptionName = ({exception}: StepError): string => exception ?? 'FrameworkError';

/** The sentence of a step. */
export function sentenceOf(step: StepText): string {
  if (typeof step === 'string') {
    return step;
  }
  return 'logs' in step ? `Logs \`${step.logs}\`.` : step.caught;
}

/**
 * The first line that steps log.
 *
 * @throws Error when they log none
 */
export function logOf(steps: readonly StepText[]): string {
  const found = steps.find((step) => typeof step !== 'string' && 'logs' in step);
  if (typeof found !== 'object' || !('logs' in found)) {
    throw new Error('The steps have no line of the log: add logs: to one in src/knowledge/steps.');
  }
  return found.logs;
}

/** The placeholders of a kind that steps have, in their order: of `{key:ui.timeout}` the name. */
export function placeholdersIn(steps: readonly StepText[], kind: string): string[] {
  return steps
    .filter((step) => typeof step === 'string' || 'caught' in step)
    .flatMap((step) => [...sentenceOf(step).matchAll(/\{(\w+):([^}]+)\}/g)])
    .flatMap(([, found, name]) => (found === kind ? [name!] : []));
}

const ORDERS: Readonly<Record<string, string>> = {
  before: 'before the driver acts',
  after: 'after the driver acts',
  alone: '',
};

/**
 * Reads what a placeholder says of a callback.
 *
 * @param text `IElementActionsListener.onClear(locator) when=before`
 * @throws Error when it says neither when nor of which listener
 */
export function readCallback(text: string) {
  const [, call = text, name = '', order = '', of] =
    /^(([\w.]+)\(.*\)) (?:when=(\w+)|of=(driver))$/.exec(text) ?? [];
  const isOwn = of === undefined;
  if (isOwn && !(order in ORDERS)) {
    throw new Error(
      `{callback:${text}} has to end with when=${Object.keys(ORDERS).join(', when=')}, or of=driver.`,
    );
  }
  return {
    /** `IElementActionsListener.onClear` */
    callback: name,
    /** The same with its parameters. */
    call,
    /** `before the driver acts`; empty where nothing else acts. */
    order: ORDERS[order] ?? '',
    /** False for a pause: it calls the listener of the driver, not that of the type. */
    isOwn,
  };
}

/** The callbacks that steps name, in their order, and when each is called. */
export const callbacksIn = (steps: StepText[]) =>
  placeholdersIn(steps, 'callback').map(readCallback);

/** The methods that steps run with all their steps, as the placeholders write them. */
export const runsIn = (steps: StepText[]): string[] => placeholdersIn(steps, 'runs');

/**
 * The methods whose steps name a callback, each once; those that no page documents have a title, and come last.
 *
 * @param callback `IElementActionsListener.onClear`
 */
export function callersOf(callback: string) {
  const callers = [...readSteps().values()].flatMap(({type, methods}) =>
    Object.entries(methods).flatMap(([name, {title, steps}]) => {
      const own = callbacksIn(Object.values(steps).flat()).filter(
        (item) => item.callback === callback,
      );
      const order = [...new Set(own.map((item) => item.order).filter(Boolean))].join(' or ');
      return own.length > 0 ? [{method: `${type}.${name}`, order, title}] : [];
    }),
  );
  return [...callers.filter(({title}) => !title), ...callers.filter(({title}) => title)];
}

/**
 * The steps, and the traps of the configuration, that were read from a method whose body has changed since a person
 * reviewed them.
 *
 * @param all as `readSteps` returns them
 * @param source the methods of the source as they are now
 * @param known the hash of each method that was reviewed
 * @param groups of traps, each with the methods that it was read from
 * @returns a line for each changed method, with what names it; empty when all are reviewed
 */
export function stepsToReview(
  all: Map<string, StepsFile>,
  source: Methods,
  known: Readonly<Record<string, string>> = reviewed,
  groups: readonly {section: string; reads: readonly string[]}[] = traps.groups,
): string[] {
  const readers = new Map<string, string[]>();
  const add = (reader: string) => (method: string) =>
    readers.set(method, [...(readers.get(method) ?? []), reader]);
  for (const {type, common, methods} of all.values()) {
    common?.reads.forEach(add(`${type} (common)`));
    Object.entries(methods).forEach(([name, {reads}]) => reads.forEach(add(`${type}.${name}`)));
  }
  groups.forEach(({section, reads}) => reads.forEach(add(`traps.json (${section})`)));
  return [...readers].flatMap(([method, names]) => {
    const hash = source.methods[method]?.hash;
    if (hash !== undefined && hash === known[method]) {
      return [];
    }
    const what = hash === undefined ? 'is gone' : `is now ${hash}`;
    return [`${method} ${what}: ${names.join(', ')}`];
  });
}
