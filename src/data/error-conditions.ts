/**
 * When the framework raises an error, in our words, by constant of Message; true at every place
 * that raises it. Where a constant is missing here, a page shows the condition of the source.
 */
export const errorConditions: Record<string, string> = {
  ACTION_NOT_SUPPORTED_ON_PLATFORM: 'If the session is not one on Android.',
  AUTH_PASSWORD_REQUIRED: 'If the request has a user name but no password.',
  BASE_URL_EMPTY: 'If the block of the session names no address.',
  BLOCK_NAME_REQUIRED: 'If inBlock was not called, or its name is null.',
  BROWSER_OPTION_NOT_SUPPORTED:
    'If the browser of a remote session is a constant that is no browser, such as NONE or REMOTE.',
  BUNDLE_ID_REQUIRED: 'If a macOS session, or an iOS session with permissions, has no bundle id.',
  CAPABILITIES_REQUIRED_FOR_REMOTE: 'If a remote web session has no capabilities.',
  CLOUD_NOT_SUPPORTED: 'If the machine of a macOS session has the type CLOUD.',
  CONFIG_KEY_NOT_FOUND: 'If the configuration has no block of that name; the text lists the names.',
  CONTENT_TYPE_NOT_SET:
    'If the content type is not known. It is JSON unless set, so this does not happen.',
  CONTEXT_SWITCHING_NOT_ALLOWED: 'If the application is not a hybrid one.',
  DELAY_OVERFLOW: 'If the pause that is set is below 0 or above 1000 milliseconds.',
  DRIVER_CANNOT_BE_NULL: 'If the session has no driver.',
  DRIVER_ERROR_OCCURRED:
    "If Selenium or the driver raises an exception, which includes a wait that times out. The end of the text is the exception's own message.",
  ELEMENT_CANNOT_BE_NULL:
    'If a gesture on an element has none. Its log line fails first, with a NullPointerException, so this does not happen.',
  ELEMENT_NOT_FOUND:
    'If nothing that the locator names is ready in time, its filter fits none, or it has a parent but no selector for the platform.',
  EMPTY_BROWSER_NOT_ALLOWED:
    'If the browser of a web session is no constant that the framework knows.',
  ERROR_CALLING_SETTER:
    'If a setter raises an exception, or no object of the class can be created, as of an abstract one; the text then names the class Constructor.',
  ERROR_CREATING_LOGS:
    'If the folder of the logs does not exist: the framework cannot format its own message.',
  ERROR_DESELECT_FROM_DROPDOWN: 'If the list allows one choice only.',
  ERROR_EXECUTING_REQUEST: 'If the request fails on its way, as without a connection.',
  ERROR_NO_CTOR: 'If the class has no public constructor without parameters.',
  ERROR_PARSING_REQUEST_BODY:
    'If the body of the request, such as a file, cannot be read again after the response has come.',
  ERROR_PARSING_RESPONSE_BODY: 'If the connection ends while the body of the response is read.',
  ERROR_READING_FILE:
    'If the file cannot be read. The check of a schema raises it also for a response that is no JSON; the text then names the schema.',
  ERROR_SAVING_SCREENSHOT: 'If the picture cannot be written.',
  ERROR_SAVING_VIDEO: 'If the recording cannot be written.',
  ERROR_SETTER_NOT_FOUND:
    'If the class has no public setter of that name for the type of the cell: String, Double, or Boolean.',
  ERROR_STARTING_SERVER:
    'If an Appium server that the framework starts fails, or does not become ready in time. An Appium that is not installed raises `InvalidServerInstanceException` instead.',
  ERROR_STOPPING_SERVER: 'If the Appium server that the framework started cannot be stopped.',
  ERROR_WHILE_SLEEPING: 'If the thread is interrupted during the pause, on any platform but web.',
  ERROR_WRITING_FILE: 'If the file cannot be written.',
  ERROR_WRITING_LOGS: 'If an entry of a log cannot be written.',
  FINGER_OUT_OF_BOUND:
    'If the finger would be at or past the right or bottom edge of the element, or of the screen where no element is given, or left of or above the screen.',
  HOSTNAME_REQUIRED_FOR_REMOTE: 'If a remote web session has no target.',
  INDEX_OUT_OF_BOUNDS: 'If the index is below 0, or not below the number of rows or cells.',
  INVALID_BROWSER: 'If a web session has no browser, or NONE.',
  INVALID_HEADER_KEY: 'If the response has no header of that name.',
  INVALID_LISTENER_FOUND:
    'If the class of the listener cannot be loaded, is abstract, has no public constructor without parameters, or has one that fails; also if the class path cannot be read.',
  INVALID_REMOTE_URL:
    'If Java cannot read the address of the grid, the provider, or the Appium server.',
  INVALID_SWIPE_DISTANCE: 'If the distance that is set is not between 1 and 99 percent.',
  JSON_SYNTAX_ERROR: 'If the file is no valid JSON, or a value in it has the wrong type.',
  NO_API_SETTINGS_FOUND: 'If the block of the API is null.',
  NO_BODY_TO_PARSE:
    'If a response that a test has created has no body. A body from a server is at least empty.',
  NO_JSON_FILE_FOUND: 'If the file does not exist or cannot be opened.',
  NO_KEYBOARD_ERROR: 'If the session is one on the web or on macOS.',
  NULL_REMOTE_URL: 'If the address of the grid is null. It never is, so this does not happen.',
  PAGE_LOAD_STRATEGY_MISSING:
    'If the page load strategy of a web session is no constant that the framework knows.',
  PASSWORD_REQUIRED_FOR_CLOUD: 'If a web session at a provider has no password.',
  PATH_NOT_DIRECTORY: 'If the path is not one of a folder.',
  PROTOCOL_REQUIRED_FOR_HOST:
    'If no protocol is known. Each target has one, so this does not happen.',
  RESPONSE_SCHEMA_NOT_MATCHING: 'If the body of the response does not fit the schema.',
  SESSION_ALREADY_CLEARED: 'If the current persona has no session.',
  SESSION_ALREADY_CREATED: 'If the persona has a session already.',
  SESSION_NOT_STARTED: 'If the driver or the server cannot start a session.',
  SESSION_PERSONA_CANNOT_BE_NULL: 'If the name of the persona is empty.',
  SSL_ERROR: 'If Java cannot create the SSL context.',
  UNSUPPORTED_EXCEL_VALUE_FORMAT:
    'If a value is no text, number, or Boolean. A read of Excel gives no other, so this does not happen.',
  USER_NAME_REQUIRED_FOR_CLOUD: 'If a web session at a provider has no user name.',
};
