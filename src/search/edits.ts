import leven from 'leven';

/**
 * How many letters have to be inserted, deleted, or replaced to make one text of another.
 *
 * @param one a text
 * @param other the other
 * @param max above which the number does not matter
 * @returns the number, or Infinity when it is above `max`
 */
export function countEdits(one: string, other: string, max: number): number {
  // What is above the limit is given as the limit.
  const edits = leven(one, other, {maxDistance: max + 1});
  return edits > max ? Infinity : edits;
}
