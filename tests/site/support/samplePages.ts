/** One page of each kind. */
export const SAMPLE_PAGES = [
  '/',
  '/docs/intro',
  '/api/actions/elements/element-actions',
  '/contributing/welcome',
  '/blog',
  '/blog/welcome',
  '/blog/archive',
  '/blog/authors',
  '/search',
];

/** An address that no page answers. */
export const NO_PAGE = '/docs/config/nowhere';
