import {parseQuery} from './query';
import {fold, joinedText, stem, wordsOf} from './words';

/** A tab that an address can open. */
export interface Tab {
  /** The parameter of the address, and its value. */
  group: string;
  value: string;
  /** As readers see it: `GitHub Actions`. */
  label: string;
  /** Of a page: the anchor of its first section with the tab. */
  anchor?: string;
}

/**
 * The address of a result that opens the tabs which a query names. Of a page, it leads to the first of
 * them, which may be far below the top.
 *
 * @param path of the result, with its anchor
 * @param tabs of its section
 * @param text the query
 * @param others paths of all results: one of them may be that place
 */
export function openTabs(
  path: string,
  tabs: readonly Tab[],
  text: string,
  others: ReadonlySet<string> = new Set(),
): string {
  const words = parseQuery(text).words.flat();
  /** Where the query has the first word of a name, if it has all of them. */
  const placeOf = (name: string) => {
    const places = wordsOf(name).map((word) => {
      const forms = [joinedText(word.text), stem(fold(word.text))];
      return words.findIndex((found) => forms.includes(found));
    });
    return places.includes(-1) ? Infinity : Math.min(...places);
  };
  const groups = [...new Set(tabs.map(({group}) => group))];
  const opened = groups.flatMap((group): Tab[] => {
    // What is named first is wanted: "JUnit 5 instead of TestNG". "GitHub" is enough for GitHub Actions, and
    // "JUnit" for the newest.
    const [best] = tabs
      .filter((tab) => tab.group === group)
      .map((tab) => ({
        tab,
        whole: Math.min(placeOf(tab.label), placeOf(tab.value)),
        part: placeOf(tab.label.split(' ')[0]!),
      }))
      .filter(({whole, part}) => Math.min(whole, part) < Infinity)
      .sort(
        (one, other) =>
          Math.min(one.whole, one.part) - Math.min(other.whole, other.part) ||
          one.whole - other.whole,
      );
    return best ? [best.tab] : [];
  });
  const [first] = opened;
  if (!first) {
    return path;
  }
  const place = `${path}#${first.anchor}`;
  const [page, anchor] = (first.anchor && !others.has(place) ? place : path).split('#');
  const values = opened.map(({group, value}) => `${group}=${encodeURIComponent(value)}`);
  return `${page}?${values.join('&')}${anchor ? `#${anchor}` : ''}`;
}
