/** What any page may have: bytes with gzip of scripts and of style sheets, elements, and files prefetched on sight. */
export const PAGE_LIMITS = {scripts: 161_000, styles: 30_000, nodes: 2300, prefetched: 40};

/** A page, and its own limits where they are not those of any page. */
interface PageKind {
  readonly kind: string;
  readonly route: string;
  readonly scripts?: number;
  readonly nodes?: number;
}

/** One page of each kind, and the heaviest pages. */
export const PAGE_KINDS: readonly PageKind[] = [
  {kind: 'home', route: '/'},
  {kind: 'documentation', route: '/docs/intro', scripts: 157_000},
  {kind: 'guide', route: '/docs/guides/ui/web/setup-config'},
  {kind: 'troubleshooting', route: '/docs/guides/troubleshooting/api'},
  // Its table has every key: 150, and 2,000 elements, would need two tables.
  {
    kind: 'configuration',
    route: '/docs/guides/config/configuration',
    scripts: 168_000,
    nodes: 2050,
  },
  {kind: 'configuration section', route: '/docs/guides/config/web'},
  {kind: 'API overview', route: '/api/intro'},
  // The longest page of the reference: 150 would need shorter samples.
  {kind: 'API', route: '/api/actions/elements/element-actions', scripts: 169_000},
  // The two tools show at once what they work with: the files of the project, the known errors.
  {kind: 'log reader', route: '/docs/guides/troubleshooting', scripts: 169_000},
  {kind: 'starter', route: '/docs/getting-started/starter', scripts: 170_000},
  {kind: 'checker', route: '/docs/guides/config/check'},
  {kind: 'contributing', route: '/contributing/welcome'},
  {kind: 'community', route: '/community/our-team'},
  {kind: 'blog', route: '/blog'},
  {kind: 'post', route: '/blog/welcome'},
  {kind: 'search', route: '/search'},
];
