import type {ModelType} from '../model';
import {nameOf, type RawField, type RawNode, sourceOf} from '../parse';
import {visitCall} from './calls';
import type {Call} from './externalCalls';
import {helpers} from './helpers';
import type {MethodVisitor} from './methodVisitor';
import {BUILT, declaredType, joinKeys, type Scope, type Value} from './value';

/**
 * Visits one expression of any kind.
 *
 * @param isTarget whether the value is only the receiver of a call
 * @returns what is known of its value
 */
export function visitExpression(
  visitor: MethodVisitor,
  node: RawNode,
  scope: Scope,
  isTarget = false,
): Value {
  switch (node.k) {
    case 'call': {
      const receiver = node.target ? target(visitor, node.target, scope) : undefined;
      noteUse(visitor, receiver, scope);
      return visitCall(visitor, {
        node,
        scope,
        target: receiver,
        args: node.args.map((arg) => visitExpression(visitor, arg, scope)),
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
      const value = visitExpression(visitor, node.value, scope);
      scope.assign(node.to, value);
      return value;
    }
    case 'cast':
      return visitExpression(visitor, node.value, scope, isTarget);
    case 'switch':
      visitor.visitSwitch(node, scope);
      return {text: ''};
    case 'conditional': {
      visitExpression(visitor, node.condition, scope);
      const parts = [node.then, node.else].map((part) => visitExpression(visitor, part, scope));
      return {text: scope.fill(node.text), keys: joinKeys(...parts)};
    }
    case 'binary':
    case 'unary':
    case 'other': {
      const parts = node.parts.map((part) => visitExpression(visitor, part, scope));
      return {text: scope.fill(node.text), keys: joinKeys(...parts)};
    }
    default:
      return {text: ''};
  }
}

/** Notes a field or parameter of the traced type that is called in any case. */
function noteUse(
  {trace, tracedType}: MethodVisitor,
  receiver: Value | undefined,
  {owner}: Scope,
): void {
  const isName = /^(?:this\.)?[a-z]\w*$/.test(receiver?.text ?? '');
  if (receiver && isName && owner === tracedType && trace.conditions.length === 0) {
    trace.used.add(receiver.text);
  }
}

function literal({text, value}: RawNode & {k: 'literal'}): Value {
  return {
    text,
    isNull: value === null,
    ...(typeof value === 'string' ? {string: value} : {}),
    ...(typeof value === 'boolean' ? {bool: value} : {}),
  };
}

function visitNew(visitor: MethodVisitor, node: RawNode & {k: 'new'}, scope: Scope): Value {
  const args = node.args.map((arg) => visitExpression(visitor, arg, scope));
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
  visitor: MethodVisitor,
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
      target: visitExpression(visitor, node.target, scope, true),
      args,
    });
  }
  const [first, ...rest] = args;
  // Where the argument is unknown, the type that the reference names is.
  const isUntyped = owner && !first?.type && !first?.driver;
  const target = isUntyped ? {...first, text, type: owner} : first;
  return visitCall(visitor, {...call, target, args: rest});
}

/** What a simple name means: a local name, `this`, a field, or something that is imported statically. */
function name(visitor: MethodVisitor, text: string, scope: Scope): Value {
  const local = scope.get(text);
  if (local) {
    return local;
  }
  if (text === 'this' || text === 'super') {
    return scope.self;
  }
  return fieldOf(visitor, text, scope) ?? importedName(visitor, text, scope) ?? {text};
}

function importedName(visitor: MethodVisitor, text: string, scope: Scope): Value | undefined {
  const imported = visitor.lookup.imported(text, scope.owner);
  // Commons Lang is not parsed, and its empty text is compared with everywhere.
  if (text === 'EMPTY' && imported?.qualified.endsWith('.StringUtils')) {
    return {text: '""', string: '', isNull: false};
  }
  return enumConstant(imported?.type, text, text);
}

/** What a name with a dot means: a field of `this`, an enum constant, or a part of another value. */
function field(visitor: MethodVisitor, node: RawNode & {k: 'field'}, scope: Scope): Value {
  if (node.target.k === 'id' && node.target.name === 'this') {
    return fieldOf(visitor, node.name, scope) ?? {text: node.text};
  }
  const type = visitor.lookup.typeNamed(nameOf(node.target), scope.owner);
  const constant = enumConstant(type, node.name, node.text);
  if (constant) {
    return constant;
  }
  const holder = visitExpression(visitor, node.target, scope, true);
  return {text: scope.fill(node.text), driver: holder.driver};
}

/** A call's receiver; a type's own name has `static` before it. */
function target(visitor: MethodVisitor, node: RawNode, scope: Scope): Value {
  if (node.k === 'id' && /^[A-Z]\w*[a-z]/.test(node.name) && !scope.get(node.name)) {
    return {text: node.name, typeText: `static ${node.name}`};
  }
  return visitExpression(visitor, node, scope, true);
}

function enumConstant(
  type: ModelType | undefined,
  constant: string,
  text: string,
): Value | undefined {
  return type?.raw.enumConstants.some((item) => item.name === constant)
    ? {text, constant: `${type.name}.${constant}`, type, isNull: false}
    : undefined;
}

/** A field of the object whose method is visited: as its builder set it, or as its declaration says. */
function fieldOf(visitor: MethodVisitor, text: string, scope: Scope): Value | undefined {
  const {owner, self} = scope;
  const set = self.fields?.get(text);
  if (set) {
    return set;
  }
  for (const type of [owner, ...visitor.model.supertypes(owner)]) {
    const found = type.raw.fields.find((item) => item.name === text);
    if (found) {
      const fixed = fixedText(found);
      const isStatic = found.modifiers.includes('static');
      return {
        text: isStatic ? (fixed?.text ?? text) : `this.${text}`,
        ...declaredType(visitor.model, found.type, type),
        ...(fixed ? {string: fixed.string} : {}),
        ...(self.fields?.has(BUILT) ? unset(found) : {}),
      };
    }
  }
  return undefined;
}

/** The text of a final field that is initialized with a literal: it is the same in every run. */
function fixedText({modifiers, value}: RawField): {text: string; string: string} | undefined {
  return modifiers.includes('final') && value?.k === 'literal' && typeof value.value === 'string'
    ? {text: value.text, string: value.value}
    : undefined;
}

/** Default of a field that the builder never set. */
function unset({initializer, type}: RawField): Partial<Value> {
  if (initializer !== null) {
    return {};
  }
  if (type === 'boolean') {
    return {bool: false};
  }
  return /^[A-Z]/.test(type) ? {isNull: true} : {};
}

/** Source text of a condition, with the parameters filled in. */
export function conditionText(node: RawNode, scope: Scope): string {
  return scope.fill(sourceOf(node) ?? '…');
}

/**
 * Whether a condition is true, where what the caller passed decides it.
 *
 * @returns undefined when only the running program knows
 */
export function truth(visitor: MethodVisitor, node: RawNode, scope: Scope): boolean | undefined {
  if (node.k === 'unary' && node.op === 'LOGICAL_COMPLEMENT') {
    const inner = node.parts[0] && truth(visitor, node.parts[0], scope);
    return inner === undefined ? undefined : !inner;
  }
  if (node.k === 'binary') {
    return comparison(visitor, node, scope);
  }
  if (node.k === 'call' && node.name === 'isNull' && node.args[0]) {
    const value = knownValue(visitor, node.args[0], scope);
    return value?.isNull ?? (value && visitor.trace.used.has(value.text) ? false : undefined);
  }
  return knownValue(visitor, node, scope)?.bool;
}

/** Whether two constants are equal, or are not. */
function comparison(
  visitor: MethodVisitor,
  {op, parts}: RawNode & {k: 'binary' | 'unary'},
  scope: Scope,
): boolean | undefined {
  const [a, b] = parts.map((part) => knownValue(visitor, part, scope)?.constant);
  const isComparison = op === 'EQUAL_TO' || op === 'NOT_EQUAL_TO';
  return isComparison && a && b ? (a === b) === (op === 'EQUAL_TO') : undefined;
}

/** What is known of an expression without a trace of it: names, constants, and what guards return. */
function knownValue(visitor: MethodVisitor, node: RawNode, scope: Scope): Value | undefined {
  if (node.k === 'call') {
    const [first] = node.args;
    return node.name === 'requireNonNull' && first ? knownValue(visitor, first, scope) : undefined;
  }
  const isPlain = node.k === 'id' || node.k === 'field' || node.k === 'literal';
  return isPlain ? visitExpression(visitor, node, scope) : undefined;
}
