import type {QuerySet} from './types';

const CONFIG = '/docs/guides/config';
const API = `${CONFIG}/api#`;
const GENERAL = `${CONFIG}/general#`;
const MACOS = `${CONFIG}/macos#`;
const MOBILE = `${CONFIG}/mobile#`;
const SERVER = `${CONFIG}/server#`;
const VIDEO = `${CONFIG}/video#`;
const WEB = `${CONFIG}/web#`;

/** The configuration. */
export const config: QuerySet = {
  typo: {
    configuraton: `${CONFIG}/configuration`,
  },
  'configuration key': {
    explicit_wait: `${GENERAL}ui.timeout.explicit_wait`,
    'ui.timeout.implicit_wait': `${GENERAL}ui.timeout.implicit_wait`,
    highlight_delay: `${GENERAL}ui.timeout.highlight_delay`,
    before_click: `${GENERAL}ui.delay.before_click`,
    headless: [`${WEB}ui.web.headless`, `${MOBILE}ui.mobile.device.virtual_device.headless`],
    page_load_strategy: `${WEB}ui.web.page_load_strategy`,
    browser_options: `${WEB}ui.web.browser_options`,
    experimental_options: `${WEB}ui.web.experimental_options`,
    'ui.web.base_url': `${WEB}ui.web.base_url`,
    exclude_logs: `${GENERAL}ui.logging.exclude_logs`,
    bundle_id: [
      `${MOBILE}ui.mobile.device.application.bundle_id`,
      `${MACOS}ui.desktop.machine.application.bundle_id`,
    ],
    max_swipe_until_found: `${MOBILE}ui.mobile.device.swipe.max_swipe_until_found`,
    auto_grant_permissions: `${MOBILE}ui.mobile.device.auto_grant_permissions`,
    adb_timeout: `${MOBILE}ui.mobile.device.adb_timeout`,
    system_port: `${MOBILE}ui.mobile.device.system_port`,
    team_id: `${MOBILE}ui.mobile.device.wda.team_id`,
    bit_rate: `${VIDEO}video.android.bit_rate`,
    validate_ssl: [`${API}api.validate_ssl`, `${API}common_setting.api.validate_ssl`],
    schema_path: [`${API}api.schema_path`, `${API}common_setting.api.schema_path`],
    read_timeout: `${API}api.timeout.read_timeout`,
    'api.timeout.connection_timeout': `${API}api.timeout.connection_timeout`,
    listeners_package: `${GENERAL}file.listeners_package`,
    console_logs: `${GENERAL}logging.console_logs`,
    on_every_run: `${GENERAL}logging.archive.on_every_run`,
    strict_capabilities: `${SERVER}server.strict_capabilities`,
    keep_alive_timeout: `${SERVER}server.keep_alive_timeout`,
  },
  task: {
    'run chrome without a window': `${WEB}ui.web.headless`,
    'ignore certificate errors': `${API}api.validate_ssl`,
  },
  'natural question': {
    'how long does an action wait for its element?': `${GENERAL}ui.timeout.explicit_wait`,
    'how do I make the IDE suggest settings?': `${CONFIG}/auto-complete`,
    'what does boyka doctor look at?': `${CONFIG}/check-setup`,
    'where does the framework look for boyka-config.json?': `${CONFIG}/configuration`,
  },
};
