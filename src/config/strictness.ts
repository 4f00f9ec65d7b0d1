import type {Config} from '@docusaurus/types';

/** What stops a build instead of being published or only warned of. */
export const strictness = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    // Headings have their ids as `{#id}`: from version 3.10 on, the flag `v4` alone turns that off.
    mdx1Compat: {headingIds: true},
  },
} satisfies Partial<Config>;
