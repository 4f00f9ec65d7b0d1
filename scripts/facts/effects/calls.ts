import type {LogEffect} from '../../../src/framework/types';
import type {ModelType} from '../model';
import type {RawNode} from '../raw';
import {fieldOfGetter, typed} from './settings';
import type {Scope, Value} from './value';
import type {Walker} from './walker';
import {join} from './walker';

/** A call with its receiver and arguments walked. */
export interface Request {
  node: RawNode & {k: 'call'};
  scope: Scope;
  target: Value | undefined;
  args: Value[];
  /** The result is only the receiver of a further call: `driver.manage()` of `driver.manage().window()`. */
  isTarget: boolean;
  text: string;
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];

/** Methods of collections and value objects: a driver call got the object, asking it stays in the process. */
const LOCAL =
  /^(isEmpty|size|stream|filter|map|toList|findFirst|forEach|contains|equals|toString|add|getX|getY|getWidth|getHeight|trim|isPresent|keySet|entrySet|build|getMessage|getName|ifPresent)$/;

/** Session look-ups and error helpers: known by name, never walked, as every method would repeat their inside. */
const SESSION = ['ParallelSession', 'DriverSession'];

/** Asked in every method and told where it is at home: which locator a platform takes. */
const OPAQUE = ['Locator'];

/**
 * A call of the framework's own code: walked into, or told as what it stands for.
 *
 * @returns what is known of the result; undefined when the call is none of the framework's
 */
export function frameworkCall(walker: Walker, request: Request): Value | undefined {
  const {node, scope, target, args} = request;
  if (target?.code) {
    return walker.apply(target, args) ?? {text: request.text};
  }
  if (target?.builds) {
    return builderStep(target, request);
  }
  const owner = ownerOf(walker, request);
  if (!owner) {
    return undefined;
  }
  return (
    errorCall(walker, owner, request) ??
    listenerCall(walker, owner, request) ??
    settingCall(walker, owner, request) ??
    sessionCall(walker, owner, request) ??
    followCall(walker, owner, target ?? scope.self, request) ??
    generatedCall(walker, owner, request) ??
    (node.target ? undefined : {text: request.text})
  );
}

/** The type that declares the called method, as far as it is of the framework. */
function ownerOf(walker: Walker, {node, scope, target, args}: Request): ModelType | undefined {
  if (!node.target) {
    for (let type: ModelType | undefined = scope.owner; type; type = type.outer) {
      const virtual = walker.lookup.method(type, node.name, args);
      if (virtual) {
        return type;
      }
    }
    const inherited = walker.lookup.generated(scope.owner, node.name);
    return inherited ? scope.owner : walker.lookup.imported(node.name, scope.owner)?.type;
  }
  const named = /^static (.+)$/.exec(target?.typeText ?? '')?.[1];
  return named ? walker.lookup.typeNamed(named, scope.owner) : target?.type;
}

function errorCall(walker: Walker, owner: ModelType, {node, args}: Request): Value | undefined {
  if (owner.name !== 'ErrorHandler') {
    return undefined;
  }
  const message = args[0]?.constant?.split('.').at(-1);
  const isCaught = node.name === 'handleAndThrow';
  const causes = isCaught ? args[1]?.typeText?.split(' | ') : undefined;
  walker.trace.add({
    kind: 'throw',
    line: node.line,
    exception: 'FrameworkError',
    ...(message ? {message} : {}),
    args: args
      .slice(isCaught ? 2 : 1)
      .map((arg) => arg.text)
      .filter(Boolean),
    ...(causes ? {cause: causes} : {}),
    ...(message ? {} : {dynamic: true as const}),
  });
  return {text: node.text};
}

function listenerCall(walker: Walker, owner: ModelType, {node, args}: Request): Value | undefined {
  const isListener = [owner, ...walker.model.supertypes(owner)].some(
    (type) => type.name === 'BoykaListener',
  );
  if (!isListener) {
    return undefined;
  }
  walker.trace.add({
    kind: 'listener',
    listener: owner.name,
    callback: node.name,
    args: args.map((arg) => arg.text),
    line: node.line,
    order: 'none',
  } as never);
  return {text: node.text};
}

function settingCall(walker: Walker, owner: ModelType, request: Request): Value | undefined {
  const {node, target, text, isTarget} = request;
  if (!walker.settings.has(owner) || !target || target.text === 'this' || !node.target) {
    return undefined;
  }
  const read = walker.settings.read(target, node.name, text);
  if (!read) {
    // A look-up by name such as getWebSetting(key): its result stands at the keys of its type.
    const found = walker.lookup.method(owner, node.name, request.args);
    return found ? {...walker.declared(found), text} : undefined;
  }
  const isBranch = read.type && walker.settings.has(read.type);
  if (!isBranch && read.keys) {
    walker.trace.add({kind: 'setting', settings: read.keys, line: node.line});
  }
  return isTarget && !isBranch ? {...read, driver: false} : read;
}

function sessionCall(walker: Walker, owner: ModelType, request: Request): Value | undefined {
  if (!SESSION.includes(owner.name) || SESSION.includes(walker.home.name)) {
    return undefined;
  }
  const {node, text, args} = request;
  if (node.name === 'getDriver') {
    return {text, typeText: 'WebDriver', driver: true};
  }
  if (node.name === 'getWait') {
    return {text, typeText: 'WebDriverWait', keys: walker.settings.sessionWait()};
  }
  const found = walker.lookup.method(owner, node.name, args);
  if (found) {
    return {...walker.declared(found), text};
  }
  return generatedCall(walker, owner, request) ?? {text};
}

function followCall(
  walker: Walker,
  owner: ModelType,
  self: Value,
  request: Request,
): Value | undefined {
  const {node, args, text} = request;
  if (OPAQUE.includes(owner.name) && walker.home !== owner) {
    const found = walker.lookup.method(owner, node.name, args);
    return found && {...walker.declared(found), text};
  }
  const classes = owner.raw.kind === 'interface' ? walker.lookup.implementers(owner) : [owner];
  if (owner.name === 'CommonActions' && node.name === 'pause') {
    walker.trace.add({
      kind: 'wait',
      how: 'pause',
      text: args[0]?.text ?? '',
      settings: args[0]?.keys ?? [],
      line: node.line,
    });
  }
  let result: Value | undefined;
  for (const type of classes) {
    const found = walker.lookup.method(type, node.name, args, walker.trace.active);
    if (found) {
      const target = self.type === type || self.fields ? self : {...self, type};
      const walk = (): Value | undefined => walker.follow(found, target, args);
      const value =
        classes.length > 1 ? walker.trace.under(`${owner.name} is ${type.name}`, walk) : walk();
      result ??= value ?? {text};
    }
  }
  return (
    result && {
      ...result,
      text: result.string === undefined && !result.constant ? text : result.text,
    }
  );
}

/** A method that Lombok writes: a getter reads a field, a builder's entry starts a builder. */
function generatedCall(walker: Walker, owner: ModelType, request: Request): Value | undefined {
  const {node, text} = request;
  const returns = walker.lookup.generated(owner, node.name);
  if (!returns) {
    return undefined;
  }
  if (/Builder\b/.test(returns) && returns.startsWith(`${owner.raw.name}Builder`)) {
    return {text, builds: owner, fields: new Map([['', {text: ''}]])};
  }
  if (owner.name === 'DriverSession' && node.name === 'getDriver') {
    return {text, typeText: 'WebDriver', driver: true};
  }
  const field = fieldOfGetter(owner, node.name);
  return {text, ...(field ? typed(walker.model, field.type, owner) : {})};
}

function builderStep(target: Value, {node, args, text}: Request): Value {
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

/** A call of something outside the framework: the JDK, Selenium, Log4j, Truth. */
export function externalCall(walker: Walker, request: Request): Value {
  const {node, target, args, text} = request;
  if (target?.typeText === 'Logger') {
    return logCall(walker, request);
  }
  if (target?.label !== undefined && node.name === 'that') {
    walker.trace.add({
      kind: 'assert',
      label: target.label,
      value: args[0]?.text ?? '',
      line: node.line,
    });
    return {text};
  }
  if (node.name === 'assertWithMessage') {
    return {text, label: args[0]?.text ?? ''};
  }
  return (
    guardCall(walker, request) ??
    optionalCall(walker, request) ??
    waitCall(walker, request) ??
    plainCall(walker, request)
  );
}

function logCall(walker: Walker, {node, args, text}: Request): Value {
  if (LEVELS.includes(node.name)) {
    const format = args[0]?.string;
    walker.trace.add({
      kind: 'log',
      level: node.name as LogEffect['level'],
      ...(format === undefined ? {} : {text: format}),
      args: args.slice(1).map((arg) => arg.text),
      line: node.line,
      ...(format === undefined ? {dynamic: true as const} : {}),
    });
  }
  // traceExit hands its argument through.
  return args[0] && node.name === 'traceExit' ? args[0] : {text};
}

/** Guards of java.util.Objects and the like, which hand their argument through. */
function guardCall(walker: Walker, {node, target, args, text}: Request): Value | undefined {
  const [first, second] = args;
  if (node.name === 'isNull') {
    return {text, bool: first?.isNull};
  }
  if (
    node.name === 'requireNonNull' &&
    first &&
    (!target || target.typeText === 'static Objects')
  ) {
    if (first.isNull !== false) {
      const told = node.args[1];
      const constant =
        told?.k === 'call' && told.name === 'getMessageText' ? told.target : undefined;
      const message =
        constant?.k === 'id' ? constant.name : constant?.k === 'field' ? constant.name : undefined;
      walker.trace.add({
        kind: 'throw',
        exception: 'NullPointerException',
        ...(message ? {message} : {}),
        ...(second?.string === undefined ? {} : {text: second.string}),
        args: [first.text],
        line: node.line,
      });
    }
    return {...first, isNull: false};
  }
  if (node.name === 'requireNonNullElse' && first) {
    const keys = join(first, second);
    return {...second, ...first, isNull: false, ...(keys ? {keys} : {})};
  }
  if (/^of(Millis|Seconds|Minutes)$/.test(node.name) && first) {
    return {text, keys: first.keys, isNull: false};
  }
  return undefined;
}

function optionalCall(walker: Walker, {node, target, args, text}: Request): Value | undefined {
  if (node.name === 'ofNullable' && args[0]) {
    return {text, optional: args[0]};
  }
  if (!target?.optional) {
    return undefined;
  }
  const content = {...target.optional, isNull: false};
  const [code] = args;
  if (!code?.code) {
    return {text};
  }
  const isListener = content.type?.unit.package.includes('.listeners');
  const apply = (): Value | undefined => walker.apply(code, [content]);
  // A listener is always optional: the condition would stand at every callback and say nothing.
  const result = isListener ? apply() : walker.trace.under(`${content.text} != null`, apply);
  return node.name === 'map' && result ? {text, optional: result} : {text};
}

const STRATEGIES: Record<string, string> = {
  elementToBeClickable: 'CLICKABLE',
  visibilityOfElementLocated: 'VISIBLE',
};

function waitCall(walker: Walker, {node, target, args, text}: Request): Value | undefined {
  if (node.name === 'until' && target?.typeText === 'WebDriverWait') {
    const condition = node.args[0];
    const name = condition?.k === 'call' ? condition.name : '';
    walker.trace.add({
      kind: 'wait',
      how: 'until',
      ...(STRATEGIES[name] ? {strategy: STRATEGIES[name]} : {}),
      text: args[0]?.text ?? '',
      settings: target.keys ?? [],
      line: node.line,
      ...(condition?.k === 'call' || args[0]?.code ? {} : {dynamic: true as const}),
    });
    if (args[0]?.code) {
      walker.apply(args[0], [{text: 'driver', driver: true}]);
    }
    return {text, driver: true};
  }
  if (node.name === 'sleep') {
    walker.trace.add({
      kind: 'wait',
      how: 'pause',
      text: args[0]?.text ?? '',
      settings: args[0]?.keys ?? [],
      line: node.line,
    });
    return {text};
  }
  return undefined;
}

function plainCall(walker: Walker, request: Request): Value {
  const {node, target, args, text, isTarget} = request;
  const driver = target?.driver ?? false;
  // Code that is handed to a call from elsewhere runs there, on what the receiver holds.
  for (const arg of args) {
    if (arg.code) {
      const apply = (): unknown =>
        walker.apply(arg, [
          {text: 'item', driver},
          {text: 'item', driver},
        ]);
      if (node.name === 'ifPresent') {
        walker.trace.under(`${target?.text}.isPresent()`, apply);
      } else {
        apply();
      }
    }
  }
  const isCode = /^(Bi)?(Function|Consumer|Predicate|Supplier)\b/.test(target?.typeText ?? '');
  if (isCode && /^(apply|accept|test|get)$/.test(node.name)) {
    walker.trace.add({kind: 'driver', text, line: node.line, dynamic: true});
    return {text};
  }
  if (driver && !isTarget && !isLocal(request)) {
    walker.trace.add({kind: 'driver', text: text.replace(/\s+/g, ' '), line: node.line});
  }
  return {
    text,
    // What an HTTP call brought home is asked here.
    driver: driver && node.name !== 'execute',
    ...(node.name === 'getText' ? {typeText: 'String'} : {}),
    keys: target?.keys && join(target, ...args),
  };
}

/** Whether a chain of calls asks only objects that are already here. */
function isLocal({node}: Request): boolean {
  for (let step: RawNode | null = node; step?.k === 'call'; step = step.target) {
    const byIndex =
      step.name === 'get' &&
      /^\d+$|index/i.test(
        step.args[0] && 'text' in step.args[0]
          ? step.args[0].text
          : step.args[0]?.k === 'id'
            ? step.args[0].name
            : '',
      );
    if (!LOCAL.test(step.name) && !byIndex) {
      return step.target === null;
    }
  }
  return true;
}
