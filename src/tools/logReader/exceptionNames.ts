/** An exception that a line names. */
export interface NamedException {
  /** Each class that it can be, with its package where one is known: Java and a library share names. */
  names: readonly string[];
  /** Where it begins in the line. */
  at: number;
}

/** Finds the exception that a line names. */
export type ExceptionFinder = (line: string) => NamedException | undefined;

/** A name with or without its package. */
const NAME = /[\w$]+(?:\.[\w$]+)*/g;
const ENDING = /(?:Exception|Error)$/;
/** A name that says nothing without its package. */
const GENERAL = new Set(['Exception', 'Error']);
/** Words that are names of errors without their ending: in a sentence they are something else. */
const EVERYDAY = new Set(['WebDriver', 'DevTools']);
/** What is written before a class that code only mentions. */
const MENTION = /(?:\bimport |\bthrows |\bcatch \(|\bnew |@throws )$/;
/**
 * What logs put before the text of a line: times, levels, threads, containers, quotes, and the
 * branches of a tree. It ends after the last of them, so it never tries a second time.
 */
const PREFIX =
  /^(?:\s|\[[^[\]]{0,80}\]|\([^()]{0,80}\)|\d[\d:.,/TZ+-]*|(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|SEVERE|FAILED|FAILURE|Error|E)\b:?|[\w.-]{1,40}\s{0,8}[|│](?!\w)|[^\s\w$"'([{<@])+/;
/** What Java puts before an exception. */
const BEGINNING = /Caused by: |Exception in thread (?:"[^"]*"|\S+) /;
/** An error in the summary of Surefire; the console of Windows may not have the character ». */
const SUMMARY = /(?:»|Â»|┬╗|:\d+ [?\ufffd])\s+([A-Z][\w$]*)/;
/** The same for an error that the test class itself raised: there is no ». */
const OWN_SUMMARY = /(?:^|\s)[\w$]+(?:[.>][\w$]+)+:\d+(?:->[\w$.]+:\d+)* ([A-Z][\w$]*)(?=\s|$)/;
/** What may precede a class without a package anywhere in a line. */
const BEFORE = /[\s("'[<>=]/;

const simpleName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
const withoutEnding = (name: string): string => name.replace(ENDING, '');
const words = (name: string): number => name.match(/[A-Z]+[a-z]*/g)?.length ?? 0;

/** Names by a part of them that several can share. */
function groupedBy(names: Iterable<string>, part: (name: string) => string) {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    groups.set(part(name), [...(groups.get(part(name)) ?? []), name]);
  }
  return groups;
}

/**
 * How to find the exception that a line is about. It is the first that the line names, known or not:
 * a class that the text of an exception names is not an error of its own.
 *
 * @param known qualified names of the exceptions that have an entry
 * @param listed qualified names of others
 */
export function exceptionFinder(
  known: Iterable<string>,
  listed: Iterable<string> = [],
): ExceptionFinder {
  const entries = new Set(known);
  // Of classes that share a name, a library of tests raises the likelier one.
  const isOfJava = (name: string): number => Number(name.startsWith('java.'));
  const qualified = new Set(
    [...entries, ...listed].sort((one, other) => isOfJava(one) - isOfJava(other)),
  );
  const bySimpleName = groupedBy(qualified, simpleName);
  const byShortName = groupedBy(qualified, (name) => withoutEnding(simpleName(name)));
  const isException = (simple: string): boolean => bySimpleName.has(simple) || ENDING.test(simple);

  const withEntry = (names?: string[]): string[] | undefined =>
    names?.some((one) => entries.has(one)) ? names : undefined;

  function inSummary(line: string): NamedException | undefined {
    const match = SUMMARY.exec(line) ?? OWN_SUMMARY.exec(line);
    const name = match?.[1];
    if (name === undefined) {
      return undefined;
    }
    const at = match!.index + match![0].lastIndexOf(name);
    const names = bySimpleName.get(name) ?? byShortName.get(name);
    // Without the », the word may be the first of a text.
    return names || !OWN_SUMMARY.test(match![0]) ? {names: names ?? [name], at} : undefined;
  }

  /** The exception of a name without a package, where the line begins with it or gives its text. */
  function simple(line: string, at: number, start: number, name: string): string[] | undefined {
    const next = line.charAt(at + name.length);
    if (!GENERAL.has(name) && isException(name)) {
      const isFirst = at === start && /[\s:]|^$/.test(next);
      const hasText = next === ':' && (at === 0 || BEFORE.test(line.charAt(at - 1)));
      // Without an entry, it may be of another language: `UnknownError`.
      return isFirst || hasText ? (withEntry(bySimpleName.get(name)) ?? [name]) : undefined;
    }
    const isShort = at === start && words(name) > 1 && !EVERYDAY.has(name) && /[\s:]|^$/.test(next);
    return isShort ? withEntry(byShortName.get(name)) : undefined;
  }

  return (line) => {
    const summary = inSummary(line);
    if (summary) {
      return summary;
    }
    const before = BEGINNING.exec(line) ?? PREFIX.exec(line);
    const start = before ? before.index + before[0].length : 0;
    for (const {0: name, index: at} of line.matchAll(NAME)) {
      const last = simpleName(name);
      if (!/^[A-Z]/.test(last)) {
        continue;
      }
      if (last === name) {
        const names = simple(line, at, start, name);
        if (names) {
          return {names, at};
        }
      } else if (
        /^[a-z]/.test(name) &&
        isException(last) &&
        !MENTION.test(line.slice(Math.max(0, at - 10), at))
      ) {
        return {names: [name], at};
      }
    }
    return undefined;
  };
}
