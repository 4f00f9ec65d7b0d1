declare module '@generated/samples-archive/default/checksum.json' {
  const checksum: {readonly sha256: string};
  export default checksum;
}
