import type {RawNode} from '../raw';
import {visitCall} from './calls';
import {nameOf} from './conditions';
import {helpers} from './helpers';
import {field, name, target} from './names';
import {joinKeys, type Scope, type Value} from './value';
import type {Call, Visitor} from './visitor';

/**
 * Visits one expression of any kind.
 *
 * @param isTarget whether the value is only the receiver of a call
 * @returns what is known of its value
 */
export function visitExpression(
  visitor: Visitor,
  node: RawNode,
  scope: Scope,
  isTarget: boolean,
): Value {
  switch (node.k) {
    case 'call': {
      const receiver = node.target ? target(visitor, node.target, scope) : undefined;
      noteUse(visitor, receiver, scope);
      return visitCall(visitor, {
        node,
        scope,
        target: receiver,
        args: node.args.map((arg) => visitor.visitExpression(arg, scope)),
        isTarget,
        text: scope.fill(node.text),
      });
    }
    case 'new':
      return visitNew(visitor, node, scope);
    case 'lambda':
    case 'ref':
      return {text: node.text, isNull: false, code: {node, scope}};
    case 'id':
      return name(visitor, node.name, scope);
    case 'field':
      return field(visitor, node, scope);
    case 'literal':
      return literal(node);
    case 'assign': {
      const value = visitor.visitExpression(node.value, scope);
      scope.assign(node.to, value);
      return value;
    }
    case 'cast':
      return visitor.visitExpression(node.value, scope, isTarget);
    case 'switch':
      visitor.visitStatement(node, scope, false);
      return {text: ''};
    case 'conditional':
      return visitConditional(visitor, node, scope);
    case 'binary':
    case 'unary':
    case 'other': {
      const parts = node.parts.map((part) => visitor.visitExpression(part, scope));
      return {text: scope.fill(node.text), keys: joinKeys(...parts)};
    }
    default:
      return {text: ''};
  }
}

/** Notes a field or parameter of the traced type that is called in any case. */
function noteUse({trace, tracedType}: Visitor, receiver: Value | undefined, {owner}: Scope): void {
  const isName = /^(?:this\.)?[a-z]\w*$/.test(receiver?.text ?? '');
  if (receiver && isName && owner === tracedType && trace.conditions.length === 0) {
    trace.used.add(receiver.text);
  }
}

function literal({text, type, value}: RawNode & {k: 'literal'}): Value {
  return {
    text,
    isNull: type === 'NULL_LITERAL',
    ...(typeof value === 'string' ? {string: value} : {}),
    ...(typeof value === 'boolean' ? {bool: value} : {}),
  };
}

function visitConditional(
  visitor: Visitor,
  node: RawNode & {k: 'conditional'},
  scope: Scope,
): Value {
  visitor.visitExpression(node.condition, scope);
  const yes = visitor.visitExpression(node.then, scope);
  const no = visitor.visitExpression(node.else, scope);
  return {text: scope.fill(node.text), keys: joinKeys(yes, no)};
}

function visitNew(visitor: Visitor, node: RawNode & {k: 'new'}, scope: Scope): Value {
  const args = node.args.map((arg) => visitor.visitExpression(arg, scope));
  const type = visitor.lookup.typeNamed(node.type.replace(/<.*/, ''), scope.owner);
  const created: Value = {text: scope.fill(node.text), isNull: false};
  if (!type) {
    return {
      ...created,
      typeText: node.type,
      driver: args.some((arg) => arg.driver),
      keys: joinKeys(...args),
    };
  }
  const method = visitor.lookup.constructorOf(type, args);
  // Only the steps of the session's own types have what happens at the start of a session.
  const isSession =
    helpers.session.includes(type.name) && !helpers.session.includes(visitor.tracedType.name);
  if (method && !isSession) {
    visitor.follow({owner: type, method}, {text: 'this', type}, args);
  }
  return {...created, type, fields: new Map<string, Value>()};
}

/**
 * Enters a method reference: `this::click` on its own object, `Type::method` on the first argument.
 *
 * @param args what it is called with
 */
export function visitReference(
  visitor: Visitor,
  node: RawNode & {k: 'ref'},
  scope: Scope,
  args: Value[],
): Value | undefined {
  const named = nameOf(node.target);
  const owner = visitor.lookup.typeNamed(named, scope.owner);
  const {line, name, text} = node;
  const call: Omit<Call, 'target' | 'args'> = {
    node: {k: 'call', line, target: node.target, name, args: [], text},
    scope,
    isTarget: false,
    text,
  };
  if (!owner && !/^[A-Z]/.test(named)) {
    return visitCall(visitor, {
      ...call,
      target: visitor.visitExpression(node.target, scope, true),
      args,
    });
  }
  const [first, ...rest] = args;
  // Where the argument is unknown, the type that the reference names is.
  const isUntyped = owner && !first?.type && !first?.driver;
  const target = isUntyped ? {...first, text, type: owner} : first;
  return visitCall(visitor, {...call, target, args: rest});
}
