import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** A category whose pages have the names of types. */
const types = (label: string, items: SidebarsConfig[string], more: object = {}) => ({
  type: 'category' as const,
  className: 'bk-types',
  label,
  items,
  ...more,
});

export default {
  api: [
    'intro',
    types('Sessions', [
      'sessions/parallel-session',
      'sessions/driver-session',
      'sessions/settings',
    ]),
    types('Builders', [
      'builders/locator',
      'builders/mouse-action',
      'builders/api-request',
      'builders/api-response',
    ]),
    types(
      'Element actions',
      [
        'actions/elements/element-actions',
        'actions/elements/clickable-actions',
        'actions/elements/textbox-actions',
        'actions/elements/drop-down-actions',
        'actions/elements/finger-actions',
        'actions/elements/fingers-actions',
        'actions/elements/element-finder',
      ],
      {link: {type: 'doc', id: 'actions/elements/index'}, collapsed: false},
    ),
    types('Driver actions', [
      'actions/drivers/driver-actions',
      'actions/drivers/navigate-actions',
      'actions/drivers/window-actions',
      'actions/drivers/frame-actions',
      'actions/drivers/alert-actions',
      'actions/drivers/cookie-actions',
      'actions/drivers/context-actions',
    ]),
    types('Device actions', [
      'actions/device/device-actions',
      'actions/device/android-device-actions',
    ]),
    types('API actions', ['actions/api/api-actions']),
    types('Data', ['data/test-data', 'data/language']),
    types('Listeners', [
      'actions/interfaces/listeners/boyka-listener',
      {
        Elements: [
          'actions/interfaces/listeners/elements/element-actions-listener',
          'actions/interfaces/listeners/elements/clickable-actions-listener',
          'actions/interfaces/listeners/elements/text-box-actions-listener',
          'actions/interfaces/listeners/elements/drop-down-actions-listener',
          'actions/interfaces/listeners/elements/finger-actions-listener',
          'actions/interfaces/listeners/elements/fingers-actions-listener',
        ],
        Drivers: [
          'actions/interfaces/listeners/drivers/driver-actions-listener',
          'actions/interfaces/listeners/drivers/navigate-actions-listener',
          'actions/interfaces/listeners/drivers/window-actions-listener',
          'actions/interfaces/listeners/drivers/frame-actions-listener',
          'actions/interfaces/listeners/drivers/alert-actions-listener',
          'actions/interfaces/listeners/drivers/cookie-actions-listener',
          'actions/interfaces/listeners/drivers/context-actions-listener',
        ],
        Devices: [
          'actions/interfaces/listeners/device/device-actions-listener',
          'actions/interfaces/listeners/device/android-device-actions-listener',
        ],
        'API and data': [
          'actions/interfaces/listeners/api/api-actions-listener',
          'actions/interfaces/listeners/data/test-data-action-listener',
          'actions/interfaces/listeners/data/language-action-listener',
        ],
      },
    ]),
    'enums',
    types('Utilities', [
      'utils/settings-util',
      'utils/json-util',
      'utils/string-utils',
      'utils/error-handler',
      'utils/framework-error',
    ]),
  ],
} satisfies SidebarsConfig;
