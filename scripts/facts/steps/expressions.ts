import {calleeOf, children, type JavaNode, type JavaType, type Node} from '../tree';
import {visitCall} from './calls';
import {declaredType, type Scope, type Value, type Visitor} from './value';

/**
 * Visits one expression of any kind.
 *
 * @param isTarget whether the value is only the receiver of a call
 * @returns what is known of its value
 */
export function visitExpression(
  visitor: Visitor,
  node: JavaNode,
  scope: Scope,
  isTarget = false,
): Value {
  switch (node.kind) {
    case 'METHOD_INVOCATION':
      return visitInvocation(visitor, node, scope, isTarget);
    case 'NEW_CLASS':
      return visitNew(visitor, node, scope);
    case 'LAMBDA_EXPRESSION':
    case 'MEMBER_REFERENCE':
      return {text: node.text, code: {node, scope}};
    case 'IDENTIFIER':
      return visitName(visitor, node.name, scope);
    case 'MEMBER_SELECT':
      return visitSelect(visitor, node, scope);
    case 'STRING_LITERAL':
      return {text: node.text, isNull: false, string: node.value};
    case 'BOOLEAN_LITERAL':
      return {text: node.text, bool: node.value};
    case 'NULL_LITERAL':
      return {text: node.text, isNull: true};
    case 'TYPE_CAST':
      return visitExpression(visitor, node.expression, scope, isTarget);
    default:
      children(node).forEach((part) => visitExpression(visitor, part, scope));
      return {text: scope.fill(node.text)};
  }
}

function visitInvocation(
  visitor: Visitor,
  node: Node<'METHOD_INVOCATION'>,
  scope: Scope,
  isTarget: boolean,
): Value {
  const callee = calleeOf(node);
  const target = callee.receiver && visitReceiver(visitor, callee.receiver, scope);
  const {trace, tracedType} = visitor;
  if (target && scope.owner === tracedType && trace.conditions.length === 0) {
    trace.used.add(target.text);
  }
  return visitCall(visitor, {
    ...callee,
    scope,
    target,
    args: callee.nodes.map((arg) => visitExpression(visitor, arg, scope)),
    isTarget,
    text: scope.fill(node.text),
  });
}

/** A call's receiver; a type's own name has `static` before it. */
function visitReceiver(visitor: Visitor, node: JavaNode, scope: Scope): Value {
  if (/^[A-Z]\w*[a-z]\w*$/.test(node.text)) {
    return {text: node.text, typeText: `static ${node.text}`};
  }
  return visitExpression(visitor, node, scope, true);
}

function visitNew(visitor: Visitor, node: Node<'NEW_CLASS'>, scope: Scope): Value {
  const args = node.arguments.map((arg) => visitExpression(visitor, arg, scope));
  const typeText = node.identifier.text;
  const type = visitor.model.find(typeText, scope.owner);
  const created: Value = {text: scope.fill(node.text), isNull: false};
  if (!type) {
    return {...created, typeText, driver: args.some((arg) => arg.driver)};
  }
  const method = type.methods.find(({isConstructor}) => isConstructor);
  if (method) {
    visitor.follow({owner: type, method}, {text: 'this', type}, args);
  }
  return {...created, type};
}

/**
 * Enters a method reference: `this::click` on its own object, `Type::method` on the first argument.
 *
 * @param args what it is called with
 */
export function visitReference(
  visitor: Visitor,
  node: Node<'MEMBER_REFERENCE'>,
  scope: Scope,
  args: Value[],
): void {
  const {line, name, text, qualifierExpression: receiver} = node;
  const call = {name, line, receiver, nodes: [], scope, isTarget: false, text};
  if (!/^[A-Z]/.test(receiver.text)) {
    const target = visitExpression(visitor, receiver, scope, true);
    visitCall(visitor, {...call, target, args});
    return;
  }
  const [target, ...rest] = args;
  visitCall(visitor, {...call, target, args: rest});
}

/** The type that a name means: `Message`, `MouseAction.ActionType`. */
function typeNamed({model}: Visitor, node: JavaNode, {owner}: Scope): JavaType | undefined {
  return /^[A-Z][\w.]*$/.test(node.text) ? model.find(node.text, owner) : undefined;
}

/** What a simple name means: a local name, `this`, a field, or something that is imported statically. */
function visitName(visitor: Visitor, text: string, scope: Scope): Value {
  const local = scope.get(text);
  if (local) {
    return local;
  }
  if (text === 'this') {
    return scope.self;
  }
  return fieldOf(visitor, text, scope) ?? importedName(visitor, text, scope) ?? {text};
}

function importedName({model}: Visitor, text: string, scope: Scope): Value | undefined {
  // Commons Lang is not parsed, and its empty text is compared with everywhere.
  return text === 'EMPTY'
    ? {text: '""'}
    : enumConstant(model.imported(text, scope.owner)?.type, text, text);
}

/** What a name with a dot means: a field of `this`, an enum constant, or a part of another value. */
function visitSelect(visitor: Visitor, node: Node<'MEMBER_SELECT'>, scope: Scope): Value {
  const {expression, identifier, text} = node;
  if (expression.text === 'this') {
    return fieldOf(visitor, identifier, scope) ?? {text};
  }
  const type = typeNamed(visitor, expression, scope);
  const constant = enumConstant(type, identifier, text);
  if (constant) {
    return constant;
  }
  visitExpression(visitor, expression, scope, true);
  return {text: scope.fill(text)};
}

function enumConstant(
  type: JavaType | undefined,
  constant: string,
  text: string,
): Value | undefined {
  return type?.enumConstants.some((item) => item.name === constant)
    ? {text, constant, type, isNull: false}
    : undefined;
}

/** A field of the object whose method is visited: as its builder set it, or as its declaration says. */
function fieldOf(visitor: Visitor, text: string, scope: Scope): Value | undefined {
  const {owner, self} = scope;
  const set = self.fields?.get(text);
  if (set) {
    return set;
  }
  for (const type of [owner, ...visitor.model.supertypes(owner)]) {
    const found = type.fields.find((item) => item.name === text);
    if (found) {
      const {modifiers, value} = found;
      // A literal is the same in every run.
      const constant = value?.kind === 'STRING_LITERAL' ? value.text : text;
      return {
        text: modifiers.includes('static') ? constant : `this.${text}`,
        ...declaredType(visitor.model, found.type, type),
      };
    }
  }
  return undefined;
}

/**
 * Whether a condition is true, where what the caller passed decides it.
 *
 * @returns undefined when only the running program knows
 */
export function isTrue(visitor: Visitor, node: JavaNode, scope: Scope): boolean | undefined {
  if (node.kind === 'LOGICAL_COMPLEMENT') {
    const inner = isTrue(visitor, node.expression, scope);
    return inner === undefined ? undefined : !inner;
  }
  if (node.kind === 'EQUAL_TO' || node.kind === 'NOT_EQUAL_TO') {
    const [a, b] = [node.leftOperand, node.rightOperand].map(
      (part) => knownValue(visitor, part, scope)?.constant,
    );
    return a && b ? (a === b) === (node.kind === 'EQUAL_TO') : undefined;
  }
  const [first] = node.kind === 'METHOD_INVOCATION' ? node.arguments : [];
  if (node.kind === 'METHOD_INVOCATION' && node.methodSelect.text === 'isNull' && first) {
    const value = knownValue(visitor, first, scope);
    return value?.isNull ?? (value && visitor.trace.used.has(value.text) ? false : undefined);
  }
  return knownValue(visitor, node, scope)?.bool;
}

/** What is known of an expression without a trace of it: names, constants, and what guards return. */
function knownValue(visitor: Visitor, node: JavaNode, scope: Scope): Value | undefined {
  if (node.kind === 'METHOD_INVOCATION') {
    const [first] = node.arguments;
    return node.methodSelect.text === 'requireNonNull' && first
      ? knownValue(visitor, first, scope)
      : undefined;
  }
  const isPlain = node.kind === 'IDENTIFIER' || node.kind === 'MEMBER_SELECT';
  return isPlain ? visitExpression(visitor, node, scope) : undefined;
}
