/**
 * Source text as a reader sees it: without `this.` and without blanks before brackets.
 *
 * @param code one expression
 */
export function tidy(code: string): string {
  return code.replace(/\bthis\./g, '').replace(/(\w) \(/g, '$1(');
}

/** `locator.getName()` is a name to a reader: the last getter says what the value is. */
function placeName(code: string): string {
  const getter = /\.?get([A-Z]\w*)\(\)$/.exec(code)?.[1];
  return getter ? getter[0]!.toLowerCase() + getter.slice(1) : tidy(code);
}

/**
 * Says what the program puts into the places of a text. Two values that would have one name get
 * their source text instead.
 *
 * @param text a log format with `{}`, or a message with `{0}`
 * @param args source text of the values
 */
export function fillPlaces(text: string, args: string[]): string {
  const names = args.map(placeName);
  const unclear = new Set(names).size < names.length;
  let next = 0;
  return text.replace(/\{(\d?)\}/g, (place, index) => {
    const at = index === '' ? next++ : Number(index);
    const arg = args[at];
    return arg === undefined ? place : `{${unclear ? tidy(arg) : names[at]}}`;
  });
}

/**
 * Several conditions as one.
 *
 * @param conditions source text; all of them must be true
 */
export function allOf(conditions: string[]): string {
  return conditions
    .map(tidy)
    .map((code) => (conditions.length > 1 && / or |\|\|/.test(code) ? `(${code})` : code))
    .join(' && ');
}

/** The opposite of a condition, as text. */
export function negate(text: string): string {
  if (text.startsWith('!') && isOneTerm(text.slice(1))) {
    return text.slice(1).replace(/^\((.*)\)$/, '$1');
  }
  return isOneTerm(text) ? `!${text}` : `!(${text})`;
}

/** Whether a text has no operator outside parentheses. */
function isOneTerm(text: string): boolean {
  let depth = 0;
  for (const c of text) {
    depth += c === '(' ? 1 : c === ')' ? -1 : 0;
    if (depth === 0 && /[\s&|=!]/.test(c)) {
      return false;
    }
  }
  return true;
}

/** Variables of the source by the type whose method is called on them. */
const RECEIVERS: Record<string, string> = {
  action: 'Actions',
  alert: 'Alert',
  driver: 'WebDriver',
  e: 'WebElement',
  element: 'WebElement',
  parent: 'WebElement',
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
export function driverCall(code: string): string {
  const text = tidy(code)
    .replace(/requireNonNull\((\w+), [A-Z_]+\)/g, '$1')
    .replace(/find\(\w+, [A-Z]+\)/g, 'element')
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
