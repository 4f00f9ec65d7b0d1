/** The longest code that has room in a line, in letters. */
const MOST_LETTERS = 32;

/** The class of code that the style sheets keep on one line; nothing for longer code. */
export const shortCode = (code: unknown): string | undefined =>
  typeof code === 'string' && code.length <= MOST_LETTERS ? 'bk-short' : undefined;
