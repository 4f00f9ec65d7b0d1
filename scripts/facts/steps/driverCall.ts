import {tidy} from './wording';

/** What a variable of the source holds, as the type whose method is called on it. */
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
