/** One page of each template, and the two longest. */
export const SAMPLE_PAGES = [
  '/',
  '/docs/intro',
  '/docs/guides/config/configuration',
  '/docs/guides/config/web',
  '/docs/guides/config/check',
  '/docs/guides/troubleshooting',
  '/docs/guides/migrate/selenium',
  '/docs/getting-started/starter',
  '/api/actions/elements/element-actions',
  '/api/actions/interfaces/listeners/elements/element-actions-listener',
  '/api/enums',
  '/contributing/welcome',
  '/blog',
  '/blog/welcome',
  '/blog/archive',
  '/blog/authors',
  '/search',
];

/** An address without a page. */
export const NO_PAGE = '/docs/config/nowhere';
