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
  const words = new Set(parseQuery(text).words.flat());
  const has = (name: string) =>
    wordsOf(name).every(
      (word) => words.has(joinedText(word.text)) || words.has(stem(fold(word.text))),
    );
  const groups = [...new Set(tabs.map(({group}) => group))];
  const opened = groups.flatMap((group): Tab[] => {
    const own = tabs.filter((tab) => tab.group === group);
    // "GitHub" is enough for GitHub Actions, and "JUnit" for the newest.
    const found =
      own.find(({label, value}) => has(label) || has(value)) ??
      own.find(({label}) => has(label.split(' ')[0]!));
    return found ? [found] : [];
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
