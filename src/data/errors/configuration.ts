import {unused, type ErrorEntries} from './types';

/** Errors of a file that cannot be read, or that lacks what a call needs. */
export const configuration: ErrorEntries = {
  NO_JSON_FILE_FOUND: {
    why: 'The framework looks for `boyka-config.json` in one folder only: the one in the environment variable `BOYKA_CONFIG_PATH`, else the one in the system property `boyka.config.path`, else `src/test/resources` in the folder that Java was started in. The text shows the path that was tried. Java reports a folder, or a file that it may not read, in the same way.',
    fix: 'Compare the path in the text with the place of your file. Unset `BOYKA_CONFIG_PATH` if it names another folder. Run the tests in the folder of the project, not in one above it.',
  },
  JSON_SYNTAX_ERROR: {
    why: 'A comma, quote, or bracket is missing, or a number or an object is where the key expects something else.',
    fix: 'Look for the line `Caused by: com.google.gson.JsonSyntaxException`, which [names the place](#json-syntax-exception) for most mistakes. [Auto-complete](/docs/guides/config/auto-complete) shows such errors while you type.',
  },
  CONFIG_KEY_NOT_FOUND: {
    why: 'The second argument of `createSession` (or the third, if the first is a persona) is the name of a block under `ui.web`, `ui.mobile`, `ui.desktop`, or `api`, depending on the platform. No block there has this name.',
    fix: 'Use one of the names that the text lists, or add a block of that name. If the list is that of another platform, correct the `PlatformType` of the call.',
    settings: ['ui.web', 'ui.mobile', 'ui.desktop', 'file.api'],
  },
  NO_API_SETTINGS_FOUND: {
    why: 'The file names the block, but its value is `null`.',
    fix: 'Give the block an object with at least `base_uri`, or remove the line.',
    settings: ['api.base_uri'],
  },
  BASE_URL_EMPTY: {
    why: '`toBaseUrl` and each request begin with an address of the block of the session, and this block has none.',
    fix: 'Set `base_url` for a web session, and `base_uri` for an API session. Only the block that the session was created with counts.',
    settings: ['ui.web.base_url', 'api.base_uri'],
  },
  'exception-in-initializer': {
    exception: 'java.lang.ExceptionInInitializerError',
    when: 'If a class of the framework cannot be initialized because of an exception.',
    why: 'The logger of the framework reads `boyka-config.json` while Java initializes its first class. Java wraps an exception of that moment in this one, such as the `NullPointerException` of an empty file. A `FrameworkError` is not wrapped: only a later [`NoClassDefFoundError`](#no-class-def-found) names both.',
    fix: 'Look up the exception in the first line below it that begins with `Caused by:`. Where the line itself goes on with `Exception`, look up what follows, most often [that the file is not found](#no-json-file-found).',
  },
  'no-class-def-found': {
    exception: 'java.lang.NoClassDefFoundError',
    text: 'Could not initialize class {class}',
    when: 'If a class was used before, and its initialization failed then.',
    why: 'Java initializes a class once. After the first failure, each later use of the class raises this error around the first one.',
    fix: 'Look at the first failed test of the run, not at the last one. Its error is also in the line with `Caused by:` below this one.',
  },
  'json-syntax-exception': {
    exception: 'com.google.gson.JsonSyntaxException',
    when: 'If Gson cannot read the file as the framework expects it.',
    why: 'Gson raises it for text that is no JSON, and for a value of the wrong type, such as `15.5` or a quoted word for a whole number.',
    fix: 'For most mistakes, its first line ends with line, column, and path, such as `$.ui.timeout.explicit_wait`. Inside a block of `web`, `mobile`, `desktop`, or `api`, these count in a copy of the blocks: look for the value instead. For a word in place of a number, the text has the word only.',
  },
  'unsupported-operation': {
    exception: 'java.lang.UnsupportedOperationException',
    when: 'If a list in `capabilities` or `experimental_options` has an object in it, or a library rejects a call.',
    why: 'The framework reads each entry of a list as text, and an object is no text. Other causes: the option of a list that is selected is disabled; `submit` is called without a form around the element; a JSON file has an object where the class has a text.',
    fix: 'Replace the objects in the list by texts, or move them out of the list. Of an element, the text says what it does not allow.',
    settings: ['ui.web.capabilities', 'ui.web.experimental_options'],
  },
  'section-missing': {
    exception: 'java.lang.NullPointerException',
    text: 'Cannot invoke "java.util.Map.containsKey(Object)"',
    when: 'If the file has no section at all for the platform of the session.',
    why: 'The framework looks for the block in `ui.web`, `ui.mobile`, `ui.desktop`, or `api` without asking whether the section exists.',
    fix: 'Add the section of the platform with the block in it. A misspelled name of a section has the same effect, because unknown keys are ignored.',
    settings: ['ui.web', 'ui.mobile', 'ui.desktop', 'file.api'],
  },
  'ui-missing': {
    exception: 'java.lang.NullPointerException',
    text: '{call} because the return value of "io.github.boykaframework.config.FrameworkSetting.getUi()" is null',
    when: 'If the file has no `ui` at its top level.',
    why: 'All settings of web, mobile, and macOS sessions are inside `ui`. An API session needs it too as soon as a test calls actions of elements.',
    fix: 'Move `web`, `mobile`, or `desktop` into an object named `ui`.',
    settings: ['file.ui'],
  },
  'null-pointer': {
    exception: 'java.lang.NullPointerException',
    when: 'If the framework or your test uses something that is not there.',
    why: 'The usual causes: no session is open on this thread, or it has no platform; the configuration file is empty, or a section is missing; `base_uri` is no complete address, such as one without `https://`; a request is `null` or has no method; `doubleTap` did not find its element; a gesture has no locator; a response that a test made itself has no settings.',
    fix: 'Read the text behind the name: Java names the call that failed and what was `null`. The first line of the stack trace with your package is the call to look at. Create the session first, on the same thread.',
  },
  INVALID_PLATFORM_FOR_OPERATION: unused,
  TEST_ERROR: unused,
};
