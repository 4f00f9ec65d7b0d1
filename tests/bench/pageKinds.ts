const KB = 1024;

/** Bytes with gzip of the scripts that a page may load. */
const scripts = 150 * KB;

/** One page of each kind, and the longest pages. */
export const PAGE_KINDS = [
  {kind: 'home', route: '/', scripts},
  {kind: 'documentation', route: '/docs/intro', scripts: 144 * KB},
  {kind: 'guide', route: '/docs/guides/ui/web/setup-config', scripts},
  {kind: 'troubleshooting', route: '/docs/guides/troubleshooting/api', scripts},
  // Its table has every key: the aim of 150 would need two tables.
  {kind: 'configuration', route: '/docs/guides/config/configuration', scripts: 155 * KB},
  {kind: 'configuration section', route: '/docs/guides/config/web', scripts},
  {kind: 'API overview', route: '/api/intro', scripts},
  // The longest page of the reference: the aim of 150 needs shorter samples.
  {kind: 'API', route: '/api/actions/elements/element-actions', scripts: 155 * KB},
  {kind: 'contributing', route: '/contributing/welcome', scripts},
  {kind: 'community', route: '/community/our-team', scripts},
  {kind: 'blog', route: '/blog', scripts},
  {kind: 'post', route: '/blog/welcome', scripts},
  {kind: 'search', route: '/search', scripts},
] as const;

/** What any page may have: bytes with gzip of style sheets, elements, and files prefetched on sight. */
export const PAGE_LIMITS = {styles: 26 * KB, nodes: 2300, prefetched: 40} as const;
