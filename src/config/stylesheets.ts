/** The site's own style sheets of all pages in the order in which they apply: tokens, then Infima, then parts, then other media. */
export const stylesheets = [
  'tokens',
  'infima',
  'layout',
  'prose',
  'navbar',
  'sidebar',
  'code',
  'tabs',
  'admonitions',
  'pages',
  'api',
  'blog',
  'media',
].map((name) => `./src/css/${name}.css`);
