/** As in the report. */
const KB = 1000;

/** Bytes with gzip of the scripts that a page may load, and its elements. */
const LIMITS = {scripts: 150 * KB, nodes: 2300};

/** One page of each kind, and the heaviest pages. */
export const PAGE_KINDS = [
  {kind: 'home', route: '/', ...LIMITS},
  // 144 was the aim: the search field, the copy buttons, and the tabs are what each page has.
  {kind: 'documentation', route: '/docs/intro', ...LIMITS, scripts: 146 * KB},
  {kind: 'guide', route: '/docs/guides/ui/web/setup-config', ...LIMITS},
  {kind: 'troubleshooting', route: '/docs/guides/troubleshooting/api', ...LIMITS},
  // Its table has every key: 150, and 2,000 elements, would need two tables.
  {
    kind: 'configuration',
    route: '/docs/guides/config/configuration',
    scripts: 157 * KB,
    nodes: 2050,
  },
  {kind: 'configuration section', route: '/docs/guides/config/web', ...LIMITS},
  {kind: 'API overview', route: '/api/intro', ...LIMITS},
  // The longest page of the reference: 150 would need shorter samples.
  {
    kind: 'API',
    route: '/api/actions/elements/element-actions',
    ...LIMITS,
    scripts: 158 * KB,
  },
  // The two tools show at once what they work with: the files of the project, the known errors.
  {kind: 'log reader', route: '/docs/guides/troubleshooting', ...LIMITS, scripts: 158 * KB},
  {kind: 'starter', route: '/docs/getting-started/starter', ...LIMITS, scripts: 159 * KB},
  {kind: 'checker', route: '/docs/guides/config/check', ...LIMITS},
  {kind: 'contributing', route: '/contributing/welcome', ...LIMITS},
  {kind: 'community', route: '/community/our-team', ...LIMITS},
  {kind: 'blog', route: '/blog', ...LIMITS},
  {kind: 'post', route: '/blog/welcome', ...LIMITS},
  {kind: 'search', route: '/search', ...LIMITS},
] as const;

/** What any page may have: bytes with gzip of style sheets, elements, and files prefetched on sight. */
export const PAGE_LIMITS = {
  styles: 26 * KB,
  nodes: LIMITS.nodes,
  prefetched: 40,
} as const;
