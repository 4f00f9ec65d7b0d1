/** Code in fences and in spans, which stays as it is, or the address of a link. */
const CODE_OR_LINK =
  /^[ >]*(`{3,}|~{3,})[^]*?^[ >]*\1|(`+)(?!`)[^]*?[^`]\2(?!`)|(?<=\]\()[^\s)]+/gm;

/**
 * Completes the relative links of a Markdown text, which is read elsewhere.
 *
 * @param markdown as the build writes it
 * @param base absolute address of its file
 */
export function absoluteLinks(markdown: string, base: string): string {
  return markdown.replace(CODE_OR_LINK, (found, fence?: string, ticks?: string) =>
    fence || ticks ? found : new URL(found, base).href,
  );
}
