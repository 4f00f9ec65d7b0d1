/** The hosted service answers a longer query with an error. */
const MOST_BYTES = 512;

/** A query no longer than the hosted service takes, cut between two characters. */
export function cutQuery(query: string): string {
  const bytes = new TextEncoder().encode(query);
  return bytes.length <= MOST_BYTES
    ? query
    : // Told that more follows, the decoder leaves out a character that is cut in two.
      new TextDecoder().decode(bytes.subarray(0, MOST_BYTES), {stream: true});
}
