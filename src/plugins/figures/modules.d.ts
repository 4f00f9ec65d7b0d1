declare module '@data/figures.json' {
  const figures: ReturnType<typeof import('.').readFigures>;
  export default figures;
}
