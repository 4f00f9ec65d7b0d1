/** What a location of the router hands to the log reader beside its address. */
export interface HandedOver {
  readonly text: string;
}

/**
 * Hands a text to the log reader: `history.push(address, handOver(text))`. It is in no address.
 *
 * @param text as a reader typed it elsewhere
 * @returns the state of the location with the log reader, which takes it once
 */
export function handOver(text: string): HandedOver {
  return {text};
}
