/** Code in fences and in spans, which stays as it is, or the address of a link that has no scheme. */
const RELATIVE =
  /^[ >]*(`{3,}|~{3,})[^]*?^[ >]*\1|(`+)(?!`)[^]*?[^`]\2(?!`)|(?<=\]\()(?![a-z][\w+.-]*:)[^\s)]+/gim;

/**
 * Completes the relative links of a Markdown text, which is read elsewhere.
 *
 * @param markdown as the build writes it
 * @param base absolute address of its file
 */
export function absoluteLinks(markdown: string, base: string): string {
  return markdown.replace(RELATIVE, (found, fence?: string, ticks?: string) =>
    fence || ticks ? found : new URL(found, base).href,
  );
}
