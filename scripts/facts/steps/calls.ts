import {isFormattable} from '../messages';
import type {ModelType} from '../model';
import {type Call, addPause, visitExternalCall} from './externalCalls';
import {helpers} from './helpers';
import type {MethodVisitor} from './methodVisitor';
import {fieldOfGetter} from './settings';
import {BUILT, declaredResult, declaredType, type Value} from './value';
import {tidy} from './wording';

/**
 * Records what a call does, or visits the called method.
 *
 * @returns what is known of the result
 */
export function visitCall(visitor: MethodVisitor, call: Call): Value {
  return visitFrameworkCall(visitor, call) ?? visitExternalCall(visitor, call);
}

/**
 * A call of the framework's own code: visited, or recorded as what its helper does.
 *
 * @returns what is known of the result; undefined when the call is none of the framework's
 */
function visitFrameworkCall(visitor: MethodVisitor, call: Call): Value | undefined {
  const {node, scope, target, args} = call;
  if (target?.code) {
    return visitor.apply(target, args) ?? {text: call.text};
  }
  if (target?.builds) {
    return visitBuilderStep(target, call);
  }
  const owner = ownerOf(visitor, call);
  if (!owner) {
    return undefined;
  }
  return (
    visitErrorCall(visitor, owner, call) ??
    visitListenerCall(visitor, owner, call) ??
    visitSettingCall(visitor, owner, call) ??
    visitSessionCall(visitor, owner, call) ??
    visitFollowedCall(visitor, owner, target ?? scope.self, call) ??
    visitGeneratedCall(visitor, owner, call) ??
    (node.target ? undefined : {text: call.text})
  );
}

/** The type that declares the called method, as far as it is of the framework. */
function ownerOf(
  {lookup}: MethodVisitor,
  {node, scope, target, args}: Call,
): ModelType | undefined {
  if (!node.target) {
    for (let type: ModelType | undefined = scope.owner; type; type = type.outer) {
      if (lookup.method(type, node.name, args)) {
        return type;
      }
    }
    return lookup.generated(scope.owner, node.name)
      ? scope.owner
      : lookup.imported(node.name, scope.owner)?.type;
  }
  const named = /^static (.+)$/.exec(target?.typeText ?? '')?.[1];
  return named ? lookup.typeNamed(named, scope.owner) : target?.type;
}

/** `ErrorHandler`, known by name and never visited: every method would repeat its inside. */
function visitErrorCall(
  visitor: MethodVisitor,
  owner: ModelType,
  {node, args}: Call,
): Value | undefined {
  if (owner.name !== helpers.error) {
    return undefined;
  }
  const message = args[0]?.constant?.split('.').at(-1);
  const isBroken = message !== undefined && !isFormattable(visitor.model, message);
  visitor.trace.add(
    {
      kind: 'throw',
      exception: isBroken ? 'IllegalArgumentException' : 'FrameworkError',
      ...(message ? {message} : {}),
      ...(isBroken ? {text: "can't parse argument number: "} : {}),
    },
    node.line,
  );
  return {text: node.text};
}

/** A callback of a listener: the reader's own code runs there. */
function visitListenerCall(
  visitor: MethodVisitor,
  owner: ModelType,
  {node, args}: Call,
): Value | undefined {
  const types = [owner, ...visitor.model.supertypes(owner)];
  if (!types.some((type) => type.name === helpers.listener)) {
    return undefined;
  }
  const values = args.map((arg) => tidy(arg.text)).join(', ');
  const callback = `${owner.name}.${node.name}(${values})`;
  visitor.trace.add({kind: 'listener', callback, order: 'none'}, node.line);
  return {text: node.text};
}

/** A call of the session, which has the driver, the settings, and the listeners. */
function visitSessionCall(visitor: MethodVisitor, owner: ModelType, call: Call): Value | undefined {
  if (!helpers.session.includes(owner.name) || helpers.session.includes(visitor.tracedType.name)) {
    return undefined;
  }
  const {node, text, args} = call;
  if (node.name === 'getWait') {
    return {text, typeText: 'WebDriverWait', keys: visitor.settings.sessionWait()};
  }
  const found = visitor.lookup.method(owner, node.name, args);
  if (found) {
    return {...declaredResult(visitor.model, found), text};
  }
  return visitGeneratedCall(visitor, owner, call) ?? {text};
}

/** A call of a setting class: its value knows the keys of the configuration that it is read from. */
function visitSettingCall(visitor: MethodVisitor, owner: ModelType, call: Call): Value | undefined {
  const {node, target, args, text, isTarget} = call;
  const {settings} = visitor;
  if (!settings.has(owner) || !target || target.text === 'this' || !node.target) {
    return undefined;
  }
  const read = settings.read(target, node.name, text);
  if (!read) {
    // A look-up by name such as getWebSetting(key): its result is at the keys of its type.
    const found = visitor.lookup.method(owner, node.name, args);
    return found && {...declaredResult(visitor.model, found), text};
  }
  const isBranch = read.type && settings.has(read.type);
  return isTarget && !isBranch ? {...read, driver: false} : read;
}

/**
 * A call whose method is visited, of an interface in every class that implements it.
 *
 * @param self the object on which it is called
 * @returns what is known of the result; undefined when the type has no such method in its source
 */
function visitFollowedCall(
  visitor: MethodVisitor,
  owner: ModelType,
  self: Value,
  call: Call,
): Value | undefined {
  const {node, args, text} = call;
  const {lookup, trace} = visitor;
  if (`${owner.name}.${node.name}` === helpers.pause) {
    addPause(visitor, call);
  }
  const classes = owner.raw.kind === 'interface' ? lookup.implementers(owner) : [owner];
  let result: Value | undefined;
  for (const type of classes) {
    const found = lookup.method(type, node.name, args, trace.active);
    if (found) {
      const target = self.type === type || self.fields ? self : {...self, type};
      const follow = (): Value | undefined => visitor.follow(found, target, args);
      const value =
        classes.length > 1 ? trace.under(`${owner.name} is ${type.name}`, follow) : follow();
      result ??= value ?? {text};
    }
  }
  const isFixed = result?.string !== undefined || result?.constant;
  return result && {...result, text: isFixed ? result.text : text};
}

/** A method that Lombok writes: a getter reads a field, a builder's entry starts a builder. */
function visitGeneratedCall(
  visitor: MethodVisitor,
  owner: ModelType,
  {node, text}: Call,
): Value | undefined {
  const returns = visitor.lookup.generated(owner, node.name);
  if (!returns) {
    return undefined;
  }
  if (/Builder\b/.test(returns) && returns.startsWith(`${owner.raw.name}Builder`)) {
    return {text, builds: owner, fields: new Map([[BUILT, {text: ''}]])};
  }
  if (owner.name === 'DriverSession' && node.name === 'getDriver') {
    // Whatever type the session was made with.
    return {text, typeText: 'WebDriver', driver: true};
  }
  const field = fieldOfGetter(owner, node.name);
  return {text, ...(field ? declaredType(visitor.model, field.type, owner) : {})};
}

/** A step of a builder: a field is set, or the object is built. */
function visitBuilderStep(target: Value, {node, args, text}: Call): Value {
  const type = target.builds;
  const fields = new Map(target.fields);
  const isField = type?.raw.fields.some((field) => field.name === node.name);
  if (isField && args[0]) {
    fields.set(node.name, args[0]);
    return {text, builds: type, fields};
  }
  return node.args.length === 0
    ? {text, type, fields, isNull: false}
    : {text, builds: type, fields};
}
