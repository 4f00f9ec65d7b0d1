import leven from 'leven';

/** A longer key has no typo of a known one, and comparing it would take long. */
const MAX_LENGTH = 60;

/** The known keys with the fewest letters changed, when that are few: several are equally near. */
export function nearestKeys(word: string, known: readonly string[]): string[] {
  if (word.length > MAX_LENGTH) {
    return [];
  }
  const ranked = known.map((key) => ({key, away: leven(squeeze(word), squeeze(key))}));
  const least = Math.min(...ranked.map(({away}) => away));
  return least <= Math.max(2, Math.floor(word.length / 4))
    ? ranked
        .filter(({away}) => away === least)
        .map(({key}) => key)
        .sort()
    : [];
}

/** A key without what people mistake in it: letter case, and the sign between its words. */
function squeeze(word: string): string {
  return word.replaceAll(/[_-]/g, '').toLowerCase();
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
    .map((name) => ({name, far: leven(lower, name.toLowerCase())}))
    .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map(({name}) => name);
}
