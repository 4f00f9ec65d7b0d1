declare module '@data/assistants.json' {
  const agents: {readonly text: string};
  export default agents;
}
