/** JSON on one line, with a space after each colon and comma, as people write it. */
export function jsonLine(value: unknown): string {
  // A line break is never part of a text: JSON escapes it.
  return JSON.stringify(value, null, 1)
    .replace(/(?<=[[{])\n *|\n *(?=[\]}])/g, '')
    .replace(/\n */g, ' ');
}
