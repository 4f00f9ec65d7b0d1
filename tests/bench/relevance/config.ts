import type {QuerySet} from './types';

const KEY = '/docs/guides/config/configuration#';

/** The configuration. */
export const config: QuerySet = {
  typo: {
    configuraton: '/docs/guides/config/configuration',
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
    'run chrome without a window': `${KEY}ui.web.headless`,
    'ignore certificate errors': `${KEY}api.validate_ssl`,
  },
  'natural question': {
    'how long does an action wait for its element?': `${KEY}ui.timeout.explicit_wait`,
    'how do I make the IDE suggest settings?': '/docs/guides/config/auto-complete',
    'what does boyka doctor look at?': '/docs/guides/config/check-setup',
    'where does the framework look for boyka-config.json?': '/docs/guides/config/configuration',
  },
};
