declare module '@generated/assistants/default/agents.json' {
  const checksum: {readonly text: string};
  export default checksum;
}
