/** Bytes with gzip of the scripts that most pages may load. A page with less or more code has its own limit. */
const scripts = 135_000;

/** One page of each kind, and the longest pages. */
export const PAGE_KINDS = [
  {kind: 'home', route: '/', scripts: 132_000},
  {kind: 'documentation', route: '/docs/intro', scripts},
  {kind: 'guide', route: '/docs/guides/ui/web/setup-config', scripts},
  {kind: 'troubleshooting', route: '/docs/guides/troubleshooting/api', scripts},
  {kind: 'configuration', route: '/docs/guides/config/configuration', scripts},
  {kind: 'configuration section', route: '/docs/guides/config/web', scripts},
  {kind: 'API overview', route: '/api/intro', scripts},
  {kind: 'API', route: '/api/actions/elements/element-actions', scripts},
  {kind: 'contributing', route: '/contributing/welcome', scripts},
  {kind: 'community', route: '/community/our-team', scripts},
  {kind: 'blog', route: '/blog', scripts},
  {kind: 'post', route: '/blog/welcome', scripts: 138_000},
  {kind: 'search', route: '/search', scripts: 124_000},
] as const;

/** What any page may have: bytes with gzip of style sheets, elements, and files prefetched on sight. */
export const PAGE_LIMITS = {styles: 16_000, nodes: 2500, prefetched: 40} as const;
