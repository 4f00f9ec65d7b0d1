import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  docs: [
    'intro',
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: [
        'getting-started/quickstart',
        'getting-started/starter',
        'guides/run/coding-assistants',
        'guides/run/behind-a-proxy',
        'getting-started/windows',
        'getting-started/architecture',
        'getting-started/glossary',
      ],
    },
    {
      type: 'category',
      label: 'Write tests',
      collapsed: false,
      items: [
        'guides/create-first-project',
        {
          type: 'category',
          label: 'Set up a platform',
          items: [
            {
              type: 'category',
              label: 'Web',
              items: [
                'guides/ui/web/setup-config',
                'guides/ui/web/browser-options',
                'guides/ui/web/create-page-object',
              ],
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
          ],
        },
        {
          type: 'category',
          label: 'Actions, tests, JUnit 5',
          items: ['guides/ui/page-action', 'guides/ui/write-test'],
        },
        {
          type: 'category',
          label: 'How to…',
          items: [
            'guides/ui/assertions',
            'guides/ui/keyboard',
            'guides/ui/gestures',
            'guides/ui/mobile-web',
            'guides/api/tasks',
            'guides/run/data-driven-junit',
            'guides/run/personas',
            'guides/ui/other-libraries',
          ],
        },
        {
          type: 'category',
          label: 'Browser tasks',
          items: [
            'guides/ui/web/files',
            'guides/ui/web/frames-windows-dialogs',
            'guides/ui/web/log-in-once',
          ],
        },
        {
          type: 'category',
          label: 'Listeners and structure',
          items: ['guides/several-platforms', 'guides/listeners'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Run tests',
      collapsed: false,
      items: [
        'guides/run/in-an-ide',
        'guides/run/part-of-a-suite',
        'guides/run/logs-screenshots-video',
        'guides/run/parallel',
        'guides/run/retry',
        'guides/run/stable-suite',
        'guides/run/grid-or-cloud',
        'guides/run/ci',
        'guides/run/cucumber',
      ],
    },
    {
      type: 'category',
      label: 'Configuration',
      link: {type: 'doc', id: 'guides/config/configuration'},
      items: [
        {
          type: 'category',
          label: 'Keys',
          items: [
            'guides/config/general',
            'guides/config/web',
            'guides/config/mobile',
            'guides/config/macos',
            'guides/config/api',
            'guides/config/server',
            'guides/config/video',
          ],
        },
        {
          type: 'category',
          label: 'File format and checks',
          items: ['guides/config/file', 'guides/config/auto-complete', 'guides/config/check'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Fix problems',
      items: [
        'guides/config/check-setup',
        {
          type: 'category',
          label: 'Troubleshooting',
          link: {type: 'doc', id: 'guides/troubleshooting/index'},
          items: [
            {
              type: 'category',
              label: 'Around the test',
              items: [
                'guides/troubleshooting/build',
                'guides/troubleshooting/runner',
                'guides/troubleshooting/appium',
              ],
            },
            'guides/troubleshooting/configuration',
            'guides/troubleshooting/sessions',
            'guides/troubleshooting/elements',
            'guides/troubleshooting/browser',
            'guides/troubleshooting/devices',
            'guides/troubleshooting/api',
            'guides/troubleshooting/data',
          ],
        },
        'guides/waits-and-timeouts',
      ],
    },
    {
      type: 'category',
      label: 'Migrate',
      items: [
        'guides/migrate/compare',
        'guides/migrate/selenium',
        'guides/migrate/appium',
        'guides/migrate/rest-assured',
        'guides/migrate/upgrade',
        'guides/migrate/renamed-keys',
      ],
    },
    {
      type: 'category',
      label: 'Tutorials',
      // Read from the folder, because the production build stops at the id of a draft.
      // The order is in each page's `sidebar_position`.
      items: [{type: 'autogenerated', dirName: 'tutorials'}],
    },
  ],
} satisfies SidebarsConfig;
