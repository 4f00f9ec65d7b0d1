declare module '@generated/site-pages/default/pages.json' {
  const pages: readonly import('../../data/sitePage').SitePage[];
  export default pages;
}
