/** One page of each kind, and the longest pages. */
export const PAGE_KINDS = [
  {kind: 'home', route: '/'},
  {kind: 'documentation', route: '/docs/intro'},
  {kind: 'guide', route: '/docs/guides/ui/web/setup-config'},
  {kind: 'troubleshooting', route: '/docs/guides/troubleshooting/api'},
  {kind: 'configuration', route: '/docs/guides/config/configuration'},
  {kind: 'configuration section', route: '/docs/guides/config/web'},
  {kind: 'API overview', route: '/api/intro'},
  {kind: 'API', route: '/api/actions/elements/element-actions'},
  {kind: 'contributing', route: '/contributing/welcome'},
  {kind: 'community', route: '/community/our-team'},
  {kind: 'blog', route: '/blog'},
  {kind: 'post', route: '/blog/welcome'},
  {kind: 'search', route: '/search'},
] as const;

/** What a page may weigh: bytes with gzip, elements, and files that are prefetched on sight. */
export const PAGE_LIMITS = {scripts: 135_000, styles: 16_000, nodes: 2500, prefetched: 40} as const;
