import {type Callee, calleeOf, type JavaNode} from '../tree';
import {ITEM, type Scope, type Value, type Visitor} from './value';
import {tidy} from './trace';

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

/** Selenium's conditions, each as the framework's `WaitStrategy` names it. */
const STRATEGIES: Record<string, string> = {
  elementToBeClickable: 'CLICKABLE',
  visibilityOfElementLocated: 'VISIBLE',
};

/** A call of something outside the framework: the JDK, Selenium, Log4j, Truth. */
export function visitExternalCall(visitor: Visitor, call: Call): Value {
  const {name, line, target, args, text} = call;
  const [first] = args;
  if (target?.typeText === 'Logger') {
    addLog(visitor, call);
    // traceExit returns its argument.
    return first ?? {text};
  }
  // An assertion by Truth: `assertWithMessage` gives the label, and `that` the value.
  if (name === 'assertWithMessage') {
    return {text, label: first?.text};
  }
  if (target?.label !== undefined) {
    visitor.trace.add({kind: 'assert', label: tidy(target.label)}, line);
    return {text};
  }
  if (name === 'requireNonNull' && first) {
    return visitRequired(visitor, first, call);
  }
  if (name === 'requireNonNullElse' && first) {
    return {...first, isNull: false};
  }
  if (name === 'ofNullable' && first) {
    return {text, optional: first};
  }
  if (target?.optional) {
    visitOptional(visitor, target.optional, args);
    return {text};
  }
  if (name === 'until') {
    addWait(visitor, call);
    return {text};
  }
  if (name === 'sleep') {
    addPause(visitor, call);
    return {text};
  }
  return visitOtherCall(visitor, call);
}

/** A line of the log, by Log4j. */
function addLog({trace}: Visitor, {name, line, nodes, args: [format, ...values]}: Call): void {
  if (LEVELS.includes(name)) {
    // An array as such would be the list of all values, of which the format has a place for the first.
    const isList = nodes[1]?.text.startsWith('(Object[])');
    trace.add(
      {
        kind: 'log',
        ...(format?.string !== undefined && {text: format.string}),
        ...(name !== 'info' && {level: name}),
        values: values.map(({text}) => (isList ? `${text}[0]` : text)),
      },
      line,
    );
  }
}

/** Adds the wait for a time that the first argument gives. */
export function addPause({trace}: Visitor, {line, args: [time]}: Call): void {
  trace.add({kind: 'pause', text: tidy(time?.text ?? ''), settings: time?.keys ?? []}, line);
}

/** The wait for a condition: one of Selenium's, or code that Selenium calls with the driver. */
function addWait(visitor: Visitor, {line, nodes: [node], target, args: [value]}: Call): void {
  const strategy = node?.kind === 'METHOD_INVOCATION' ? STRATEGIES[calleeOf(node).name] : undefined;
  const until = strategy ?? tidy(value?.text ?? '');
  visitor.trace.add({kind: 'until', until, settings: target?.keys ?? []}, line);
  visitor.apply(value, [{text: 'driver', driver: true}]);
}

/** The guard of java.util.Objects, which returns its argument. */
function visitRequired({trace}: Visitor, value: Value, {line, nodes}: Call): Value {
  const [node, text] = nodes;
  // Without a text, the guard of an own method's result only tells an editor that it is never null.
  const isOwn = node?.kind === 'METHOD_INVOCATION' && !calleeOf(node).receiver && !text;
  if (value.isNull !== false && !isOwn) {
    const message = messageOf(text);
    trace.add({kind: 'throw', exception: 'NullPointerException', ...(message && {message})}, line);
  }
  return value;
}

/** Name of the message in `Message.NAME.getMessageText()`. */
function messageOf(node: JavaNode | undefined): string | undefined {
  const callee = node?.kind === 'METHOD_INVOCATION' ? calleeOf(node) : undefined;
  return callee?.name === 'getMessageText' ? callee.receiver?.text.split('.').at(-1) : undefined;
}

/** A call on an Optional: the code that it is given sees the content. */
function visitOptional(visitor: Visitor, content: Value, [code]: Value[]): void {
  const apply = (): void => visitor.apply(code, [{...content, isNull: false}]);
  if (content.type?.package.includes('.listeners')) {
    // A listener is always optional: the condition would be at every callback and say nothing.
    apply();
  } else {
    visitor.trace.under(`${content.text} != null`, apply);
  }
}

/** Methods of collections and value objects: a driver call got the object, asking it stays in the process. */
const LOCAL =
  /^(isEmpty|size|stream|filter|map|toList|findFirst|forEach|contains|equals|toString|add|getX|getY|getWidth|getHeight|trim|isPresent|keySet|entrySet|build|getMessage|getName|ifPresent)$/;

/** A call of any other code from elsewhere: a driver call, where the receiver comes from the driver. */
function visitOtherCall(visitor: Visitor, call: Call): Value {
  const {name, line, target, args, text, isTarget} = call;
  const driver = target?.driver ?? false;
  // Code that is passed runs there, on the content of the receiver; only a lambda may take two values.
  const item: Value = {text: ITEM, driver};
  args.forEach((arg) =>
    visitor.apply(arg, arg.code?.node.kind === 'MEMBER_REFERENCE' ? [item] : [item, item]),
  );
  if (driver && !isTarget && !isLocal(call)) {
    visitor.trace.add({kind: 'driver', text: driverCall(text)}, line);
  }
  // The response of an HTTP call is read here.
  return {text, driver: driver && name !== 'execute'};
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

/** Variables of the source by the type whose method is called on them. */
const RECEIVERS: Record<string, string> = {
  action: 'Actions',
  alert: 'Alert',
  driver: 'WebDriver',
  e: 'WebElement',
  element: 'WebElement',
  screen: 'CanRecordScreen',
  select: 'Select',
  timeouts: 'WebDriver.Timeouts',
  webElement: 'WebElement',
  window: 'WebDriver.Window',
};
/** The variable `d` is a driver of the type that has the method. */
const DRIVERS: [methods: RegExp, type: string][] = [
  [/^(?:pressKey|pullFile|pushFile|setClipboardText)\(/, 'AndroidDriver'],
  [/^(?:context|getContextHandles)\(/, 'SupportsContextSwitching'],
  [/^/, 'WebDriver'],
];

function receiverOf(variable: string, call: string): string {
  return variable === 'd'
    ? DRIVERS.find(([methods]) => methods.test(call))![1]
    : (RECEIVERS[variable] ?? variable);
}

/**
 * A call of the driver as the API of Selenium or Appium names it: `e.getText()` and
 * `WebElement::getText` are `WebElement.getText()`.
 *
 * @param code source text of the call
 */
function driverCall(code: string): string {
  const text = tidy(code)
    .replace(/requireNonNull\((\w+), [A-Z_]+\)/g, '$1')
    .replace(/^\(\((\w+)\)\w+\)\./, '$1.')
    .replace(/^new (Actions)\(\w+\)\./, '$1.')
    .replace(/(\w+)::(\w+)$/, '$1.$2()')
    .replace(/::/g, '.')
    .replace(/\\'/g, "'")
    .replace(/\((e|d)\)/g, (_, variable: string) => (variable === 'e' ? '(element)' : '(driver)'))
    .replace(/([(,] ?)e([,)])/g, '$1element$2');
  return text.replace(/^([a-z]\w*)\.(.*)$/, (whole, variable: string, call: string) =>
    variable in RECEIVERS || variable === 'd' ? `${receiverOf(variable, call)}.${call}` : whole,
  );
}
