function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replace, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/**
 * The names that come closest to a mistyped one.
 *
 * @param wanted what was written
 * @param names what there is
 * @returns up to three names, the closest first
 */
export function nearest(wanted: string, names: Iterable<string>): string[] {
  const lower = wanted.toLowerCase();
  return [...new Set(names)]
    .map((name) => ({name, far: distance(lower, name.toLowerCase())}))
    .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map(({name}) => name);
}
