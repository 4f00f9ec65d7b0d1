import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  contributing: [
    'welcome',
    {
      type: 'category',
      label: 'Ecosystem',
      collapsed: false,
      items: ['ecosystem/core', 'ecosystem/cli'],
    },
    {
      type: 'category',
      label: 'Machine setup',
      collapsed: false,
      items: [
        'machine-setup/build-project',
        'machine-setup/suggested-ide',
        'machine-setup/join-discord',
      ],
    },
    {
      type: 'category',
      label: 'Project details',
      collapsed: false,
      items: [
        'project-details/structure',
        'project-details/coding-style',
        'project-details/branch-strategy',
        'project-details/branch-protection',
        'project-details/commit-steps',
        'project-details/ready-your-pr',
        'project-details/action-workflows',
      ],
    },
    {
      type: 'category',
      label: 'This site',
      items: [
        'site/working-on-the-site',
        'site/writing',
        'site/facts',
        'site/deploying',
        'site/accessibility-and-privacy',
      ],
    },
  ],
} satisfies SidebarsConfig;
