/**
 * A count with its noun: `1 error`, `2 errors`.
 *
 * @param noun in the singular; its plural adds an "s"
 */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
