/**
 * How many letters have to be inserted, deleted, or replaced to make one text of another.
 *
 * @param one a text
 * @param other the other
 * @param max above which the number does not matter
 * @returns the number, or Infinity when it is above `max`
 */
export function countEdits(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) {
    return Infinity;
  }
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const edits = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      next.push(edits);
      least = Math.min(least, edits);
    }
    // It only grows with the rows.
    if (least > max) {
      return Infinity;
    }
    row = next;
  }
  const edits = row[other.length]!;
  return edits > max ? Infinity : edits;
}
