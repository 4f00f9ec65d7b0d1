import type {RawCatch, RawNode} from '../raw';
import {lineOf} from './nodes';
import type {Effect} from './trace';
import type {Scope} from './value';
import {type End, NEXT, type Walk} from './walk';
import {tidy} from './wording';

/** Types under which a handler catches the framework's own error. */
const ERRORS = ['FrameworkError', 'Error', 'Throwable'];

/** Walks a `try`: its body, each handler under its own condition, and what runs in any case. */
export function attempt(
  walk: Walk,
  node: RawNode & {k: 'try'},
  scope: Scope,
  outermost: boolean,
): End {
  const {effects} = walk.trace;
  const inner = scope.inner();
  node.resources.forEach((resource) => walk.statement(resource, inner, outermost));
  const start = effects.length;
  const body = walk.statement(node.body, inner, outermost);
  const met = effects.slice(start);
  for (const handler of node.catches) {
    const end = handle(walk, handler, scope, outermost);
    if (end.how !== 'throw' && handler.types.some((type) => ERRORS.includes(type))) {
      markSwallowed(met);
    }
  }
  if (node.finally) {
    walk.statement(node.finally, scope, outermost);
  }
  return body.how === 'throw' ? NEXT : body;
}

function markSwallowed(effects: Effect[]): void {
  for (const effect of effects) {
    if (effect.kind === 'throw') {
      effect.swallowed = true;
    }
  }
}

function handle(walk: Walk, handler: RawCatch, scope: Scope, outermost: boolean): End {
  const {trace} = walk;
  const types = handler.types.join(' | ');
  const condition = `catch (${types})`;
  const inner = scope.inner();
  inner.set(handler.name, {text: handler.name, typeText: types, isNull: false});
  const start = trace.effects.length;
  const end = trace.under(condition, () => walk.statement(handler.body, inner, false));
  const met = trace.effects.slice(start);
  leaveOut(condition, met);
  if (end.how === 'throw' || alwaysThrows(met, trace.conditions)) {
    return {how: 'throw'};
  }
  trace.add(
    {
      kind: 'swallow',
      catches: handler.types,
      ...(end.how === 'return' && end.value ? {returns: tidy(end.value.text)} : {}),
    },
    lineOf(handler.body) ?? 0,
  );
  return outermost && end.how === 'return' ? end : NEXT;
}

/** Takes the condition of a catch off the errors that replace the caught one. */
function leaveOut(condition: string, effects: Effect[]): void {
  for (const effect of effects) {
    if (effect.kind === 'throw') {
      effect.way.conditions = effect.way.conditions.filter((text) => text !== condition);
    }
  }
}

/** Whether one of the errors stands under no condition beyond those around the whole `try`. */
function alwaysThrows(effects: Effect[], around: string[]): boolean {
  const count = new Set(around).size;
  return effects.some((effect) => effect.kind === 'throw' && effect.way.conditions.length <= count);
}
