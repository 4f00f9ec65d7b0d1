import type {RawNode} from '../raw';
import {call} from './calls';
import {truth} from './conditions';
import {helpers} from './helpers';
import {joinKeys} from './merge';
import {field, name, target} from './names';
import {cases} from './switches';
import type {Scope, Value} from './value';
import type {Walk} from './walk';

/**
 * Walks one expression of any kind.
 *
 * @param isTarget whether the value is only the receiver of a call
 * @returns what is known of its value
 */
export function expression(walk: Walk, node: RawNode, scope: Scope, isTarget: boolean): Value {
  switch (node.k) {
    case 'call': {
      const receiver = node.target ? target(walk, node.target, scope) : undefined;
      noteUse(walk, receiver, scope);
      return call(walk, {
        node,
        scope,
        target: receiver,
        args: node.args.map((arg) => walk.expression(arg, scope)),
        isTarget,
        text: scope.fill(node.text),
      });
    }
    case 'new':
      return creation(walk, node, scope);
    case 'lambda':
    case 'ref':
      return {text: node.text, isNull: false, code: {node, scope}};
    case 'id':
      return name(walk, node.name, scope);
    case 'field':
      return field(walk, node, scope);
    case 'literal':
      return literal(node);
    case 'assign': {
      const value = walk.expression(node.value, scope);
      scope.assign(node.to, value);
      return value;
    }
    case 'cast':
      return walk.expression(node.value, scope, isTarget);
    case 'switch':
      return cases(walk, node, scope, false) ?? {text: 'switch'};
    case 'conditional':
      return conditional(walk, node, scope);
    case 'binary':
    case 'unary':
    case 'other': {
      const parts = node.parts.map((part) => walk.expression(part, scope));
      return {text: scope.fill(node.text), keys: joinKeys(...parts)};
    }
    default:
      return {text: ''};
  }
}

/** Notes a field or parameter of the traced type that is called in any case. */
function noteUse({trace, home}: Walk, receiver: Value | undefined, {owner}: Scope): void {
  const isName = /^(?:this\.)?[a-z]\w*$/.test(receiver?.text ?? '');
  if (receiver && isName && owner === home && trace.conditions.length === 0) {
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

function conditional(walk: Walk, node: RawNode & {k: 'conditional'}, scope: Scope): Value {
  walk.expression(node.condition, scope);
  const known = truth(walk, node.condition, scope);
  if (known !== undefined) {
    const value = walk.expression(known ? node.then : node.else, scope);
    return {...value, text: scope.fill(node.text)};
  }
  const yes = walk.expression(node.then, scope);
  const no = walk.expression(node.else, scope);
  return {text: scope.fill(node.text), keys: joinKeys(yes, no)};
}

function creation(walk: Walk, node: RawNode & {k: 'new'}, scope: Scope): Value {
  const args = node.args.map((arg) => walk.expression(arg, scope));
  const type = walk.lookup.typeNamed(node.type.replace(/<.*/, ''), scope.owner);
  const created: Value = {text: scope.fill(node.text), isNull: false};
  if (!type) {
    return {
      ...created,
      typeText: node.type,
      driver: args.some((arg) => arg.driver),
      keys: joinKeys(...args),
    };
  }
  const method = walk.lookup.constructorOf(type, args);
  // The making of a session is told where sessions are made, and nowhere else.
  const isSession =
    helpers.session.includes(type.name) && !helpers.session.includes(walk.home.name);
  if (method && !isSession) {
    walk.follow({owner: type, method}, {text: 'this', type}, args);
  }
  return {...created, type, fields: new Map<string, Value>()};
}
