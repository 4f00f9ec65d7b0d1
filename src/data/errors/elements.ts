import type {ErrorEntries} from './types';

/** Errors of finding an element, waiting for it, and acting on it. */
export const elements: ErrorEntries = {
  ELEMENT_NOT_FOUND: {
    why: 'The selector does not fit, or the page is another one than expected. Or the element is in a frame or window that is not current, or appears later. With a `parent`, the element itself is looked up once, without the long wait.',
    fix: 'Check the selector in the tools of the browser or in Appium Inspector. Switch to the frame or window first. Raise `explicit_wait` for a slow page, or `implicit_wait` for an element with a parent. Headless browsers show another layout in a small window.',
    settings: ['ui.timeout.explicit_wait', 'ui.timeout.implicit_wait', 'ui.web.custom_size'],
  },
  DRIVER_ERROR_OCCURRED: {
    why: 'Selenium or Appium raised an exception during the call. The end of the text is the message of that exception.',
    fix: 'Read the line `Caused by:` below it, and look up the name of the exception on these pages.',
  },
  ELEMENT_CANNOT_BE_NULL: {
    why: 'A gesture without an element stops one step earlier, with a [`NullPointerException`](/docs/guides/troubleshooting/configuration#null-pointer).',
    fix: 'Give the locator: `withFinger(locator)` or `withMouse(locator)`. Check that the target of a drag is not `null`.',
  },
  ERROR_DESELECT_FROM_DROPDOWN: {
    why: 'Only a `<select>` with the attribute `multiple` can lose a choice.',
    fix: 'Choose another option instead, with [one of the select methods](/api/actions/elements/drop-down-actions).',
  },
  DELAY_OVERFLOW: {
    why: 'The framework accepts pauses from 0 to 1000 milliseconds.',
    fix: 'Correct the delay. If you need a longer wait, [wait for a condition](/api/actions/drivers/driver-actions#wait-until) instead of pausing.',
    settings: [
      'ui.delay.before_click',
      'ui.delay.before_typing',
      'ui.delay.before_swipe',
      'ui.timeout.highlight_delay',
    ],
  },
  ERROR_WHILE_SLEEPING: {
    why: 'Something interrupted the thread of the test, such as a timeout of the test runner.',
    fix: 'Look for the timeout of the test or the suite, and raise it, or shorten the pause.',
  },
  'no-such-element': {
    exception: 'org.openqa.selenium.NoSuchElementException',
    when: 'If the driver finds no element for a selector, or a list has no such option.',
    why: 'Below [`ELEMENT_NOT_FOUND`](#element-not-found) it has the selector that was tried last. Below [`DRIVER_ERROR_OCCURRED`](#driver-error-occurred) it comes from a list that does not have the option.',
    fix: 'Compare the selector or the option in its text with the page, spaces and case included.',
  },
  'timeout-exception': {
    exception: 'org.openqa.selenium.TimeoutException',
    when: 'If a wait, a page, or a script takes longer than its limit.',
    why: 'Its text names what was waited for. `Expected condition failed` is a wait of the framework or of `waitUntil`; a text about the page or a script is the driver’s own limit.',
    fix: 'Check first that what is waited for can happen at all. Then raise the limit that ran out.',
    settings: [
      'ui.timeout.explicit_wait',
      'ui.timeout.page_load_timeout',
      'ui.timeout.script_timeout',
    ],
  },
  'stale-element': {
    exception: 'org.openqa.selenium.StaleElementReferenceException',
    when: 'If an element was found, and the page changed and replaced it before it was used.',
    why: 'The page draws the element again, for example after data has arrived.',
    fix: 'Wait for the end of the change before the action, with [`waitUntil`](/api/actions/drivers/driver-actions#wait-until). A second call finds the element again.',
  },
  'click-intercepted': {
    exception: 'org.openqa.selenium.ElementClickInterceptedException',
    when: 'If another element would receive the click.',
    why: 'A banner, dialog, or animation covers the element. The text names the element in front. The clicks of the framework move the mouse, and do not check this: the exception comes from `onDropDown`, or from a call of Selenium in your test.',
    fix: 'Close what is in front, or wait until it is gone. Scroll the element into view if a fixed header covers it.',
  },
  'not-interactable': {
    exception: 'org.openqa.selenium.ElementNotInteractableException',
    when: 'If the element is there, but cannot be used: it has no size, is hidden, or accepts no text.',
    why: 'Often the locator names a label or a hidden input. Of a dialog, it means that it has no text box.',
    fix: 'Point the locator at the visible element. For a file, use the input of type `file`.',
  },
  'invalid-element-state': {
    exception: 'org.openqa.selenium.InvalidElementStateException',
    when: 'If a test clears a field that is read-only or disabled, or types into a disabled one.',
    why: 'The driver changes only what a user could change. An element without a parent that stays disabled is [`ELEMENT_NOT_FOUND`](#element-not-found) instead, because actions wait until it is enabled.',
    fix: 'Check the state with [`isEnabled`](/api/actions/elements/element-actions#is-enabled), and do first what enables the element.',
  },
  'invalid-selector': {
    exception: 'org.openqa.selenium.InvalidSelectorException',
    when: 'If the selector is no valid CSS or XPath, or of a kind that the driver does not know.',
    why: 'A bracket or quote is missing, or XPath was passed to `By.cssSelector`.',
    fix: 'Correct the selector that the text shows. Try it in the console of the browser.',
  },
  'locator-must-be-set': {
    exception: 'java.lang.IllegalArgumentException',
    text: 'Locator must be set',
    when: 'If the locator has no selector for the platform of the session.',
    why: 'A locator has one selector for each platform, and the one of this platform was not set. With a `parent`, the same mistake is [`ELEMENT_NOT_FOUND`](#element-not-found).',
    fix: 'Set the selector of the platform when you build the [`Locator`](/api/builders/locator).',
  },
  'index-out-of-bounds': {
    exception: 'java.lang.IndexOutOfBoundsException',
    when: 'If the index of a locator is not below the number of elements found.',
    why: 'The index counts from 0, after the filter. It also comes from a list that your test reads, and from a sheet whose cells are all empty.',
    fix: 'Lower the index, or check with [`itemList`](/api/actions/elements/element-actions#item-list) how many elements there are.',
  },
  'unexpected-tag-name': {
    exception: 'org.openqa.selenium.support.ui.UnexpectedTagNameException',
    when: 'If `onDropDown` is used on an element that is no `<select>`.',
    why: 'Many pages draw their lists from other elements, which only look like one.',
    fix: 'Click the element, and then the entry of the list, with `withMouse`.',
  },
  'web-driver': {
    exception: 'org.openqa.selenium.WebDriverException',
    when: 'If the driver reports an error that has no class of its own.',
    why: 'Usual causes: the address cannot be reached (`net::ERR_…`), the driver does not know a command on this platform, or it rejects a setting, such as a recording without `time_limit`.',
    fix: 'The first line of its text is the reason of the driver. Correct the address, the call, or the setting that it names.',
    settings: ['video.time_limit', 'ui.web.base_url'],
  },
  'class-cast': {
    exception: 'java.lang.ClassCastException',
    when: 'If a call needs another driver or another type than it gets.',
    why: 'Usual causes: a call for devices, such as reading contexts, in a web session; a result of `executeScript` or of a field of a response that is assigned to another type.',
    fix: 'The text names both types. Call the method in a session of the right platform, or assign the result to the type that it has.',
  },
};
