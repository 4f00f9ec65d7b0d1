import leven from 'leven';

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
    .map((name) => ({name, far: leven(lower, name.toLowerCase())}))
    .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map(({name}) => name);
}
