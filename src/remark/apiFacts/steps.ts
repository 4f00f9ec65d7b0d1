import {types} from '../../framework';
import type {ApiType, Effect, ListenerEffect, Method} from '../../framework/types';
import type {Piece, Step} from '../../framework/sheets';
import {headingId, pageOf} from './links';
import {settingFacts} from './settings';

/** What an element action does around its own call; a reader knows it by one sentence. */
const HIGHLIGHT = 'CommonActions.prepareElementAction';
const HIGHLIGHT_SETTING = 'ui.web.*.highlight';
const PAUSE = 'CommonActions.pause';
const FINDER = 'ElementFinder.';
const HELPERS = 'CommonActions.';

/**
 * Source text as a reader sees it: without `this.` and without blanks before brackets.
 *
 * @param code one expression
 */
export function tidy(code: string): string {
  return code.replace(/\bthis\./g, '').replace(/(\w) \(/g, '$1(');
}

/** `locator.getName()` is a name to a reader: the last getter says what stands there. */
function placeName(code: string): string {
  const getter = /\.?get([A-Z]\w*)\(\)$/.exec(code)?.[1];
  return getter ? getter[0]!.toLowerCase() + getter.slice(1) : tidy(code);
}

/**
 * Says what the program puts into the places of a text. Two values that would have one name get
 * their source text instead.
 *
 * @param text a log format with `{}`, or a message with `{0}`
 * @param args source text of the values
 */
export function fillPlaces(text: string, args: string[]): string {
  const names = args.map(placeName);
  const unclear = new Set(names).size < names.length;
  let next = 0;
  return text.replace(/\{(\d?)\}/g, (place, index) => {
    const at = index === '' ? next++ : Number(index);
    const arg = args[at];
    return arg === undefined ? place : `{${unclear ? tidy(arg) : names[at]}}`;
  });
}

const typeOf = (step: string) => step.slice(0, step.lastIndexOf('.'));
const nameOf = (step: string) => step.slice(step.lastIndexOf('.') + 1);

/** A public action that a page tells: its own steps stand there. */
function toldElsewhere(via: string[], method: Method): string | undefined {
  return via.find((step) => {
    if (step.startsWith(HELPERS) || pageOf(typeOf(step)) === undefined) {
      return false;
    }
    const type = types().find((item) => item.name === typeOf(step));
    const called = (type?.methods ?? []).find((item) => item.name === nameOf(step));
    return called !== undefined && called !== method && called.modifiers.includes('public');
  });
}

/**
 * Whether an effect happens inside a value that the action asks for on its way, such as
 * `displayed()` in the middle of `scrollIntoView`: one helper inside another.
 */
function insideAnswer(via: string[]): boolean {
  const first = via.findIndex((step) => step.startsWith(HELPERS));
  const own = via.findIndex((step, index) => index > first && !step.startsWith(HELPERS));
  return first >= 0 && own >= 0 && via.slice(own).some((step) => /^CommonActions\.get/.test(step));
}

function callee(step: string, own: ApiType): Piece {
  const type = typeOf(step);
  const name = nameOf(step);
  const text = type === own.name ? `${name}()` : `${type}.${name}()`;
  const to = type === own.name ? `#${headingId(name)}` : pageOf(type, name);
  return to ? [text, to] : text;
}

/**
 * Several conditions as one.
 *
 * @param conditions source text, all of which must hold
 */
export function allOf(conditions: string[]): string {
  return conditions
    .map(tidy)
    .map((code) => (conditions.length > 1 && / or |\|\|/.test(code) ? `(${code})` : code))
    .join(' && ');
}

function when(effect: Effect): {when?: string} {
  return effect.when?.length ? {when: allOf(effect.when)} : {};
}

function callback(effect: ListenerEffect): Piece {
  const text = `${effect.callback}(${effect.args.map(tidy).join(', ')})`;
  const to = pageOf(effect.listener, effect.callback);
  return to ? [text, to] : text;
}

function step(effect: Effect): Step | undefined {
  switch (effect.kind) {
    case 'log':
      return effect.level === 'trace'
        ? undefined
        : {
            kind: 'log',
            ...(effect.text !== undefined && {text: fillPlaces(effect.text, effect.args)}),
            ...(effect.level !== 'info' && {level: effect.level}),
            ...when(effect),
          };
    case 'listener':
      return {kind: 'listener', callback: callback(effect), order: effect.order, ...when(effect)};
    case 'wait': {
      const settings = effect.settings.map(settingFacts);
      const common = {
        settings,
        ...(!effect.via?.some((item) => item.startsWith(FINDER)) && when(effect)),
      };
      return effect.how === 'until'
        ? {kind: 'until', until: effect.strategy ?? tidy(effect.text), ...common}
        : {kind: 'pause', text: tidy(effect.text), ...common};
    }
    case 'driver':
      return {kind: 'driver', text: tidy(effect.text), ...when(effect)};
    case 'assert':
      return {kind: 'assert', label: tidy(effect.label)};
    case 'swallow':
      return {
        kind: 'swallow',
        catches: effect.catches,
        ...(effect.returns !== undefined && {returns: tidy(effect.returns)}),
      };
    case 'return':
      return effect.when?.length && !effect.via?.length
        ? {kind: 'return', ...(effect.value && {value: tidy(effect.value)}), ...when(effect)}
        : undefined;
    default:
      return undefined;
  }
}

/** What holds where a condition does not, as the facts write it. */
function opposite(code: string): string {
  return code.startsWith('!') && !/\|\||&&|[=<>]/.test(code) ? code.slice(1) : `!(${code})`;
}

/** Whether a step stands for this effect already, or it says nothing to a reader. */
function isPart(effect: Effect): boolean {
  const via = effect.via ?? [];
  return (
    via.includes(PAUSE) ||
    (via.some((item) => item.startsWith(FINDER)) && effect.kind !== 'wait') ||
    (insideAnswer(via) && effect.kind !== 'driver')
  );
}

/**
 * What a call does, in order: the parts that every action has in common are one step each, and
 * the steps of another action are told where that action is.
 *
 * @param type the type that declares the method
 * @param method one overload with its effects
 */
export function stepsOf(type: ApiType, method: Method): Step[] {
  const result: Step[] = [];
  const seen = new Set<string>();
  const add = (item: Step | undefined) => {
    const key = JSON.stringify(item);
    if (item && !seen.has(key)) {
      seen.add(key);
      result.push(item);
    }
  };
  /** Every effect of another action stands under the condition of its call, and some under more. */
  const addCall = (item: Step & {kind: 'calls'}) => {
    const index = result.findIndex(
      (other) => other.kind === 'calls' && String(other.method) === String(item.method),
    );
    const known = result[index] as typeof item | undefined;
    if (!known || (item.when ?? '').length < (known.when ?? '').length) {
      result.splice(known ? index : result.length, known ? 1 : 0);
      result.push(item);
    }
  };
  const returned = new Set<string>();
  for (const whole of method.effects ?? []) {
    // After "if not enabled, returns" nobody has to read "if enabled" at every step.
    const effect = {...whole, when: whole.when?.filter((code) => !returned.has(code))};
    if (effect.kind === 'return' && effect.when?.length === 1) {
      returned.add(opposite(effect.when[0]!));
    }
    const via = effect.via ?? [];
    const told = toldElsewhere(via.slice(0, via.indexOf(PAUSE) >>> 0), method);
    if (via.includes(HIGHLIGHT)) {
      if (!insideAnswer(via) && !told) {
        const action = via.some((item) => nameOf(item) === 'performElementAction');
        add({kind: 'highlight', setting: settingFacts(HIGHLIGHT_SETTING), action});
      }
    } else if (told) {
      addCall({kind: 'calls', method: callee(told, type), ...when(effect)});
    } else if (via.includes(PAUSE) && effect.kind === 'listener') {
      const pause = result.at(-1);
      if (pause?.kind === 'pause') {
        const to = pageOf(effect.listener, effect.callback);
        pause.hears = to ? [effect.callback, to] : effect.callback;
      }
    } else if (!isPart(effect)) {
      add(step(effect));
    }
  }
  const last = result.at(-1);
  if (last?.kind === 'swallow' && method.returns !== 'void') {
    last.ends = true;
  }
  return result;
}
