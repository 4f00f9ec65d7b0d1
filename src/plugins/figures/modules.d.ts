declare module '@generated/figures/default/figures.json' {
  const figures: ReturnType<typeof import('.').readFigures>;
  export default figures;
}
