import {parseQuery} from './query';
import {fold, joinedText, stem, wordsOf} from './words';

/** A tab that an address can open. */
export interface Tab {
  /** The parameter of the address, and its value. */
  group: string;
  value: string;
  /** As readers see it: `GitHub Actions`. */
  label: string;
}

/**
 * The address of a result that opens the tabs which a query names.
 *
 * @param path of the result, with its anchor
 * @param tabs of its section
 * @param text the query
 */
export function openTabs(path: string, tabs: readonly Tab[], text: string): string {
  const words = new Set(parseQuery(text).words.flat());
  const has = (name: string) =>
    wordsOf(name).every(
      (word) => words.has(joinedText(word.text)) || words.has(stem(fold(word.text))),
    );
  const groups = [...new Set(tabs.map(({group}) => group))];
  const opened = groups.flatMap((group) => {
    const own = tabs.filter((tab) => tab.group === group);
    // "GitHub" is enough for GitHub Actions, and "JUnit" for the newest.
    const found =
      own.find(({label, value}) => has(label) || has(value)) ??
      own.find(({label}) => has(label.split(' ')[0]!));
    return found ? [`${group}=${encodeURIComponent(found.value)}`] : [];
  });
  return opened.length > 0 ? path.replace(/(?=#|$)/, `?${opened.join('&')}`) : path;
}
