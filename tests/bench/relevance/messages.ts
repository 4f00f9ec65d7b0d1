import type {QuerySet} from './types';

/** Error texts as readers copy them from a log, whole or in part. */
export const messages: QuerySet = {
  'error text': {
    'Element (Login button) not found for platform (WEB)...': 'ELEMENT_NOT_FOUND',
    'io.github.boykaframework.exception.FrameworkError: Element (Submit) not found for platform (ANDROID)...':
      'ELEMENT_NOT_FOUND',
    ELEMENT_NOT_FOUND: 'ELEMENT_NOT_FOUND',
    'not found for platform': 'ELEMENT_NOT_FOUND',
    'The key (web_chrom) mentioned is not found in the config file, please provide a valid keys from the following (web_chrome, web_firefox)...':
      'CONFIG_KEY_NOT_FOUND',
    'JSON file (src/test/resources/boyka-config.json) not found...': 'NO_JSON_FILE_FOUND',
    'java.lang.ExceptionInInitializerError Caused by: io.github.boykaframework.exception.FrameworkError: JSON file (/home/me/shop/src/test/resources/boyka-config.json) not found... at io.github.boykaframework.manager.ParallelSession.createSession(ParallelSession.java:64)':
      'NO_JSON_FILE_FOUND',
    'Caused by: io.github.boykaframework.exception.FrameworkError: NONE Browser type is not allowed for Web platform...':
      'INVALID_BROWSER',
    'Browser type cannot be empty': 'EMPTY_BROWSER_NOT_ALLOWED',
    'Capabilities required for remote execution': 'CAPABILITIES_REQUIRED_FOR_REMOTE',
    'Host name is required for remote driver execution...': 'HOSTNAME_REQUIRED_FOR_REMOTE',
    'Delay should not be < 0, or > 1000ms may slow your run further...': 'DELAY_OVERFLOW',
    'driver cannot be null': 'DRIVER_CANNOT_BE_NULL',
    'Error encountered by Driver: no such window: target window already closed':
      'DRIVER_ERROR_OCCURRED',
    'Error occurred starting Appium server: The local appium server has not been started.':
      'ERROR_STARTING_SERVER',
    'Context switching is not allowed for application other than Hybrid, current application type is (NATIVE)...':
      'CONTEXT_SWITCHING_NOT_ALLOWED',
    'Finger co-ordinates ((1200, 40)) is outside the bounds ((1080, 2400))...':
      'FINGER_OUT_OF_BOUND',
    'Session is already created for (buyer) persona...': 'SESSION_ALREADY_CREATED',
    'session could not be started': 'SESSION_NOT_STARTED',
    'no settings found for api for key booking': 'NO_API_SETTINGS_FOUND',
    'Index [7] is out of bounds': 'INDEX_OUT_OF_BOUNDS',
    'Schema validation assert failure...': 'RESPONSE_SCHEMA_NOT_MATCHING',
    'java.lang.NullPointerException: Content type must be set before setting request body...':
      'CONTENT_TYPE_NOT_SET',
    'password is required for cloud': 'PASSWORD_REQUIRED_FOR_CLOUD',
    INVALID_LISTENER_FOUND: 'INVALID_LISTENER_FOUND',
    'Cannot deselect from dropdown, it should be Multi-select box': 'ERROR_DESELECT_FROM_DROPDOWN',
    'There is no virtual keyboard for Web...': 'NO_KEYBOARD_ERROR',
    'Error encountered in SSL Context: PKIX path building failed': 'SSL_ERROR',
    'setter method not found': 'ERROR_SETTER_NOT_FOUND',
    'JSON syntax error': 'JSON_SYNTAX_ERROR',
  },
};
