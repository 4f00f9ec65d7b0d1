declare module '@data/samples-archive.json' {
  const checksum: {readonly sha256: string};
  export default checksum;
}
