import type {Model, ModelType} from '../model';
import {findNode, type RawCatch, type RawMethod, type RawNode} from '../parse';
import {conditionText, truth, visitExpression, visitReference} from './expressions';
import type {Lookup} from './lookup';
import type {SettingPaths} from './settings';
import type {Effect, Trace} from './trace';
import {
  declaredResult,
  declaredType,
  type Found,
  knownArguments,
  merge,
  type Scope,
  unknownArguments,
  type Value,
} from './value';
import {negate, tidy} from './wording';

/** How a statement ends: the next one runs, the method returns, or an error is thrown. */
type End = {how: 'next'} | {how: 'return'; value?: Value} | {how: 'throw'};

/** After this end the next statement runs. */
const NEXT: End = {how: 'next'};

/** Visits method bodies without running them and records in a trace what it finds. */
export class MethodVisitor {
  /** The last statement of the traced method: a return there is no early one. */
  lastStatement: RawNode | undefined;

  /** @param tracedType the type whose method is traced: only there are session lookups followed */
  constructor(
    readonly model: Model,
    readonly lookup: Lookup,
    readonly settings: SettingPaths,
    readonly trace: Trace,
    readonly tracedType: ModelType,
  ) {}

  /** Visits a method with its parameters unknown: what a reader's call does. */
  enter(method: RawMethod, body: RawNode): void {
    this.lastStatement = lastOf(body);
    const scope = unknownArguments(this.model, this.tracedType, method);
    this.trace.inside(method, () => visitStatement(this, body, scope));
  }

  /** Visits a method that is called on the way; recursion ends at the second entry. */
  follow(found: Found, self: Value, args: Value[]): Value | undefined {
    const {owner, method} = found;
    const {body} = method;
    const {trace} = this;
    const declared = declaredResult(this.model, found);
    if (!body || trace.active.includes(method)) {
      return declared;
    }
    const scope = knownArguments(this.model, found, self, args);
    const walk = (): End => trace.inside(method, () => visitStatement(this, body, scope));
    const end = trace.through(`${owner.name}.${method.name}`, owner.unit.file, walk);
    return end.how === 'return' && end.value ? merge(end.value, declared) : declared;
  }

  /** Enters a lambda or method reference with the arguments that it is called with. */
  apply({code}: Value, args: Value[]): Value | undefined {
    if (code?.node.k === 'ref') {
      return visitReference(this, code.node, code.scope, args);
    }
    if (code?.node.k !== 'lambda') {
      return undefined;
    }
    const {params, body} = code.node;
    const inner = code.scope.inner(false);
    params.forEach((name, i) => inner.set(name, {...args[i], text: name}));
    // The code belongs to the file where it was written, whoever calls it.
    const end = this.trace.in(code.scope.owner.unit.file, () => visitStatement(this, body, inner));
    return end.how === 'return' ? end.value : undefined;
  }

  /** Visits a switch that is an expression: what its cases return is no early return. */
  visitSwitch(node: RawNode & {k: 'switch'}, scope: Scope): void {
    visitSwitch(this, node, scope.inner(false));
  }
}

/** A longer expression is shown by the name of its variable. */
const SHORT = 40;

/** Visits one statement of any kind. */
function visitStatement(visitor: MethodVisitor, node: RawNode, scope: Scope): End {
  switch (node.k) {
    case 'block':
      return visitBlock(visitor, node.body, scope.inner());
    case 'do':
      visitExpression(visitor, node.value, scope);
      return NEXT;
    case 'var':
      scope.set(node.name, visitVariable(visitor, node, scope));
      return NEXT;
    case 'if':
      return visitIf(visitor, node, scope);
    case 'return':
      return visitReturn(visitor, node, scope);
    case 'throw':
      return visitThrow(visitor, node, scope);
    case 'try':
      return visitTry(visitor, node, scope);
    case 'switch':
      visitSwitch(visitor, node, scope);
      return NEXT;
    case 'loop':
      return visitLoop(visitor, node, scope);
    default:
      return NEXT;
  }
}

function visitBlock(visitor: MethodVisitor, body: RawNode[], scope: Scope): End {
  const {conditions} = visitor.trace;
  const before = conditions.length;
  let end: End = NEXT;
  for (const item of body) {
    end = visitStatement(visitor, item, scope);
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
function guardOf(visitor: MethodVisitor, node: RawNode, scope: Scope): string | undefined {
  if (node.k !== 'if' || node.else || lastOf(node.then)?.k !== 'return') {
    return undefined;
  }
  const isOpen = truth(visitor, node.condition, scope) === undefined;
  return isOpen ? negate(conditionText(node.condition, scope)) : undefined;
}

function visitIf(visitor: MethodVisitor, node: RawNode & {k: 'if'}, scope: Scope): End {
  visitExpression(visitor, node.condition, scope);
  const text = conditionText(node.condition, scope);
  const branch = (part: RawNode | null): End =>
    part ? visitStatement(visitor, part, scope) : NEXT;
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
function remembered({trace}: MethodVisitor, text: string): boolean | undefined {
  if (trace.knows(text)) {
    return true;
  }
  return trace.knows(negate(text)) ? false : undefined;
}

function visitReturn(visitor: MethodVisitor, node: RawNode & {k: 'return'}, scope: Scope): End {
  const {trace} = visitor;
  const value = node.value ? visitExpression(visitor, node.value, scope) : undefined;
  const isEarly = node !== visitor.lastStatement && trace.conditions.length > 0;
  if (scope.isTraced && isEarly) {
    trace.add({kind: 'return', ...(value?.text ? {value: tidy(value.text)} : {})}, node.line);
  }
  return {how: 'return', value};
}

function visitThrow(visitor: MethodVisitor, node: RawNode & {k: 'throw'}, scope: Scope): End {
  const thrown = node.value;
  if (thrown.k === 'new') {
    const args = thrown.args.map((arg) => visitExpression(visitor, arg, scope));
    const text = args[0]?.string;
    visitor.trace.add(
      {kind: 'throw', exception: thrown.type, ...(text === undefined ? {} : {text})},
      node.line,
    );
  }
  return {how: 'throw'};
}

function visitLoop(visitor: MethodVisitor, node: RawNode & {k: 'loop'}, scope: Scope): End {
  const inner = scope.inner(false);
  node.before.forEach((item) => visitStatement(visitor, item, inner));
  const over = visitExpression(visitor, node.condition, inner);
  if (node.variable) {
    inner.set(node.variable, {text: node.variable, driver: over.driver});
  }
  visitor.trace.under(scope.fill(node.text), () => visitStatement(visitor, node.body, inner));
  return NEXT;
}

function visitVariable(visitor: MethodVisitor, node: RawNode & {k: 'var'}, scope: Scope): Value {
  const value: Value = node.value ? visitExpression(visitor, node.value, scope) : {text: node.name};
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
function visitSwitch(visitor: MethodVisitor, node: RawNode & {k: 'switch'}, scope: Scope): void {
  const on = visitExpression(visitor, node.on, scope);
  for (const {labels, body} of node.cases) {
    const label = labels.length > 0 ? labels.join(', ') : 'default';
    visitor.trace.under(`${on.text} is ${label}`, () =>
      visitStatement(visitor, body, scope.inner()),
    );
  }
}

/** Types under which a handler catches the framework's own error. */
const ERRORS = ['FrameworkError', 'Error', 'Throwable'];

/** Visits a `try`: its body, each handler under its own condition, and what runs in any case. */
function visitTry(visitor: MethodVisitor, node: RawNode & {k: 'try'}, scope: Scope): End {
  const {effects} = visitor.trace;
  const inner = scope.inner();
  node.resources.forEach((resource) => visitStatement(visitor, resource, inner));
  const start = effects.length;
  const body = visitStatement(visitor, node.body, inner);
  const met = effects.slice(start);
  for (const handler of node.catches) {
    const end = visitCatch(visitor, handler, scope);
    if (end.how !== 'throw' && handler.types.some((type) => ERRORS.includes(type))) {
      met.filter(isThrow).forEach((effect) => (effect.swallowed = true));
    }
  }
  if (node.finally) {
    visitStatement(visitor, node.finally, scope);
  }
  return body.how === 'throw' ? NEXT : body;
}

const isThrow = (effect: Effect): effect is Effect & {kind: 'throw'} => effect.kind === 'throw';

function visitCatch(visitor: MethodVisitor, handler: RawCatch, scope: Scope): End {
  const {trace} = visitor;
  const types = handler.types.join(' | ');
  const condition = `catch (${types})`;
  const inner = scope.inner(false);
  inner.set(handler.name, {text: handler.name, typeText: types, isNull: false});
  const start = trace.effects.length;
  const end = trace.under(condition, () => visitStatement(visitor, handler.body, inner));
  const thrown = trace.effects.slice(start).filter(isThrow);
  // These errors replace the caught one.
  for (const {way} of thrown) {
    way.conditions = way.conditions.filter((text) => text !== condition);
  }
  const around = new Set(trace.conditions).size;
  if (end.how === 'throw' || thrown.some(({way}) => way.conditions.length <= around)) {
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
  return scope.isTraced && end.how === 'return' ? end : NEXT;
}

/** The last statement of a block; a statement without a block is its own last one. */
function lastOf(node: RawNode): RawNode | undefined {
  return node.k === 'block' ? node.body.at(-1) : node;
}

/** The first line that is known of a node or below it: blocks and plain statements carry none. */
function lineOf(node: RawNode): number | undefined {
  const found = 'line' in node ? node : findNode(node, (part) => 'line' in part);
  return found && 'line' in found ? found.line : undefined;
}
