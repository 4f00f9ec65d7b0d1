/** An error whose message is shown to the reader in place of the general one. */
export class ReaderError extends Error {
  override name = 'ReaderError';
}
