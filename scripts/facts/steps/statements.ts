import type {RawNode} from '../raw';
import {attempt} from './attempts';
import {negate, truth} from './conditions';
import {typed} from './declared';
import {merge} from './merge';
import {conditionText, lastOf} from './nodes';
import {cases} from './switches';
import type {Scope, Value} from './value';
import {type End, NEXT, type Walk} from './walk';
import {tidy} from './wording';

/** Beyond this length a name says more than the expression that it stands for. */
const SHORT = 40;

/**
 * Walks one statement of any kind.
 *
 * @param outermost whether it stands in the traced method itself, where an early return is a fact
 */
export function statement(walk: Walk, node: RawNode, scope: Scope, outermost: boolean): End {
  switch (node.k) {
    case 'block':
      return block(walk, node.body, scope.inner(), outermost);
    case 'do':
      walk.expression(node.value, scope);
      return NEXT;
    case 'var':
      scope.set(node.name, variable(walk, node, scope));
      return NEXT;
    case 'if':
      return choice(walk, node, scope, outermost);
    case 'return':
      return leave(walk, node, scope, outermost);
    case 'throw':
      return raise(walk, node, scope);
    case 'try':
      return attempt(walk, node, scope, outermost);
    case 'switch':
      cases(walk, node, scope, outermost);
      return NEXT;
    case 'loop':
      return loop(walk, node, scope, outermost);
    default:
      return NEXT;
  }
}

function block(walk: Walk, body: RawNode[], scope: Scope, outermost: boolean): End {
  const {conditions} = walk.trace;
  const before = conditions.length;
  let end: End = NEXT;
  for (const item of body) {
    end = walk.statement(item, scope, outermost);
    if (end.how !== 'next') {
      break;
    }
    const guard = guardOf(walk, item, scope);
    if (guard) {
      conditions.push(guard);
    }
  }
  conditions.splice(before);
  return end;
}

/** The condition under which the statements after an early return run. */
function guardOf(walk: Walk, node: RawNode, scope: Scope): string | undefined {
  if (node.k !== 'if' || node.else || lastOf(node.then)?.k !== 'return') {
    return undefined;
  }
  const isOpen = truth(walk, node.condition, scope) === undefined;
  return isOpen ? negate(conditionText(node.condition, scope)) : undefined;
}

function choice(walk: Walk, node: RawNode & {k: 'if'}, scope: Scope, outermost: boolean): End {
  walk.expression(node.condition, scope);
  const text = conditionText(node.condition, scope);
  const branch = (part: RawNode | null): End =>
    part ? walk.statement(part, scope, outermost) : NEXT;
  const known = truth(walk, node.condition, scope) ?? remembered(walk, text);
  if (known !== undefined) {
    return branch(known ? node.then : node.else);
  }
  const yes = walk.trace.under(text, () => branch(node.then));
  const no = walk.trace.under(negate(text), () => branch(node.else));
  if (yes.how !== 'next' && no.how !== 'next') {
    return yes.how === 'return' ? yes : no;
  }
  return NEXT;
}

/** What an outer condition says of this one. */
function remembered({trace}: Walk, text: string): boolean | undefined {
  if (trace.knows(text)) {
    return true;
  }
  return trace.knows(negate(text)) ? false : undefined;
}

function leave(walk: Walk, node: RawNode & {k: 'return'}, scope: Scope, outermost: boolean): End {
  const {trace} = walk;
  const value = node.value ? walk.expression(node.value, scope) : undefined;
  const isEarly = node !== walk.lastStatement && trace.conditions.length > 0;
  if (outermost && isEarly) {
    trace.add({kind: 'return', ...(value?.text ? {value: tidy(value.text)} : {})}, node.line);
  }
  return {how: 'return', value};
}

function raise(walk: Walk, node: RawNode & {k: 'throw'}, scope: Scope): End {
  const thrown = node.value;
  if (thrown.k === 'new') {
    const args = thrown.args.map((arg) => walk.expression(arg, scope));
    const text = args[0]?.string;
    walk.trace.add(
      {kind: 'throw', exception: thrown.type, ...(text === undefined ? {} : {text})},
      node.line,
    );
  }
  return {how: 'throw'};
}

function loop(walk: Walk, node: RawNode & {k: 'loop'}, scope: Scope, outermost: boolean): End {
  const inner = scope.inner();
  node.before.forEach((item) => walk.statement(item, inner, outermost));
  const over = walk.expression(node.condition, inner);
  if (node.variable) {
    inner.set(node.variable, {text: node.variable, driver: over.driver});
  }
  walk.trace.under(scope.fill(node.text), () => walk.statement(node.body, inner, false));
  return NEXT;
}

function variable(walk: Walk, node: RawNode & {k: 'var'}, scope: Scope): Value {
  const value: Value = node.value ? walk.expression(node.value, scope) : {text: node.name};
  const declared: Value | undefined =
    node.type === 'var'
      ? undefined
      : {text: node.name, ...typed(walk.model, node.type, scope.owner)};
  // A long initializer would be repeated wherever the name is used.
  const isShort = value.text.length <= SHORT && !value.driver;
  const isFixed = value.string !== undefined || value.constant;
  return {...merge(value, declared), text: isFixed || isShort ? value.text : node.name};
}
