/** One page of each template, and the two longest. */
export const SAMPLE_PAGES = [
  '/',
  '/docs/intro',
  '/docs/guides/config/configuration',
  '/docs/guides/config/web',
  '/api/actions/elements/element-actions',
  '/contributing/welcome',
  '/blog',
  '/blog/welcome',
  '/blog/archive',
  '/blog/authors',
  '/search',
];

/** An address without a page. */
export const NO_PAGE = '/docs/config/nowhere';
