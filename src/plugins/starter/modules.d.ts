declare module '@data/starter.json' {
  const starter: {
    readonly sources: import('../../tools/starter/choices').Sources;
    readonly agents: string;
  };
  export default starter;
}
