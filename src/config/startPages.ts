/** The page with which each area opens, by the first folder of its paths. */
export const START_PAGES = {
  docs: '/docs/intro',
  api: '/api/intro',
  contributing: '/contributing/welcome',
  community: '/community/our-supporters',
  blog: '/blog',
} as const;
