import {types} from '../../framework';
import type {ApiType, Effect, Method} from '../../framework/types';
import type {Piece, Step} from '../../framework/sheets';
import {headingId, pageOf} from './links';
import {settingLink} from './settings';

/** Steps of every element action that a reader knows by one sentence, not by its parts. */
const HIGHLIGHT = 'CommonActions.prepareElementAction';
const HIGHLIGHT_SETTING = 'ui.web.*.highlight';

/**
 * Source text as a reader sees it: without `this.` and without blanks before brackets.
 *
 * @param code one expression
 */
export function tidy(code: string): string {
  return code.replace(/\bthis\./g, '').replace(/(\w) \(/g, '$1(');
}

/**
 * Puts source text into the places of a log format.
 *
 * @param text with `{}`
 * @param args source text, one for each place
 */
export function fillFormat(text: string, args: string[]): string {
  let index = 0;
  return text.replace(/\{\}/g, (place) => {
    const arg = args[index++];
    return arg ? `{${tidy(arg)}}` : place;
  });
}

const typeOf = (step: string) => step.slice(0, step.lastIndexOf('.'));
const nameOf = (step: string) => step.slice(step.lastIndexOf('.') + 1).replace(/\(.*/, '');

/** A public action that is told on a page of its own: its steps stand there. */
function toldElsewhere(via: string[], method: Method): string | undefined {
  return via.find((step) => {
    const type = types().find((item) => item.name === typeOf(step));
    const called = type?.methods?.find((item) => item.name === nameOf(step));
    return (
      called?.modifiers.includes('public') &&
      called !== method &&
      pageOf(typeOf(step)) !== undefined &&
      !via.includes('CommonActions.pause')
    );
  });
}

function callee(step: string, own: ApiType): Piece {
  const type = typeOf(step);
  const name = nameOf(step);
  const text = type === own.name ? `${name}()` : `${type}.${name}()`;
  const to = type === own.name ? `#${headingId(name)}` : pageOf(type, name);
  return to ? [text, to] : text;
}

function when(effect: Effect): {when?: string} {
  return effect.when?.length ? {when: effect.when.map(tidy).join(' && ')} : {};
}

function step(effect: Effect): Step | undefined {
  const depth = effect.via?.length ?? 0;
  switch (effect.kind) {
    case 'log':
      return effect.level === 'trace' || effect.dynamic || effect.text === undefined
        ? undefined
        : {
            kind: 'log',
            text: fillFormat(effect.text, effect.args),
            ...(effect.level !== 'info' && {level: effect.level}),
            ...when(effect),
          };
    case 'listener': {
      const text = `${effect.callback}(${effect.args.map(tidy).join(', ')})`;
      const to = pageOf(effect.listener, effect.callback);
      return {
        kind: 'listener',
        callback: to ? [text, to] : text,
        order: effect.order,
        ...when(effect),
      };
    }
    case 'wait':
      return effect.how === 'until'
        ? {
            kind: 'until',
            until: effect.strategy ?? tidy(effect.text),
            settings: effect.settings.map(settingLink),
            ...when(effect),
          }
        : {
            kind: 'pause',
            settings: effect.settings.map(settingLink),
            text: tidy(effect.text),
            ...when(effect),
          };
    case 'driver':
      return depth > 0 ? undefined : {kind: 'driver', text: tidy(effect.text), ...when(effect)};
    case 'assert':
      return {kind: 'assert', label: tidy(effect.label)};
    case 'swallow':
      return {
        kind: 'swallow',
        catches: effect.catches,
        ...(effect.returns !== undefined && {returns: tidy(effect.returns)}),
      };
    default:
      return undefined;
  }
}

/**
 * What a call does, in order, without the parts that are the same for every call and without the
 * steps of another action, which stand on its own page.
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
  for (const effect of method.effects ?? []) {
    const via = effect.via ?? [];
    if (via.includes(HIGHLIGHT)) {
      const action = via.some((item) => nameOf(item) === 'performElementAction');
      add({kind: 'highlight', setting: settingLink(HIGHLIGHT_SETTING), action});
      continue;
    }
    const told = toldElsewhere(via, method);
    add(told ? {kind: 'calls', method: callee(told, type)} : step(effect));
  }
  return result;
}
