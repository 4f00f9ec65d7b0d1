import {findNode} from '../nodes';
import type {RawCatch, RawNode} from '../raw';
import {conditionText, truth} from './conditions';
import type {Effect} from './trace';
import {merge, type Scope, declaredType, type Value} from './value';
import {type End, NEXT, type Visitor} from './visitor';
import {negate, tidy} from './wording';

/** Beyond this length a name says more than the expression that it stands for. */
const SHORT = 40;

/**
 * Visits one statement of any kind.
 *
 * @param isTraced whether it is in the traced method itself, where an early return is a step
 */
export function visitStatement(
  visitor: Visitor,
  node: RawNode,
  scope: Scope,
  isTraced: boolean,
): End {
  switch (node.k) {
    case 'block':
      return visitBlock(visitor, node.body, scope.inner(), isTraced);
    case 'do':
      visitor.visitExpression(node.value, scope);
      return NEXT;
    case 'var':
      scope.set(node.name, visitVariable(visitor, node, scope));
      return NEXT;
    case 'if':
      return visitIf(visitor, node, scope, isTraced);
    case 'return':
      return visitReturn(visitor, node, scope, isTraced);
    case 'throw':
      return visitThrow(visitor, node, scope);
    case 'try':
      return visitTry(visitor, node, scope, isTraced);
    case 'switch':
      visitSwitch(visitor, node, scope, isTraced);
      return NEXT;
    case 'loop':
      return visitLoop(visitor, node, scope, isTraced);
    default:
      return NEXT;
  }
}

function visitBlock(visitor: Visitor, body: RawNode[], scope: Scope, isTraced: boolean): End {
  const {conditions} = visitor.trace;
  const before = conditions.length;
  let end: End = NEXT;
  for (const item of body) {
    end = visitor.visitStatement(item, scope, isTraced);
    if (end.how !== 'next') {
      break;
    }
    const guard = guardOf(visitor, item, scope);
    if (guard) {
      conditions.push(guard);
    }
  }
  conditions.splice(before);
  return end;
}

/** The condition under which the statements after an early return run. */
function guardOf(visitor: Visitor, node: RawNode, scope: Scope): string | undefined {
  if (node.k !== 'if' || node.else || lastOf(node.then)?.k !== 'return') {
    return undefined;
  }
  const isOpen = truth(visitor, node.condition, scope) === undefined;
  return isOpen ? negate(conditionText(node.condition, scope)) : undefined;
}

function visitIf(
  visitor: Visitor,
  node: RawNode & {k: 'if'},
  scope: Scope,
  isTraced: boolean,
): End {
  visitor.visitExpression(node.condition, scope);
  const text = conditionText(node.condition, scope);
  const branch = (part: RawNode | null): End =>
    part ? visitor.visitStatement(part, scope, isTraced) : NEXT;
  const known = truth(visitor, node.condition, scope) ?? remembered(visitor, text);
  if (known !== undefined) {
    return branch(known ? node.then : node.else);
  }
  const yes = visitor.trace.under(text, () => branch(node.then));
  const no = visitor.trace.under(negate(text), () => branch(node.else));
  if (yes.how !== 'next' && no.how !== 'next') {
    return yes.how === 'return' ? yes : no;
  }
  return NEXT;
}

/** What an outer condition says of this one. */
function remembered({trace}: Visitor, text: string): boolean | undefined {
  if (trace.knows(text)) {
    return true;
  }
  return trace.knows(negate(text)) ? false : undefined;
}

function visitReturn(
  visitor: Visitor,
  node: RawNode & {k: 'return'},
  scope: Scope,
  isTraced: boolean,
): End {
  const {trace} = visitor;
  const value = node.value ? visitor.visitExpression(node.value, scope) : undefined;
  const isEarly = node !== visitor.lastStatement && trace.conditions.length > 0;
  if (isTraced && isEarly) {
    trace.add({kind: 'return', ...(value?.text ? {value: tidy(value.text)} : {})}, node.line);
  }
  return {how: 'return', value};
}

function visitThrow(visitor: Visitor, node: RawNode & {k: 'throw'}, scope: Scope): End {
  const thrown = node.value;
  if (thrown.k === 'new') {
    const args = thrown.args.map((arg) => visitor.visitExpression(arg, scope));
    const text = args[0]?.string;
    visitor.trace.add(
      {kind: 'throw', exception: thrown.type, ...(text === undefined ? {} : {text})},
      node.line,
    );
  }
  return {how: 'throw'};
}

function visitLoop(
  visitor: Visitor,
  node: RawNode & {k: 'loop'},
  scope: Scope,
  isTraced: boolean,
): End {
  const inner = scope.inner();
  node.before.forEach((item) => visitor.visitStatement(item, inner, isTraced));
  const over = visitor.visitExpression(node.condition, inner);
  if (node.variable) {
    inner.set(node.variable, {text: node.variable, driver: over.driver});
  }
  visitor.trace.under(scope.fill(node.text), () => visitor.visitStatement(node.body, inner, false));
  return NEXT;
}

function visitVariable(visitor: Visitor, node: RawNode & {k: 'var'}, scope: Scope): Value {
  const value: Value = node.value ? visitor.visitExpression(node.value, scope) : {text: node.name};
  const declared: Value | undefined =
    node.type === 'var'
      ? undefined
      : {text: node.name, ...declaredType(visitor.model, node.type, scope.owner)};
  // A long initializer would be repeated wherever the name is used.
  const isShort = value.text.length <= SHORT && !value.driver;
  const isFixed = value.string !== undefined || value.constant;
  return {...merge(value, declared), text: isFixed || isShort ? value.text : node.name};
}

/** Visits each case of a `switch` under its label. */
function visitSwitch(
  visitor: Visitor,
  node: RawNode & {k: 'switch'},
  scope: Scope,
  isTraced: boolean,
): void {
  const on = visitor.visitExpression(node.on, scope);
  for (const {labels, body} of node.cases) {
    const label = labels.length > 0 ? labels.join(', ') : 'default';
    visitor.trace.under(`${on.text} is ${label}`, () =>
      visitor.visitStatement(body, scope.inner(), isTraced),
    );
  }
}

/** Types under which a handler catches the framework's own error. */
const ERRORS = ['FrameworkError', 'Error', 'Throwable'];

/** Visits a `try`: its body, each handler under its own condition, and what runs in any case. */
function visitTry(
  visitor: Visitor,
  node: RawNode & {k: 'try'},
  scope: Scope,
  isTraced: boolean,
): End {
  const {effects} = visitor.trace;
  const inner = scope.inner();
  node.resources.forEach((resource) => visitor.visitStatement(resource, inner, isTraced));
  const start = effects.length;
  const body = visitor.visitStatement(node.body, inner, isTraced);
  const met = effects.slice(start);
  for (const handler of node.catches) {
    const end = visitCatch(visitor, handler, scope, isTraced);
    if (end.how !== 'throw' && handler.types.some((type) => ERRORS.includes(type))) {
      markSwallowed(met);
    }
  }
  if (node.finally) {
    visitor.visitStatement(node.finally, scope, isTraced);
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

function visitCatch(visitor: Visitor, handler: RawCatch, scope: Scope, isTraced: boolean): End {
  const {trace} = visitor;
  const types = handler.types.join(' | ');
  const condition = `catch (${types})`;
  const inner = scope.inner();
  inner.set(handler.name, {text: handler.name, typeText: types, isNull: false});
  const start = trace.effects.length;
  const end = trace.under(condition, () => visitor.visitStatement(handler.body, inner, false));
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
  return isTraced && end.how === 'return' ? end : NEXT;
}

/** Takes the condition of a catch off the errors that replace the caught one. */
function leaveOut(condition: string, effects: Effect[]): void {
  for (const effect of effects) {
    if (effect.kind === 'throw') {
      effect.way.conditions = effect.way.conditions.filter((text) => text !== condition);
    }
  }
}

/** Whether one of the errors has no condition beyond those around the whole `try`. */
function alwaysThrows(effects: Effect[], around: string[]): boolean {
  const count = new Set(around).size;
  return effects.some((effect) => effect.kind === 'throw' && effect.way.conditions.length <= count);
}

/** The last statement of a block; a statement without a block is its own last one. */
export function lastOf(node: RawNode): RawNode | undefined {
  return node.k === 'block' ? node.body.at(-1) : node;
}

/** The first line that is known of a node or below it: blocks and plain statements carry none. */
function lineOf(node: RawNode): number | undefined {
  const found = 'line' in node ? node : findNode(node, (part) => 'line' in part);
  return found && 'line' in found ? found.line : undefined;
}
