declare module '@generated/assistants/default/agents.json' {
  const agents: {readonly text: string};
  export default agents;
}
