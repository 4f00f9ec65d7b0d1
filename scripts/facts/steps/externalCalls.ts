import {type Callee, calleeOf, type JavaNode} from '../tree';
import {joinKeys, type Scope, type Value, type Visitor} from './value';
import {driverCall, tidy} from './wording';

/** A call with its receiver and arguments visited. */
export interface Call extends Callee {
  scope: Scope;
  target: Value | undefined;
  args: Value[];
  /** The result is only the receiver of a further call: `driver.manage()` of `driver.manage().window()`. */
  isTarget: boolean;
  text: string;
}

/** Lines of level `trace` are for those who work on the framework. */
const LEVELS = ['debug', 'info', 'warn', 'error', 'fatal'];

/** A call of something outside the framework: the JDK, Selenium, Log4j, Truth. */
export function visitExternalCall(visitor: Visitor, call: Call): Value {
  return (
    visitLogCall(visitor, call) ??
    visitAssertCall(visitor, call) ??
    visitGuardCall(visitor, call) ??
    visitOptionalCall(visitor, call) ??
    visitWaitCall(visitor, call) ??
    visitOtherCall(visitor, call)
  );
}

/** A line of the log, by Log4j. */
function visitLogCall(visitor: Visitor, {name, line, target, args, text}: Call): Value | undefined {
  if (target?.typeText !== 'Logger') {
    return undefined;
  }
  if (LEVELS.includes(name)) {
    const format = args[0]?.string;
    const values = args.slice(1).map((arg) => arg.text);
    visitor.trace.add(
      {
        kind: 'log',
        ...(format === undefined ? {} : {text: format}),
        ...(name === 'info' ? {} : {level: name}),
        values,
      },
      line,
    );
  }
  // traceExit returns its argument.
  return args[0] && name === 'traceExit' ? args[0] : {text};
}

/** An assertion by Truth: `assertWithMessage` gives the label, and `that` the value. */
function visitAssertCall(
  visitor: Visitor,
  {name, line, target, args, text}: Call,
): Value | undefined {
  if (name === 'assertWithMessage') {
    return {text, label: args[0]?.text ?? ''};
  }
  if (target?.label !== undefined && name === 'that') {
    visitor.trace.add({kind: 'assert', label: tidy(target.label)}, line);
    return {text};
  }
  return undefined;
}

/** Selenium's conditions, each as the framework's `WaitStrategy` names it. */
const STRATEGIES: Record<string, string> = {
  elementToBeClickable: 'CLICKABLE',
  visibilityOfElementLocated: 'VISIBLE',
};

/** A call that waits: for a condition, or for a time. */
function visitWaitCall(visitor: Visitor, call: Call): Value | undefined {
  const {name, target, text} = call;
  if (name === 'until' && target?.typeText === 'WebDriverWait') {
    return visitUntil(visitor, call);
  }
  if (name === 'sleep') {
    addPause(visitor, call);
    return {text};
  }
  return undefined;
}

/** Adds the wait for a time that the first argument gives. */
export function addPause(visitor: Visitor, {line, args}: Call): void {
  const [time] = args;
  visitor.trace.add(
    {kind: 'pause', text: tidy(time?.text ?? ''), settings: time?.keys ?? []},
    line,
  );
}

function visitUntil(visitor: Visitor, {line, nodes, target, args, text}: Call): Value {
  const [condition] = nodes;
  const [value] = args;
  const strategy =
    condition?.kind === 'METHOD_INVOCATION' ? STRATEGIES[calleeOf(condition).name] : undefined;
  visitor.trace.add(
    {
      kind: 'until',
      until: strategy ?? tidy(value?.text ?? ''),
      settings: target?.keys ?? [],
    },
    line,
  );
  if (value?.code) {
    visitor.apply(value, [{text: 'driver', driver: true}]);
  }
  return {text, driver: true};
}

/** Guards of java.util.Objects and the like, which return their argument. */
function visitGuardCall(visitor: Visitor, call: Call): Value | undefined {
  const {name, target, args} = call;
  const [first, second] = args;
  if (!first) {
    return undefined;
  }
  const isOfObjects = !target || target.typeText === 'static Objects';
  if (name === 'requireNonNull' && isOfObjects) {
    return visitRequired(visitor, first, call);
  }
  if (name === 'requireNonNullElse') {
    const keys = joinKeys(first, second);
    return {...second, ...first, isNull: false, ...(keys ? {keys} : {})};
  }
  return undefined;
}

function visitRequired(visitor: Visitor, value: Value, {line, nodes, args}: Call): Value {
  if (value.isNull !== false) {
    const message = messageOf(nodes[1]);
    const text = args[1]?.string;
    visitor.trace.add(
      {
        kind: 'throw',
        exception: 'NullPointerException',
        ...(message ? {message} : {}),
        ...(text === undefined ? {} : {text}),
      },
      line,
    );
  }
  return {...value, isNull: false};
}

/** Name of the message in `Message.NAME.getMessageText()`. */
function messageOf(node: JavaNode | undefined): string | undefined {
  const callee = node?.kind === 'METHOD_INVOCATION' ? calleeOf(node) : undefined;
  return callee?.name === 'getMessageText' ? callee.receiver?.text.split('.').at(-1) : undefined;
}

/** A call of or on an Optional: the code that it is given sees the content. */
function visitOptionalCall(visitor: Visitor, {name, target, args, text}: Call): Value | undefined {
  const [first] = args;
  if (name === 'ofNullable' && first) {
    return {text, optional: first};
  }
  if (!target?.optional) {
    return undefined;
  }
  if (!first?.code) {
    return {text};
  }
  const content = {...target.optional, isNull: false};
  const apply = (): Value | undefined => visitor.apply(first, [content]);
  // A listener is always optional: the condition would be at every callback and say nothing.
  const isListener = content.type?.package.includes('.listeners');
  const result = isListener ? apply() : visitor.trace.under(`${content.text} != null`, apply);
  return name === 'map' && result ? {text, optional: result} : {text};
}

/** Methods of collections and value objects: a driver call got the object, asking it stays in the process. */
const LOCAL =
  /^(isEmpty|size|stream|filter|map|toList|findFirst|forEach|contains|equals|toString|add|getX|getY|getWidth|getHeight|trim|isPresent|keySet|entrySet|build|getMessage|getName|ifPresent)$/;

/** A call of any other code from elsewhere: a driver call, where the receiver comes from the driver. */
function visitOtherCall(visitor: Visitor, call: Call): Value {
  const {name, line, target, args, text, isTarget} = call;
  const driver = target?.driver ?? false;
  applyArguments(visitor, args, driver);
  if (driver && !isTarget && !isLocal(call)) {
    visitor.trace.add({kind: 'driver', text: driverCall(text.replace(/\s+/g, ' '))}, line);
  }
  return {
    text,
    // The response of an HTTP call is read here.
    driver: driver && name !== 'execute',
    keys: target?.keys && joinKeys(target, ...args),
  };
}

/** Visits code that is passed to a call from elsewhere: it runs there, on the content of the receiver. */
function applyArguments(visitor: Visitor, args: Value[], driver: boolean): void {
  const item: Value = {text: 'item', driver};
  for (const arg of args.filter(({code}) => code)) {
    visitor.apply(arg, [item, item]);
  }
}

/** Whether a chain of calls asks only objects that are already here. */
function isLocal({name, nodes, receiver}: Callee): boolean {
  if (!LOCAL.test(name) && !isByIndex(name, nodes)) {
    return receiver === undefined;
  }
  return receiver?.kind !== 'METHOD_INVOCATION' || isLocal(calleeOf(receiver));
}

/** `get(0)` and `get(index)` of a list, which unlike `get` of a driver stay in the process. */
function isByIndex(name: string, [index]: JavaNode[]): boolean {
  return name === 'get' && /^\d+$|index/i.test(index?.text ?? '');
}
