/** Without case and accents. */
export function fold(text: string): string {
  // Most words are plain, and a page has thousands.
  return /^[\x20-\x7e]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
