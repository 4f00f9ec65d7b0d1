import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  community: ['our-team', 'our-supporters', 'support-us'],
} satisfies SidebarsConfig;
