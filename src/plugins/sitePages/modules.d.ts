declare module '@generated/site-pages/default/pages.json' {
  const pages: readonly import('.').SitePage[];
  export default pages;
}
