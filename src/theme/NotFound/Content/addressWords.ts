/** What generators, editors, and servers add to the address of a page. */
const FILE_ENDING = /(?:\/(?:index|default|readme))?\.(?:html?|mdx?|php|aspx?|jsp|java|txt)$/i;
const MAX_LENGTH = 100;

/** A word of this length names something without the folder that it is in. */
const LONG = 5;

/**
 * The words of an address, to search for: those of its last part, which names the page, and of the
 * folder around a short word. The area is in most addresses.
 *
 * @param pathname below the base path
 * @returns words with a space between them
 */
export function addressWords(pathname: string): string {
  const parts = withoutEnding(pathname)
    .split('/')
    .map(splitWords)
    .filter(({length}) => length > 0);
  const last = parts.pop() ?? [];
  const isClear = last.join('').length >= LONG || parts.length < 2;
  return [...(isClear ? [] : parts.at(-1)!), ...last].join(' ').slice(0, MAX_LENGTH);
}

/** The address of a page, decoded, without the ending of a file. */
export function withoutEnding(pathname: string): string {
  return decode(pathname).replace(FILE_ENDING, '');
}

function splitWords(part: string): string[] {
  return part.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
