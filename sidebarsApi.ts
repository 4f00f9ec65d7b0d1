import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  api: [
    'intro',
    {
      type: 'category',
      className: 'bk-types',
      label: 'Sessions',
      items: ['sessions/parallel-session', 'sessions/driver-session', 'sessions/settings'],
    },
    {
      type: 'category',
      className: 'bk-types',
      label: 'Builders',
      items: [
        'builders/locator',
        'builders/mouse-action',
        'builders/api-request',
        'builders/api-response',
      ],
    },
    {
      type: 'category',
      className: 'bk-types',
      label: 'Element actions',
      link: {type: 'doc', id: 'actions/elements/index'},
      collapsed: false,
      items: [
        'actions/elements/element-actions',
        'actions/elements/clickable-actions',
        'actions/elements/textbox-actions',
        'actions/elements/drop-down-actions',
        'actions/elements/finger-actions',
        'actions/elements/fingers-actions',
        'actions/elements/element-finder',
      ],
    },
    {
      type: 'category',
      className: 'bk-types',
      label: 'Driver actions',
      items: [
        'actions/drivers/driver-actions',
        'actions/drivers/navigate-actions',
        'actions/drivers/window-actions',
        'actions/drivers/frame-actions',
        'actions/drivers/alert-actions',
        'actions/drivers/cookie-actions',
        'actions/drivers/context-actions',
      ],
    },
    {
      type: 'category',
      className: 'bk-types',
      label: 'Device actions',
      items: ['actions/device/device-actions', 'actions/device/android-device-actions'],
    },
    {
      type: 'category',
      className: 'bk-types',
      label: 'API actions',
      items: ['actions/api/api-actions'],
    },
    {
      type: 'category',
      className: 'bk-types',
      label: 'Data',
      items: ['data/test-data', 'data/language'],
    },
    {
      type: 'category',
      className: 'bk-types',
      label: 'Listeners',
      items: [
        'actions/interfaces/listeners/boyka-listener',
        {
          type: 'category',
          label: 'Elements',
          items: [
            'actions/interfaces/listeners/elements/element-actions-listener',
            'actions/interfaces/listeners/elements/clickable-actions-listener',
            'actions/interfaces/listeners/elements/text-box-actions-listener',
            'actions/interfaces/listeners/elements/drop-down-actions-listener',
            'actions/interfaces/listeners/elements/finger-actions-listener',
            'actions/interfaces/listeners/elements/fingers-actions-listener',
          ],
        },
        {
          type: 'category',
          label: 'Drivers',
          items: [
            'actions/interfaces/listeners/drivers/driver-actions-listener',
            'actions/interfaces/listeners/drivers/navigate-actions-listener',
            'actions/interfaces/listeners/drivers/window-actions-listener',
            'actions/interfaces/listeners/drivers/frame-actions-listener',
            'actions/interfaces/listeners/drivers/alert-actions-listener',
            'actions/interfaces/listeners/drivers/cookie-actions-listener',
            'actions/interfaces/listeners/drivers/context-actions-listener',
          ],
        },
        {
          type: 'category',
          label: 'Devices',
          items: [
            'actions/interfaces/listeners/device/device-actions-listener',
            'actions/interfaces/listeners/device/android-device-actions-listener',
          ],
        },
        {
          type: 'category',
          label: 'API and data',
          items: [
            'actions/interfaces/listeners/api/api-actions-listener',
            'actions/interfaces/listeners/data/test-data-action-listener',
            'actions/interfaces/listeners/data/language-action-listener',
          ],
        },
      ],
    },
    'enums',
    {
      type: 'category',
      className: 'bk-types',
      label: 'Utilities',
      items: [
        'utils/settings-util',
        'utils/json-util',
        'utils/string-utils',
        'utils/error-handler',
        'utils/framework-error',
      ],
    },
  ],
} satisfies SidebarsConfig;
