// cspell:disable: queries are typed as readers type them, typing errors included.
/**
 * What a tester types, and where it has to lead. Written from the pages and the framework's facts,
 * not from what an engine finds: change a query only when its page goes, never to please a figure.
 * Half of the set is looked at for the final figure only: see `isHeldOut`.
 */

/** How a query is put; a closed list, with at least fifteen queries each. */
export const QUERY_KINDS = [
  'exact',
  'lower case',
  'split words',
  'prefix as typed',
  'typo',
  'configuration key',
  'task',
  'natural question',
] as const;

export type QueryKind = (typeof QUERY_KINDS)[number];

export interface RelevanceQuery {
  readonly kind: QueryKind;
  readonly query: string;
  /**
   * Paths below the base path, with the heading's hash; a path without one is the top of a page that
   * answers as a whole. More than one: each is a right answer, and nothing else is.
   */
  readonly targets: readonly string[];
}

const ELEMENT = '/api/actions/elements/element-actions';
const ELEMENTS = '/api/actions/elements';
const DRIVERS = '/api/actions/drivers';
const DEVICE = '/api/actions/device';
const LISTENERS = '/api/actions/interfaces/listeners';
const KEY = '/docs/guides/config/configuration#';
const MACHINE = '/contributing/machine-setup';
const PROJECT = '/contributing/project-details';

const set: Record<QueryKind, Record<string, string | string[]>> = {
  exact: {
    ElementActions: ELEMENT,
    isDisplayed: `${ELEMENT}#is-displayed`,
    scrollIntoView: `${ELEMENT}#scroll-into-view`,
    verifyText: `${ELEMENT}#verify-text`,
    getAttribute: `${ELEMENT}#get-attribute`,
    itemList: `${ELEMENT}#item-list`,
    ClickableActions: `${ELEMENTS}/clickable-actions`,
    FingersActions: `${ELEMENTS}/fingers-actions`,
    DropDownActions: `${ELEMENTS}/drop-down-actions`,
    WindowActions: `${DRIVERS}/window-actions`,
    NavigateActions: `${DRIVERS}/navigate-actions`,
    AndroidDeviceActions: `${DEVICE}/android-device-actions`,
    IAlertActionsListener: `${LISTENERS}/drivers/alert-actions-listener`,
    ITextBoxActionsListener: `${LISTENERS}/elements/text-box-actions-listener`,
    ParallelSession: '/api/sessions/parallel-session',
    DriverSession: '/api/sessions/driver-session',
    Locator: '/api/builders/locator',
    ApiRequest: '/api/builders/api-request',
    ApiResponse: '/api/builders/api-response',
    ErrorHandler: '/api/utils/error-handler',
    JsonUtil: '/api/utils/json-util',
    SettingUtils: '/api/utils/settings-util',
  },
  'lower case': {
    elementactions: ELEMENT,
    isenabled: `${ELEMENT}#is-enabled`,
    getlocation: `${ELEMENT}#get-location`,
    verifyisselected: `${ELEMENT}#verify-is-selected`,
    verifystyle: `${ELEMENT}#verify-style`,
    getproperty: `${ELEMENT}#get-property`,
    executescript: [`${ELEMENT}#execute-script`, `${DRIVERS}/driver-actions#execute-script`],
    frameactions: `${DRIVERS}/frame-actions`,
    cookieactions: `${DRIVERS}/cookie-actions`,
    contextactions: `${DRIVERS}/context-actions`,
    driveractions: `${DRIVERS}/driver-actions`,
    fingeractions: `${ELEMENTS}/finger-actions`,
    textboxactions: `${ELEMENTS}/textbox-actions`,
    deviceactions: `${DEVICE}/device-actions`,
    iwindowactionslistener: `${LISTENERS}/drivers/window-actions-listener`,
    icontextactionslistener: `${LISTENERS}/drivers/context-actions-listener`,
    ilanguageactionlistener: `${LISTENERS}/data/language-action-listener`,
    itestdataactionslistener: `${LISTENERS}/data/test-data-action-listener`,
    apiactions: '/api/actions/api/api-actions',
    stringutils: '/api/utils/string-utils',
    settingutils: '/api/utils/settings-util',
  },
  'split words': {
    'is displayed': `${ELEMENT}#is-displayed`,
    'scroll into view': `${ELEMENT}#scroll-into-view`,
    'verify is enabled': `${ELEMENT}#verify-is-enabled`,
    'get style': `${ELEMENT}#get-style`,
    'get attribute': `${ELEMENT}#get-attribute`,
    'item list': `${ELEMENT}#item-list`,
    'verify items': `${ELEMENT}#verify-items`,
    'execute script': [`${ELEMENT}#execute-script`, `${DRIVERS}/driver-actions#execute-script`],
    'drop down actions': `${ELEMENTS}/drop-down-actions`,
    'finger actions': `${ELEMENTS}/finger-actions`,
    'text box actions': `${ELEMENTS}/textbox-actions`,
    'android device actions': `${DEVICE}/android-device-actions`,
    'alert actions': `${DRIVERS}/alert-actions`,
    'navigate actions listener': `${LISTENERS}/drivers/navigate-actions-listener`,
    'clickable actions listener': `${LISTENERS}/elements/clickable-actions-listener`,
    'test data actions listener': `${LISTENERS}/data/test-data-action-listener`,
    'parallel session': '/api/sessions/parallel-session',
    'driver session': '/api/sessions/driver-session',
    'error handler': '/api/utils/error-handler',
    'json util': '/api/utils/json-util',
    'api request': '/api/builders/api-request',
  },
  'prefix as typed': {
    isDis: `${ELEMENT}#is-displayed`,
    scrollInt: `${ELEMENT}#scroll-into-view`,
    verifyIsD: `${ELEMENT}#verify-is-displayed`,
    verifyAttr: `${ELEMENT}#verify-attribute`,
    getSiz: `${ELEMENT}#get-size`,
    getLoc: `${ELEMENT}#get-location`,
    executeS: [`${ELEMENT}#execute-script`, `${DRIVERS}/driver-actions#execute-script`],
    itemL: `${ELEMENT}#item-list`,
    elementAct: ELEMENT,
    clickab: `${ELEMENTS}/clickable-actions`,
    fingersA: `${ELEMENTS}/fingers-actions`,
    dropDownA: `${ELEMENTS}/drop-down-actions`,
    alertA: `${DRIVERS}/alert-actions`,
    contextA: `${DRIVERS}/context-actions`,
    cookieA: `${DRIVERS}/cookie-actions`,
    androidDev: `${DEVICE}/android-device-actions`,
    paralle: '/api/sessions/parallel-session',
    errorHa: '/api/utils/error-handler',
    jsonU: '/api/utils/json-util',
    settingU: '/api/utils/settings-util',
    quicks: '/docs/getting-started/quickstart',
    architec: '/docs/getting-started/architecture',
    allur: '/docs/tutorials/generate-allure-report',
  },
  typo: {
    isDisplyed: `${ELEMENT}#is-displayed`,
    scrollIntoVeiw: `${ELEMENT}#scroll-into-view`,
    getAtribute: `${ELEMENT}#get-attribute`,
    verifyIsSelectd: `${ELEMENT}#verify-is-selected`,
    elemntActions: ELEMENT,
    clickabelActions: `${ELEMENTS}/clickable-actions`,
    dropDwonActions: `${ELEMENTS}/drop-down-actions`,
    navigatActions: `${DRIVERS}/navigate-actions`,
    frmeActions: `${DRIVERS}/frame-actions`,
    'coockie actions': `${DRIVERS}/cookie-actions`,
    'andriod device actions': `${DEVICE}/android-device-actions`,
    paralellSession: '/api/sessions/parallel-session',
    loctor: '/api/builders/locator',
    apiRespone: '/api/builders/api-response',
    erorHandler: '/api/utils/error-handler',
    quikstart: '/docs/getting-started/quickstart',
    architechture: '/docs/getting-started/architecture',
    configuraton: '/docs/guides/config/configuration',
    'alure report': '/docs/tutorials/generate-allure-report',
    'brnach strategy': `${PROJECT}/branch-strategy`,
    'join discrod': `${MACHINE}/join-discord`,
    'our suporters': '/community/our-supporters',
  },
  'configuration key': {
    explicit_wait: `${KEY}ui.timeout.explicit_wait`,
    'ui.timeout.implicit_wait': `${KEY}ui.timeout.implicit_wait`,
    highlight_delay: `${KEY}ui.timeout.highlight_delay`,
    before_click: `${KEY}ui.delay.before_click`,
    headless: [`${KEY}ui.web.headless`, `${KEY}ui.mobile.device.virtual_device.headless`],
    page_load_strategy: `${KEY}ui.web.page_load_strategy`,
    browser_options: `${KEY}ui.web.browser_options`,
    experimental_options: `${KEY}ui.web.experimental_options`,
    'ui.web.base_url': `${KEY}ui.web.base_url`,
    exclude_logs: `${KEY}ui.logging.exclude_logs`,
    bundle_id: [
      `${KEY}ui.mobile.device.application.bundle_id`,
      `${KEY}ui.desktop.machine.application.bundle_id`,
    ],
    max_swipe_until_found: `${KEY}ui.mobile.device.swipe.max_swipe_until_found`,
    auto_grant_permissions: `${KEY}ui.mobile.device.auto_grant_permissions`,
    adb_timeout: `${KEY}ui.mobile.device.adb_timeout`,
    system_port: `${KEY}ui.mobile.device.system_port`,
    team_id: `${KEY}ui.mobile.device.wda.team_id`,
    bit_rate: `${KEY}video.android.bit_rate`,
    validate_ssl: [`${KEY}api.validate_ssl`, `${KEY}common_setting.api.validate_ssl`],
    schema_path: [`${KEY}api.schema_path`, `${KEY}common_setting.api.schema_path`],
    read_timeout: `${KEY}api.timeout.read_timeout`,
    'api.timeout.connection_timeout': `${KEY}api.timeout.connection_timeout`,
    listeners_package: `${KEY}file.listeners_package`,
    console_logs: `${KEY}logging.console_logs`,
    on_every_run: `${KEY}logging.archive.on_every_run`,
    strict_capabilities: `${KEY}server.strict_capabilities`,
    keep_alive_timeout: `${KEY}server.keep_alive_timeout`,
  },
  task: {
    'click a button': `${ELEMENTS}/clickable-actions`,
    'double tap on a phone': `${ELEMENTS}/finger-actions`,
    'pinch to zoom': `${ELEMENTS}/fingers-actions`,
    'choose an option from a select box': `${ELEMENTS}/drop-down-actions`,
    'type into an input field': `${ELEMENTS}/textbox-actions`,
    'accept a popup': `${DRIVERS}/alert-actions`,
    'take a screenshot': `${DRIVERS}/window-actions`,
    'open a url': `${DRIVERS}/navigate-actions`,
    'delete cookies': `${DRIVERS}/cookie-actions`,
    'switch to an iframe': `${DRIVERS}/frame-actions`,
    'switch to webview': `${DRIVERS}/context-actions`,
    'hide the keyboard': `${DEVICE}/device-actions`,
    'press the home button on android': `${DEVICE}/android-device-actions`,
    'read what an element says': `${ELEMENT}#get-text`,
    'move down to an element': `${ELEMENT}#scroll-into-view`,
    'css color of an element': `${ELEMENT}#get-style`,
    'read rows from excel': '/docs/tutorials/data-driven-testing',
    'show test results in a browser': '/docs/tutorials/generate-allure-report',
    'check the json fields of an answer': '/docs/guides/api/verify-response',
    'validate a body against json schema': '/docs/guides/api/verify-response-schema',
    'send a post call': ['/docs/guides/api/execute-request', '/docs/guides/api/compose-request'],
    'install the framework': [
      '/docs/getting-started/quickstart',
      '/docs/guides/create-first-project',
    ],
    'sponsor the project': '/community/support-us',
    'run chrome without a window': `${KEY}ui.web.headless`,
    'ignore certificate errors': `${KEY}api.validate_ssl`,
    'format java code': `${PROJECT}/coding-style`,
  },
  'natural question': {
    'how long does an action wait for its element?': `${KEY}ui.timeout.explicit_wait`,
    'how can I tell whether a checkbox is ticked?': `${ELEMENT}#is-selected`,
    'how do I push a file to the phone?': `${DEVICE}/android-device-actions`,
    'how do I drag one element onto another?': `${ELEMENTS}/clickable-actions`,
    'how do I close the second tab?': `${DRIVERS}/window-actions`,
    'can a test go back in the browser history?': `${DRIVERS}/navigate-actions`,
    'how is a gesture with two fingers made?': `${ELEMENTS}/fingers-actions`,
    'how do I write an object to a json file?': '/api/utils/json-util',
    'how can two users take part in one test?': [
      '/api/sessions/parallel-session',
      '/docs/tutorials/automate-chat-app',
    ],
    'which browsers are supported?': '/docs/intro#browsers',
    'what happens between my test and selenium?': '/docs/getting-started/architecture',
    'how do I make the IDE suggest settings?': '/docs/guides/config/auto-complete',
    'what does boyka doctor look at?': '/docs/guides/config/check-setup',
    'where does the framework look for boyka-config.json?': '/docs/guides/config/configuration',
    'how do I test on an iPhone?': '/docs/guides/ui/ios/setup-config',
    'how do I expect texts in German and English?': '/docs/tutorials/i18n-l10n',
    'how do I use an Appium server on another machine?': '/docs/tutorials/appium-grid',
    'who maintains boyka?': '/community/our-team',
    'which companies help with licenses?': '/community/our-supporters',
    'where can I chat with the maintainers?': `${MACHINE}/join-discord`,
    'which JDK compiles the framework from source?': `${MACHINE}/build-project`,
    'which branch does a pull request go to?': `${PROJECT}/branch-strategy`,
    'who reviews a change?': `${PROJECT}/branch-protection`,
    'what are the folders of the repository for?': `${PROJECT}/structure`,
    'what do the GitHub workflows do?': `${PROJECT}/action-workflows`,
    'how does a commit message have to read?': `${PROJECT}/commit-steps`,
  },
};

/** The whole set, one entry a query. */
export const relevanceQueries: readonly RelevanceQuery[] = QUERY_KINDS.flatMap((kind) =>
  Object.entries(set[kind]).map(([query, targets]) => ({kind, query, targets: [targets].flat()})),
);

/**
 * Whether a query belongs to the half that is kept for the final figure. Decided by the FNV-1a hash
 * of its text, so that nobody chooses.
 */
export function isHeldOut(query: string): boolean {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(query)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  // The lowest bit of this hash only tells the parity of the bytes: take a higher one.
  return ((hash >>> 16) & 1) === 1;
}
