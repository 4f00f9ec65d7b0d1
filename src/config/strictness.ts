import type {Config} from '@docusaurus/types';

/** What stops a build instead of being published or only warned of. */
export const strictness = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
} satisfies Partial<Config>;
