/** The site's own style sheets in the order in which they apply: tokens, then Infima, then parts, then other media. */
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
  'blog',
  'api',
  'media',
].map((name) => `./src/css/${name}.css`);
