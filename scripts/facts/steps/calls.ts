import {isFormattable} from '../messages';
import {erase, type Model} from '../model';
import type {JavaMethod, JavaType} from '../tree';
import {type Call, addPause, visitExternalCall} from './externalCalls';
import {helpers} from './helpers';
import {fieldOfGetter} from './settings';
import {declaredResult, declaredType, type Found, type Value, type Visitor} from './value';
import {tidy} from './trace';

/**
 * Records what a call does, or visits the called method.
 *
 * @returns what is known of the result
 */
export function visitCall(visitor: Visitor, call: Call): Value {
  const {target, args, text} = call;
  if (target?.code) {
    visitor.apply(target, args);
    return {text};
  }
  if (target?.builds) {
    return visitBuilderStep(target, call);
  }
  const owner = ownerOf(visitor, call);
  return (owner && visitFrameworkCall(visitor, owner, call)) ?? visitExternalCall(visitor, call);
}

/**
 * A call of the framework's own code: visited, or recorded as what its helper does.
 *
 * @returns what is known of the result; undefined when the call is none of the framework's
 */
function visitFrameworkCall(visitor: Visitor, owner: JavaType, call: Call): Value | undefined {
  const {name, target, args, text} = call;
  const {model, settings, tracedType} = visitor;
  if (owner.name === helpers.error) {
    addError(visitor, call);
    return {text};
  }
  if (model.supertypes(owner).some((type) => type.name === helpers.listener)) {
    addCallback(visitor, owner, call);
    return {text};
  }
  if (settings.has(owner)) {
    const read = settings.read(owner, name, target?.keys);
    // A look-up by name such as getWebSetting(key) is not followed.
    return read ? {text, keys: read.keys, ...declaredType(model, read.field.type, owner)} : {text};
  }
  if (helpers.session.includes(owner.name) && !helpers.session.includes(tracedType.name)) {
    if (name === 'getWait') {
      return {text, keys: settings.sessionWait};
    }
    const found = findMethod(model, owner, name, args);
    return found
      ? {...declaredResult(model, found), text}
      : visitGeneratedCall(visitor, owner, call);
  }
  return visitFollowedCall(visitor, owner, call) ?? visitGeneratedCall(visitor, owner, call);
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
    return model.imported(name, scope.owner)?.type;
  }
  const named = /^static (.+)$/.exec(target?.typeText ?? '')?.[1];
  return named ? model.find(named, scope.owner) : target?.type;
}

/** `ErrorHandler`, known by name and never visited: every method would repeat its inside. */
function addError({model, trace}: Visitor, {line, args}: Call): void {
  const message = args[0]?.constant;
  const isBroken = message !== undefined && !isFormattable(model, message);
  trace.add(
    {
      kind: 'throw',
      exception: isBroken ? 'IllegalArgumentException' : 'FrameworkError',
      ...(message && {message}),
      ...(isBroken && {text: "can't parse argument number: "}),
    },
    line,
  );
}

/** A callback of a listener: the reader's own code runs there. */
function addCallback({trace}: Visitor, owner: JavaType, {name, line, args}: Call): void {
  const values = args.map((arg) => tidy(arg.text)).join(', ');
  const callback = `${owner.name}.${name}(${values})`;
  trace.add({kind: 'listener', callback, order: 'none'}, line);
}

/**
 * A call whose method is visited, of an interface in every class that implements it.
 *
 * @returns what is known of the result; undefined when the type has no such method in its source
 */
function visitFollowedCall(visitor: Visitor, owner: JavaType, call: Call): Value | undefined {
  const {name, scope, target = scope.self, args, text} = call;
  const {model, trace} = visitor;
  if (`${owner.name}.${name}` === helpers.pause) {
    addPause(visitor, call);
  }
  const classes = owner.kind === 'interface' ? model.implementers(owner) : [owner];
  let result: Value | undefined;
  for (const type of classes) {
    const found = findMethod(model, type, name, args, trace.active);
    if (found) {
      const follow = (): Value | undefined => visitor.follow(found, target, args);
      const value =
        classes.length > 1 ? trace.under(`${owner.name} is ${type.name}`, follow) : follow();
      result ??= value ?? {text};
    }
  }
  return result && {...result, text: result.string === undefined ? text : result.text};
}

/** A method that Lombok writes: a getter reads a field, a builder's entry starts a builder. */
function visitGeneratedCall(
  {model}: Visitor,
  owner: JavaType,
  {name, text}: Call,
): Value | undefined {
  const generated = owner.generatedMethods?.find((method) => method.name === name);
  if (generated?.returns === `${owner.simpleName}Builder`) {
    return {text, builds: owner};
  }
  const field = fieldOfGetter(owner, name);
  return field && {text, ...declaredType(model, field.type, owner)};
}

/** A step of a builder: a field is set, or the object is built. */
function visitBuilderStep({builds: type, fields: before}: Value, {name, args, text}: Call): Value {
  if (args.length === 0) {
    return {text, type, fields: before};
  }
  const [value] = args;
  return {text, builds: type, fields: new Map([...(before ?? []), [name, value!]])};
}

/**
 * The method that a call means, by name, number and known types of its arguments: that of the type or of its nearest
 * supertype; the declaration that fits best.
 *
 * @param active methods that are being visited
 */
function findMethod(
  model: Model,
  type: JavaType,
  name: string,
  args: Value[],
  active: readonly JavaMethod[] = [],
): Found | undefined {
  const scoreOf = (method: JavaMethod): number =>
    // Between overloads that fit alike, one that is being visited calls the other one.
    fit(method, args) - (active.includes(method) ? 0.5 : 0);
  for (const owner of [type, ...model.supertypes(type)]) {
    const [method] = owner.methods
      .filter((item) => item.name === name && fit(item, args) >= 0)
      .sort((a, b) => scoreOf(b) - scoreOf(a));
    if (method) {
      return {owner, method};
    }
  }
  return undefined;
}

/** How well arguments fit a method: -1 not at all, more is better. */
function fit({parameters}: JavaMethod, args: Value[]): number {
  const isVarargs = parameters.at(-1)?.varargs ?? false;
  if (isVarargs ? args.length < parameters.length - 1 : args.length !== parameters.length) {
    return -1;
  }
  return 1 + args.filter((arg, i) => isOf(arg, parameters[i]?.type ?? '')).length;
}

/** What classes of the JDK are, where a value is known by its class and a parameter by its interface. */
const INTERFACES: Record<string, string> = {ArrayList: 'List', EnumMap: 'Map', HashMap: 'Map'};

function isOf({type, typeText = ''}: Value, parameter: string): boolean {
  const wanted = erase(parameter);
  const known = type?.simpleName ?? erase(typeText);
  return known === wanted || INTERFACES[known] === wanted;
}
