import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  community: ['our-supporters', 'our-team', 'support-us'],
} satisfies SidebarsConfig;
