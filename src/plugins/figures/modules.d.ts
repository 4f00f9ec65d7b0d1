declare module '@generated/figures/default/figures.json' {
  const figures: import('.').Figures;
  export default figures;
}
