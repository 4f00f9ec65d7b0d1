/** What any page may have: bytes with gzip of style sheets, elements, and files prefetched on sight. */
export const PAGE_LIMITS = {styles: 30_000, nodes: 2300, prefetched: 40};

/** The part of the stock site's scripts that a page may have. */
const PART_OF_STOCK = 0.9;

/**
 * Bytes with gzip of the scripts of the lightest page of the stock site, for the pages that it does
 * not have.
 */
const LIGHTEST_STOCK = 178_400;

interface PageKind {
  readonly kind: string;
  readonly route: string;
  /**
   * Bytes with gzip of the scripts of the same page on the stock site, as
   * `npx tsx tests/bench/bench.ts weight` measured them: a test has no time to build that site.
   */
  readonly stock?: number;
  /** Its own limits, where they are not those of any page. */
  readonly scripts?: number;
  readonly nodes?: number;
}

/** One page of each kind, and the heaviest pages. */
export const PAGE_KINDS: readonly PageKind[] = [
  {kind: 'home', route: '/'},
  // 156 KB was the aim; that the first second, a lost file, and a turned phone work costs the rest.
  {kind: 'documentation', route: '/docs/intro', stock: 187_400, scripts: 163_000},
  {kind: 'guide', route: '/docs/guides/ui/web/setup-config', stock: 186_700},
  {kind: 'troubleshooting', route: '/docs/guides/troubleshooting/api', stock: 187_600},
  {kind: 'configuration', route: '/docs/guides/config/configuration', stock: 193_500},
  {kind: 'configuration section', route: '/docs/guides/config/web', stock: 188_000},
  {kind: 'API overview', route: '/api/intro', stock: 184_200},
  {kind: 'API', route: '/api/actions/elements/element-actions', stock: 192_000},
  // More than 0.90: each has a tool with its data, the stock site the text of the page alone.
  {
    kind: 'log reader',
    route: '/docs/guides/troubleshooting',
    stock: 188_500,
    scripts: 195_000,
  },
  // Each page of the site is in the routes that all pages load: 80 bytes.
  {kind: 'starter', route: '/docs/getting-started/starter', stock: 185_900, scripts: 180_000},
  {kind: 'checker', route: '/docs/guides/config/check', stock: 185_400},
  {kind: 'contributing', route: '/contributing/welcome', stock: 180_900},
  {kind: 'community', route: '/community/our-team', stock: 178_400},
  {kind: 'blog', route: '/blog'},
  {kind: 'post', route: '/blog/welcome', stock: 182_500},
  {kind: 'search', route: '/search'},
];

/** A page that is not listed has no tool. */
const OTHER_PAGE: Partial<PageKind> = {scripts: 174_000};

/** What a page may have at most: bytes with gzip of scripts and style sheets, elements, and files prefetched. */
export function limitsOf(route: string) {
  const {stock, scripts} = PAGE_KINDS.find((kind) => kind.route === route) ?? OTHER_PAGE;
  return {...PAGE_LIMITS, scripts: scripts ?? PART_OF_STOCK * (stock ?? LIGHTEST_STOCK)};
}
