import type {ApiType, Effect, Method} from '../../../framework/types';
import type {Step} from '../../../framework/referenceProps';
import {pageOf} from '../links';
import {
  callee,
  isNestedRead,
  isAroundAction,
  isHighlight,
  isInPause,
  isPart,
  delegatesTo,
} from './calls';
import {StepList} from './list';
import {stepOf, when} from './step';
import {opposite} from './wording';

export {allOf, fillPlaces, tidy} from './wording';

/**
 * What a call does, in order: the parts that every action has in common are one step each, and
 * the steps of another action are on the page of that action.
 *
 * @param type the type that declares the method
 * @param method one overload with its effects
 */
export function stepsOf(type: ApiType, method: Method): Step[] {
  const list = new StepList();
  for (const effect of withoutReturned(method.effects ?? [])) {
    const via = effect.via ?? [];
    const delegate = delegatesTo(via, method);
    if (isHighlight(via)) {
      if (!isNestedRead(via) && !delegate) {
        list.outline(isAroundAction(via) ? 'red' : 'green');
      }
    } else if (delegate) {
      list.addCall({kind: 'calls', method: callee(delegate, type), ...when(effect)});
    } else if (isInPause(via) && effect.kind === 'listener') {
      const to = pageOf(effect.listener, effect.callback);
      list.notify(to ? [effect.callback, to] : effect.callback);
    } else if (!isPart(effect)) {
      list.add(stepOf(effect));
    }
  }
  if (method.returns !== 'void') {
    list.endWithValue();
  }
  return list.steps;
}

/** After "if not enabled, returns" nobody has to read "if enabled" at every step. */
function withoutReturned(effects: Effect[]): Effect[] {
  const returned = new Set<string>();
  return effects.map((whole) => {
    const effect = {...whole, when: whole.when?.filter((code) => !returned.has(code))};
    const [only, ...more] = effect.when ?? [];
    if (effect.kind === 'return' && only !== undefined && more.length === 0) {
      returned.add(opposite(only));
    }
    return effect;
  });
}
