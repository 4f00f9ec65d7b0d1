import {types} from '../../framework';
import type {CallerFacts, TextRun} from '../../framework/referenceProps';
import type {ApiType, Effect, ListenerEffect, Method} from '../../framework/types';
import {pageOf} from './links';
import {documentedMethods} from './members';
import {delegatesTo} from './steps/calls';

const ORDER = {
  before: 'before the driver acts',
  between: 'between two calls of the driver',
  after: 'after the driver acted',
  none: '',
};

/** The callbacks that a method calls itself, and not through another documented method. */
export function ownCallbacks(method: Method): ListenerEffect[] {
  return (method.effects ?? []).filter(
    (effect: Effect): effect is ListenerEffect =>
      effect.kind === 'listener' && delegatesTo(effect.via ?? [], method) === undefined,
  );
}

/** A callback as a link to where its page describes it. */
export function callbackRun({listener, callback}: ListenerEffect): TextRun {
  const to = pageOf(listener, callback);
  return to ? [callback, to] : callback;
}

/**
 * The methods that call a callback, each once, and when.
 *
 * @param type the listener
 * @param callbacks every overload of one name
 */
export function callersOf(type: ApiType, callbacks: Method[]): CallerFacts[] {
  const found = new Map<string, {caller: CallerFacts; orders: Set<string>}>();
  for (const owner of types().filter((item) => item.kind === 'class')) {
    for (const method of documentedMethods(owner)) {
      const calls = ownCallbacks(method).filter(
        ({listener, callback, args}) =>
          listener === type.name &&
          callbacks.some((item) => item.name === callback && fits(item, args)),
      );
      if (calls.length > 0 && pageOf(owner.name) !== undefined) {
        const text = `${owner.name}.${method.name}()`;
        const to = pageOf(owner.name, method.name);
        const entry = found.get(text) ?? {
          caller: {method: to ? ([text, to] as const) : text, order: ''},
          orders: new Set<string>(),
        };
        calls.forEach(({order}) => entry.orders.add(ORDER[order]));
        entry.caller.order = [...entry.orders].filter(Boolean).join(' or ');
        found.set(text, entry);
      }
    }
  }
  return [...found.values()].map(({caller}) => caller);
}

function fits({parameters}: Method, args: string[]): boolean {
  return parameters.at(-1)?.varargs || parameters.length === args.length;
}
