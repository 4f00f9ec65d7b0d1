import {message} from '../framework';

/**
 * What the framework puts into each placeholder of a message, in the order of `{0}`, `{1}`, by constant of Message.
 * tests/content/messageTexts.test.ts compares the numbers with the facts.
 */
export const messagePlaceholders: Readonly<Record<string, readonly string[]>> = {
  ACTION_NOT_SUPPORTED_ON_PLATFORM: ['action', 'platform'],
  BROWSER_OPTION_NOT_SUPPORTED: ['browser'],
  CLOUD_NOT_SUPPORTED: ['platform'],
  CONFIG_KEY_NOT_FOUND: ['key', 'keys'],
  CONTEXT_SWITCHING_NOT_ALLOWED: ['type'],
  DRIVER_ERROR_OCCURRED: ['message'],
  ELEMENT_NOT_FOUND: ['name', 'platform'],
  ERROR_CALLING_SETTER: ['method', 'class'],
  ERROR_CREATING_LOGS: ['type'],
  ERROR_NO_CTOR: ['class'],
  ERROR_READING_DATA_FILE: ['file'],
  ERROR_READING_FILE: ['file'],
  ERROR_SERVER_NOT_RUNNING: ['message'],
  ERROR_SETTER_NOT_FOUND: ['method', 'class', 'type'],
  ERROR_STARTING_SERVER: ['message'],
  ERROR_STOPPING_SERVER: ['message'],
  ERROR_WRITING_FILE: ['file'],
  FINGER_OUT_OF_BOUND: ['point', 'size'],
  INDEX_OUT_OF_BOUNDS: ['index'],
  INVALID_HEADER_KEY: ['key'],
  INVALID_LISTENER_FOUND: ['class'],
  INVALID_PLATFORM_FOR_OPERATION: ['platform'],
  NO_API_SETTINGS_FOUND: ['key'],
  NO_JSON_FILE_FOUND: ['file'],
  PATH_NOT_DIRECTORY: ['path'],
  PROTOCOL_REQUIRED_FOR_HOST: ['host'],
  SESSION_ALREADY_CREATED: ['persona'],
  SSL_ERROR: ['message'],
  UNSUPPORTED_EXCEL_VALUE_FORMAT: ['type'],
};

/**
 * The text of a message as pages show it, with named placeholders: `Element ({name}) not found …`.
 *
 * @param constant constant of Message: `ELEMENT_NOT_FOUND`
 * @throws Error when Message has no such constant
 */
export function messageText(constant: string): string {
  const names = messagePlaceholders[constant] ?? [];
  let next = 0;
  return message(constant).text.replace(/\{(\d*)\}/g, (placeholder, index: string) => {
    const name = names[index === '' ? next++ : Number(index)];
    return name === undefined ? placeholder : `{${name}}`;
  });
}
