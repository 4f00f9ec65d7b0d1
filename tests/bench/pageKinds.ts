/** What a first visit may weigh: bytes with gzip of scripts and of style sheets. */
interface KindLimits {
  readonly scripts: number;
  readonly styles: number;
}

/** What most pages may weigh. A page with more code or styles of its own names its own limit. */
const LIGHT: KindLimits = {scripts: 135_000, styles: 16_000};

/** One page of each kind, and the longest pages. */
export const PAGE_KINDS = [
  {kind: 'home', route: '/', scripts: 132_000, styles: 19_000},
  {kind: 'documentation', route: '/docs/intro', ...LIGHT},
  {kind: 'guide', route: '/docs/guides/ui/web/setup-config', ...LIGHT},
  {
    kind: 'troubleshooting',
    route: '/docs/guides/troubleshooting/api',
    ...LIGHT,
    styles: 16_500,
  },
  {
    kind: 'configuration',
    route: '/docs/guides/config/configuration',
    ...LIGHT,
    styles: 18_500,
  },
  {
    kind: 'configuration section',
    route: '/docs/guides/config/web',
    ...LIGHT,
    styles: 18_000,
  },
  {kind: 'API overview', route: '/api/intro', ...LIGHT},
  {kind: 'API', route: '/api/actions/elements/element-actions', ...LIGHT, styles: 18_500},
  {kind: 'contributing', route: '/contributing/welcome', ...LIGHT},
  {kind: 'community', route: '/community/our-team', ...LIGHT, styles: 16_500},
  {kind: 'blog', route: '/blog', scripts: 139_000, styles: 17_000},
  {kind: 'post', route: '/blog/welcome', scripts: 139_000, styles: 17_000},
  {kind: 'search', route: '/search', scripts: 124_000, styles: 16_500},
] as const;

/** What any page may have: elements, and files that are prefetched on sight. */
export const PAGE_LIMITS = {nodes: 2500, prefetched: 40} as const;
