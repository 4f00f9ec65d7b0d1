declare module '@data/all-pages.json' {
  const areas: readonly import('.').AreaPages[];
  export default areas;
}
