/** What the home page says about a click, compared with the facts in tests/content/home.test.ts. */

/** Log line of `ClickableActions.click`, with `{}` for the element's name. */
export const CLICK_LOG = 'Clicking on element: {}';

/** Callback of `IClickableActionsListener`, called before anything happens to the element. */
export const CLICK_CALLBACK = 'onClick';

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
