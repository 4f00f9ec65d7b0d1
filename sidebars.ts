import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  docs: [
    'intro',
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: ['getting-started/quickstart', 'getting-started/architecture'],
    },
    {
      type: 'category',
      label: 'Guides',
      collapsed: false,
      items: [
        'guides/create-first-project',
        {
          type: 'category',
          label: 'Configuration',
          link: {type: 'doc', id: 'guides/config/configuration'},
          items: [
            'guides/config/general',
            'guides/config/web',
            'guides/config/mobile',
            'guides/config/macos',
            'guides/config/api',
            'guides/config/server',
            'guides/config/video',
            'guides/config/auto-complete',
            'guides/config/check-setup',
          ],
        },
        {
          type: 'category',
          label: 'Web',
          items: ['guides/ui/web/setup-config', 'guides/ui/web/create-page-object'],
        },
        {
          type: 'category',
          label: 'Android',
          items: ['guides/ui/android/setup-config', 'guides/ui/android/create-page-object'],
        },
        {
          type: 'category',
          label: 'iOS',
          items: ['guides/ui/ios/setup-config', 'guides/ui/ios/create-page-object'],
        },
        {
          type: 'category',
          label: 'macOS',
          items: [
            'guides/ui/mac/setup-config',
            'guides/ui/mac/create-page-object',
            'guides/ui/mac/page-action',
            'guides/ui/mac/write-test',
          ],
        },
        {
          type: 'category',
          label: 'API',
          items: [
            'guides/api/setup-config',
            'guides/api/compose-request',
            'guides/api/execute-request',
            'guides/api/verify-response',
            'guides/api/verify-response-schema',
          ],
        },
        {
          type: 'category',
          label: 'Coming from elsewhere',
          items: [
            'guides/migrate/selenium',
            'guides/migrate/appium',
            'guides/migrate/rest-assured',
            'guides/migrate/renamed-keys',
          ],
        },
        {
          type: 'category',
          label: 'Steps and tests',
          items: ['guides/ui/page-action', 'guides/ui/write-test'],
        },
        {
          type: 'category',
          label: 'Run tests',
          items: [
            'guides/run/ci',
            'guides/run/logs-screenshots-video',
            'guides/run/grid-or-cloud',
            'guides/run/parallel',
            'guides/run/personas',
          ],
        },
        'guides/waits-and-timeouts',
        'guides/listeners',
        {
          type: 'category',
