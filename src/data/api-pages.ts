/**
 * Which page documents which public type of the actions, builders, enums, exception, manager, and
 * utils packages, and of the top of the configuration, or why none does. A class that is not public is listed with its public interface.
 * tests/content/apiPages.test.ts compares it with the facts.
 */
export type ApiPage =
  | {
      type: string;
      page: string;
      /** Id of the type's heading, on a page that documents several types. */
      anchor?: string;
    }
  | {type: string; none: string};

/**
 * Pages that document every member of their types. A type under a heading of its own has the
 * heading's id: `'/api/enums#browser': ['Browser']`.
 */
const written: Record<string, string[]> = {
  '/api/actions/api/api-actions': ['ApiActions', 'IApiActions'],
  '/api/actions/drivers/alert-actions': ['AlertActions', 'IAlertActions'],
  '/api/actions/drivers/cookie-actions': ['CookieActions', 'ICookieActions'],
  '/api/actions/drivers/frame-actions': ['FrameActions', 'IFrameActions'],
  '/api/actions/drivers/navigate-actions': ['NavigateActions', 'INavigateActions'],
  '/api/actions/drivers/driver-actions': ['DriverActions', 'IDriverActions'],
  '/api/actions/drivers/window-actions': ['WindowActions', 'IWindowActions'],
  '/api/actions/drivers/context-actions': ['ContextActions', 'IContextActions'],
  '/api/actions/device/android-device-actions': ['AndroidDeviceActions', 'IAndroidDeviceActions'],
  '/api/actions/device/device-actions': ['DeviceActions', 'IDeviceActions'],
  '/api/actions/elements/clickable-actions': ['ClickableActions', 'IClickableActions'],
  '/api/actions/elements/drop-down-actions': ['DropDownActions', 'IDropDownActions'],
  '/api/actions/elements/textbox-actions': ['TextBoxActions', 'ITextBoxActions'],
  '/api/actions/elements/element-actions': ['ElementActions', 'IElementActions'],
  '/api/builders/locator': ['Locator'],
  '/api/builders/mouse-action': ['MouseAction'],
  '/api/builders/mouse-action#action-types': ['MouseAction.ActionType'],
  '/api/data/language': ['LanguageAction', 'ILanguageAction'],
  '/api/data/language#language': ['Language'],
  '/api/data/test-data': ['TestDataAction', 'ITestDataAction'],
  '/api/data/test-data#data-row': ['DataRow', 'IDataRow'],
  ...enums([
    'ApplicationType',
    'AutomationType',
    'Browser',
    'ContentType',
    'DeviceType',
    'FileSize',
    'ListenerType',
    'LogLevel',
    'OS',
    'PermissionDecision',
    'Permissions',
    'PlatformType',
    'Preset',
    'Protocol',
    'RequestMethod',
    'Speed',
    'SwipeDirection',
    'TargetProviders',
    'TestDataSource',
    'WaitStrategy',
    'WindowResizeType',
  ]),
  '/api/sessions/driver-session': ['DriverSession'],
  '/api/sessions/parallel-session': ['ParallelSession'],
  '/api/sessions/settings': ['FrameworkSetting'],
  '/api/sessions/settings#ui-setting': ['UISetting'],
  '/api/actions/elements/finger-actions': ['FingerActions', 'IFingerActions'],
  '/api/actions/elements/fingers-actions': ['FingersActions', 'IFingersActions'],
  '/api/utils/error-handler': ['ErrorHandler'],
  '/api/utils/framework-error': ['FrameworkError'],
  '/api/utils/json-util': ['JsonUtil'],
  '/api/utils/settings-util': ['SettingUtils'],
  '/api/utils/string-utils': ['StringUtils'],
  '/api/builders/api-request': ['ApiRequest', 'ApiRequest.ApiRequestBuilder'],
  '/api/builders/api-response': ['ApiResponse'],
  '/api/actions/interfaces/listeners/boyka-listener': ['BoykaListener'],
  ...listeners('drivers', {
    'alert-actions-listener': 'IAlertActionsListener',
    'context-actions-listener': 'IContextActionsListener',
    'cookie-actions-listener': 'ICookieActionsListener',
    'driver-actions-listener': 'IDriverActionsListener',
    'frame-actions-listener': 'IFrameActionsListener',
    'navigate-actions-listener': 'INavigateActionsListener',
    'window-actions-listener': 'IWindowActionsListener',
  }),
  ...listeners('api', {'api-actions-listener': 'IApiActionsListener'}),
  ...listeners('data', {
    'language-action-listener': 'ILanguageActionListener',
    'test-data-action-listener': 'ITestDataActionsListener',
  }),
  ...listeners('device', {
    'android-device-actions-listener': 'IAndroidDeviceActionsListener',
    'device-actions-listener': 'IDeviceActionsListener',
  }),
  ...listeners('elements', {
    'clickable-actions-listener': 'IClickableActionsListener',
    'drop-down-actions-listener': 'IDropDownActionsListener',
    'element-actions-listener': 'IElementActionsListener',
    'finger-actions-listener': 'IFingerActionsListener',
    'fingers-actions-listener': 'IFingersActionsListener',
    'text-box-actions-listener': 'ITextBoxActionsListener',
  }),
};

/** Types without a page, by the reason. */
const undocumented: Record<string, string[]> = {
  'The properties of Locator document its builder.': ['Locator.LocatorBuilder'],
  'The properties of MouseAction document its builder.': ['MouseAction.MouseActionBuilder'],
  'The properties of ApiResponse document its builder.': ['ApiResponse.ApiResponseBuilder'],
  'Its methods are not public: draw and the other mouse actions call them.': [
    'MouseActionBuilder',
    'MouseActionBuilder.MouseActionBuilderBuilder',
  ],
  'Internal: actions look up elements and call the driver through it.': [
    'CommonActions',
    'ElementFinder',
  ],
  'Internal: Log4j finds it by itself and configures the log with it.': ['LoggerFactory'],
  'Internal: actions check arguments and save recordings with it.': ['Validator', 'VideoUtil'],
  'The list of errors and the page of each method show its texts.': ['Message'],
  'The page of settings shows how to read it, and the configuration lists its keys.': [
    'CommonSetting',
    'DelaySetting',
    'LanguageSetting',
    'LogSetting',
    'ScreenshotSetting',
    'TestDataSetting',
    'TimeoutSetting',
    'VideoSetting',
  ],
};

/** Types of the page of enums by the ids of their headings. */
function enums(types: string[]): Record<string, string[]> {
  return Object.fromEntries(
    types.map((type) => [
      `/api/enums#${type.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}`,
      [type],
    ]),
  );
}

/** Pages of one folder of listeners: name of the page to its interface. */
function listeners(folder: string, pages: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(pages).map(([page, type]) => [
      `/api/actions/interfaces/listeners/${folder}/${page}`,
      [type],
    ]),
  );
}

function entries<T>(
  record: Record<string, string[]>,
  entry: (type: string, key: string) => T,
): T[] {
  return Object.entries(record).flatMap(([key, types]) => types.map((type) => entry(type, key)));
}

/** Every public type with its page or the reason for having none. */
export const apiPages: ApiPage[] = [
  ...entries(written, (type, address) => {
    const [page = '', anchor] = address.split('#');
    return {type, page, ...(anchor !== undefined && {anchor})};
  }),
  ...entries(undocumented, (type, none) => ({type, none})),
];
