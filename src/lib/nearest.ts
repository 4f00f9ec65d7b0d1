import leven from 'leven';

/** A longer key has no typo of a known one, and comparing it would take long. */
const MAX_LENGTH = 60;

/** The known keys with the fewest letters changed, when that are few: several are equally near. */
export function nearestKeys(word: string, known: readonly string[]): string[] {
  if (word.length > MAX_LENGTH) {
    return [];
  }
  const ranked = known.map((key) => ({key, away: distance(word, key)}));
  const least = Math.min(...ranked.map(({away}) => away));
  return least <= mostChanges(normalizeKey(word).length)
    ? ranked
        .filter(({away}) => away === least)
        .map(({key}) => key)
        .sort()
    : [];
}

/** Whether a key is another one for certain: written in another way, or a long one with one letter changed. */
export function isCertainlyKey(word: string, key: string): boolean {
  return distance(word, key) <= (normalizeKey(word).length > 5 ? 1 : 0);
}

/** A key without what people mistake in it: letter case, and the separator of its words. */
export function normalizeKey(word: string): string {
  return word.replaceAll(/[_\-. ]/g, '').toLowerCase();
}

function distance(word: string, key: string): number {
  return leven(normalizeKey(word), normalizeKey(key));
}

/** At most a third of the letters: more make another word. Of a long one less, since its words end alike. */
function mostChanges(letters: number): number {
  return Math.max(1, Math.min(Math.floor(letters / 3), Math.max(2, Math.floor(letters / 4))));
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
