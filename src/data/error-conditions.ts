/**
 * When the framework raises an error, in our words, by constant of Message. Where a constant is
 * missing here, a page shows the condition as the source has it.
 */
export const errorConditions: Record<string, string> = {
  DELAY_OVERFLOW: 'If the pause that is set is below 0 or above 1000 milliseconds.',
  DRIVER_ERROR_OCCURRED:
    "If the driver refuses the call. The end of the text is the driver's own message.",
  ELEMENT_NOT_FOUND: 'If nothing that the locator names is ready in time, or its filter fits none.',
  ERROR_WHILE_SLEEPING: 'If the thread is interrupted during the pause, on any platform but web.',
  INVALID_LISTENER_FOUND: 'If the listener class cannot be created.',
};
