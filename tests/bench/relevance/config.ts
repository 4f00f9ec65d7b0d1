import type {QuerySet} from './types';

/** The configuration. */
export const config: QuerySet = {
  typo: {
    configuraton: '/docs/guides/config/configuration',
  },
  'configuration key': {
    explicit_wait: 'ui.timeout.explicit_wait',
    'ui.timeout.implicit_wait': 'ui.timeout.implicit_wait',
    highlight_delay: 'ui.timeout.highlight_delay',
    before_click: 'ui.delay.before_click',
    headless: ['ui.web.headless', 'ui.mobile.device.virtual_device.headless'],
    page_load_strategy: 'ui.web.page_load_strategy',
    browser_options: 'ui.web.browser_options',
    experimental_options: 'ui.web.experimental_options',
    'ui.web.base_url': 'ui.web.base_url',
    exclude_logs: 'ui.logging.exclude_logs',
    bundle_id: [
      'ui.mobile.device.application.bundle_id',
      'ui.desktop.machine.application.bundle_id',
    ],
    max_swipe_until_found: 'ui.mobile.device.swipe.max_swipe_until_found',
    auto_grant_permissions: 'ui.mobile.device.auto_grant_permissions',
    adb_timeout: 'ui.mobile.device.adb_timeout',
    system_port: 'ui.mobile.device.system_port',
    team_id: 'ui.mobile.device.wda.team_id',
    bit_rate: 'video.android.bit_rate',
    validate_ssl: ['api.validate_ssl', 'common_setting.api.validate_ssl'],
    schema_path: ['api.schema_path', 'common_setting.api.schema_path'],
    read_timeout: 'api.timeout.read_timeout',
    'api.timeout.connection_timeout': 'api.timeout.connection_timeout',
    listeners_package: 'file.listeners_package',
    console_logs: 'logging.console_logs',
    on_every_run: 'logging.archive.on_every_run',
    strict_capabilities: 'server.strict_capabilities',
    keep_alive_timeout: 'server.keep_alive_timeout',
  },
  keyword: {
    timeout: 'ui.timeout.explicit_wait',
    'explicit wait': 'ui.timeout.explicit_wait',
    'wait longer': ['ui.timeout.explicit_wait', '/docs/guides/config/general#example'],
    emulator: [
      '/docs/guides/config/mobile#emulator',
      'ui-mobile-device-virtual-device',
      'ui.mobile.device.virtual_device.name',
      '/docs/guides/ui/android/setup-config',
    ],
    'android emulator': [
      '/docs/guides/config/mobile#emulator',
      'ui-mobile-device-virtual-device',
      'ui.mobile.device.virtual_device.name',
      '/docs/guides/ui/android/setup-config',
    ],
    'window size': [
      'ui-web-custom-size',
      'ui.web.custom_size.width',
      'ui.web.custom_size.height',
      'ui.web.resize',
    ],
    'appium plugins': 'server.plugins',
    avd: 'ui.mobile.device.virtual_device.name',
    'screenshot folder': 'ui.screenshot.path',
    // Until the guide to CI is there.
    ci: 'ui.web.headless',
  },
  task: {
    'run chrome without a window': 'ui.web.headless',
    'ignore certificate errors': 'api.validate_ssl',
    'slow down every click': 'ui.delay.before_click',
    'do not start appium': [
      'server.external',
      '/docs/guides/config/server#example',
      '/docs/guides/config/server#kinds',
    ],
    'stop long recordings': 'video.time_limit',
  },
  'natural question': {
    'how long does an action wait for its element?': [
      'ui.timeout.explicit_wait',
      '/api/actions/elements#lookup',
    ],
    'how do I make the IDE suggest settings?': '/docs/guides/config/auto-complete',
    'what does boyka doctor look at?': '/docs/guides/config/check-setup',
    'where does the framework look for boyka-config.json?':
      '/docs/guides/config/configuration#lookup',
    'where do log files go?': ['logging.logs_folder', 'ui.logging.path'],
    'how do I use a secret from the environment?': '/docs/guides/config/configuration#placeholders',
    'can one file hold two browsers?': ['/docs/guides/config/configuration#blocks', 'ui-web'],
  },
};
