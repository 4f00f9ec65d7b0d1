declare module '@data/starter.json' {
  const sources: import('../../tools/starter/choices').Sources;
  export default sources;
}
