/**
 * What the home page says about a click, in the framework's own words. The facts are too large
 * for a reader's browser, so the words are here, and tests/content/home.test.ts checks them against
 * the facts.
 */

/** Log line of `ClickableActions.click`, with `{}` for the element's name. */
export const CLICK_LOG = 'Clicking on element: {}';

/** Callback of `IClickableActionsListener`, called before anything happens to the element. */
export const CLICK_CALLBACK = 'onClick';

/** Setting of the pause before a click, and its default in milliseconds. */
export const CLICK_DELAY = {key: 'before_click', milliseconds: 0};

/** Setting of the longest wait for an element, and its default in seconds. */
export const ELEMENT_WAIT = {key: 'explicit_wait', seconds: 10};

/** Text of the error `ELEMENT_NOT_FOUND`: `{0}` is the element's name, `{1}` the platform. */
export const ELEMENT_NOT_FOUND = 'Element ({0}) not found for platform ({1})...';

/**
 * First line of the `TimeoutException` of Selenium 4 when the same element cannot be clicked in time:
 * id and seconds. From `FluentWait.until` and `ExpectedConditions.elementToBeClickable`.
 */
export const SELENIUM_TIMEOUT =
  'Expected condition failed: waiting for element to be clickable: By.id: {} (tried for {} second(s) with 500 milliseconds interval)';

/** Id of the button in the examples, by which both find it. */
export const BUTTON_ID = 'login-button';

/**
 * Fills the placeholders of a log line or an error message.
 *
 * @param text with `{}` for the next value, or `{0}`, `{1}` for a value by its place
 * @param values what to put in
 */
export function fill(text: string, ...values: string[]): string {
  let next = 0;
  return text.replace(/\{(\d*)\}/g, (_, place: string) => values[place ? +place : next++] ?? '');
}
