import {isFormattable} from '../messages';
import type {JavaType} from '../tree';
import {type Call, addPause, visitExternalCall} from './externalCalls';
import {helpers} from './helpers';
import {findMethod} from './lookup';
import {fieldOfGetter} from './settings';
import {BUILT, declaredResult, declaredType, type Value, type Visitor} from './value';
import {tidy} from './wording';

/**
 * Records what a call does, or visits the called method.
 *
 * @returns what is known of the result
 */
export function visitCall(visitor: Visitor, call: Call): Value {
  return visitFrameworkCall(visitor, call) ?? visitExternalCall(visitor, call);
}

/**
 * A call of the framework's own code: visited, or recorded as what its helper does.
 *
 * @returns what is known of the result; undefined when the call is none of the framework's
 */
function visitFrameworkCall(visitor: Visitor, call: Call): Value | undefined {
  const {scope, target, args} = call;
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
    (call.receiver ? undefined : {text: call.text})
  );
}

/** The type that declares the called method, as far as it is of the framework. */
function ownerOf(
  {model}: Visitor,
  {name, receiver, scope, target, args}: Call,
): JavaType | undefined {
  if (!receiver) {
    for (let type: JavaType | undefined = scope.owner; type; type = type.outer) {
      if (findMethod(model, type, name, args)) {
        return type;
      }
    }
    return generatedResult(scope.owner, name)
      ? scope.owner
      : model.imported(name, scope.owner)?.type;
  }
  const named = /^static (.+)$/.exec(target?.typeText ?? '')?.[1];
  return named ? model.find(named, scope.owner) : target?.type;
}

/** `ErrorHandler`, known by name and never visited: every method would repeat its inside. */
function visitErrorCall(
  visitor: Visitor,
  owner: JavaType,
  {line, args, text}: Call,
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
    line,
  );
  return {text};
}

/** A callback of a listener: the reader's own code runs there. */
function visitListenerCall(
  visitor: Visitor,
  owner: JavaType,
  {name, line, args, text}: Call,
): Value | undefined {
  const types = [owner, ...visitor.model.supertypes(owner)];
  if (!types.some((type) => type.name === helpers.listener)) {
    return undefined;
  }
  const values = args.map((arg) => tidy(arg.text)).join(', ');
  const callback = `${owner.name}.${name}(${values})`;
  visitor.trace.add({kind: 'listener', callback, order: 'none'}, line);
  return {text};
}

/** A call of the session, which has the driver, the settings, and the listeners. */
function visitSessionCall(visitor: Visitor, owner: JavaType, call: Call): Value | undefined {
  if (!helpers.session.includes(owner.name) || helpers.session.includes(visitor.tracedType.name)) {
    return undefined;
  }
  const {name, text, args} = call;
  if (name === 'getWait') {
    return {text, typeText: 'WebDriverWait', keys: visitor.settings.sessionWait};
  }
  const found = findMethod(visitor.model, owner, name, args);
  if (found) {
    return {...declaredResult(visitor.model, found), text};
  }
  return visitGeneratedCall(visitor, owner, call) ?? {text};
}

/** A call of a setting class: its value knows the keys of the configuration that it is read from. */
function visitSettingCall(visitor: Visitor, owner: JavaType, call: Call): Value | undefined {
  const {name, receiver, target, args, text, isTarget} = call;
  const {settings} = visitor;
  if (!settings.has(owner) || !target || target.text === 'this' || !receiver) {
    return undefined;
  }
  const read = settings.read(owner, name, target.keys);
  if (!read) {
    // A look-up by name such as getWebSetting(key): its result is at the keys of its type.
    const found = findMethod(visitor.model, owner, name, args);
    return found && {...declaredResult(visitor.model, found), text};
  }
  const declared = declaredType(visitor.model, read.field.type, owner);
  const value = {text, keys: read.keys, ...declared};
  const isBranch = declared.type && settings.has(declared.type);
  return isTarget && !isBranch ? {...value, driver: false} : value;
}

/**
 * A call whose method is visited, of an interface in every class that implements it.
 *
 * @param self the object on which it is called
 * @returns what is known of the result; undefined when the type has no such method in its source
 */
function visitFollowedCall(
  visitor: Visitor,
  owner: JavaType,
  self: Value,
  call: Call,
): Value | undefined {
  const {name, args, text} = call;
  const {model, trace} = visitor;
  if (`${owner.name}.${name}` === helpers.pause) {
    addPause(visitor, call);
  }
  const classes = owner.kind === 'interface' ? model.implementers(owner) : [owner];
  let result: Value | undefined;
  for (const type of classes) {
    const found = findMethod(model, type, name, args, trace.active);
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
  visitor: Visitor,
  owner: JavaType,
  {name, text}: Call,
): Value | undefined {
  const returns = generatedResult(owner, name);
  if (!returns) {
    return undefined;
  }
  if (/Builder\b/.test(returns) && returns.startsWith(`${owner.simpleName}Builder`)) {
    return {text, builds: owner, fields: new Map([[BUILT, {text: ''}]])};
  }
  if (owner.name === 'DriverSession' && name === 'getDriver') {
    // Whatever type the session was made with.
    return {text, typeText: 'WebDriver', driver: true};
  }
  const field = fieldOfGetter(owner, name);
  return {text, ...(field ? declaredType(visitor.model, field.type, owner) : {})};
}

/** A step of a builder: a field is set, or the object is built. */
function visitBuilderStep(target: Value, {name, args, text}: Call): Value {
  const type = target.builds;
  const fields = new Map(target.fields);
  const isField = type?.fields.some((field) => field.name === name);
  if (isField && args[0]) {
    fields.set(name, args[0]);
    return {text, builds: type, fields};
  }
  return args.length === 0 ? {text, type, fields, isNull: false} : {text, builds: type, fields};
}

/** Return type of a method that Lombok generates. */
function generatedResult({generatedMethods = []}: JavaType, name: string): string | undefined {
  return generatedMethods.find((method) => method.name === name)?.returns;
}
