import {types} from '../../src/framework';
import {configSections} from '../../src/framework/config';
import {typedTitle, type StoredRecord} from '../../src/search/searchIndex';
import {joinedText} from '../../src/search/words';
import type {RelevanceQuery} from './measureRelevance';

/** Shorter names have other names within a typo. */
const MIN_MISTYPED = 6;

/**
 * Queries made from the facts: each public method, callback, key, and type that has a section, as it
 * is, in lower case, split into words, and with one typo. Of a name with several sections any is
 * right.
 *
 * @param records of the site
 */
export function generatedQueries(records: readonly StoredRecord[]): RelevanceQuery[] {
  const sections = new Map<string, string[]>();
  for (const {title, path, area, kind} of records) {
    const names = kind === 'key' ? [typedTitle(title), lastName(title)] : [typedTitle(title)];
    for (const name of area === 'api' || kind === 'key' ? names.map(joinedText) : []) {
      sections.set(name, [...(sections.get(name) ?? []), `/${path}`]);
    }
  }
  return names().flatMap((name) => {
    const targets = sections.get(joinedText(name));
    if (!targets) {
      return [];
    }
    const typed = name.toLowerCase();
    const typo = mistype(typed);
    const isTypo = name.length >= MIN_MISTYPED && !sections.has(joinedText(typo));
    // By query: a name in lower case is asked once.
    const forms = new Map([
      ...(isTypo ? [[typo, 'typo'] as const] : []),
      [splitName(name), 'split words'],
      [typed, 'lower case'],
      [name, 'exact'],
    ]);
    return [...forms].map(([query, kind]) => ({kind, query, targets}));
  });
}

/** The names of the facts, each once. */
function names(): string[] {
  const keys = configSections().flatMap(({section, keys: items}) =>
    items.flatMap(({anchor, name}) => [anchor, section === '' ? name : lastName(name)]),
  );
  const members = types().flatMap(({name, methods = []}) => [
    name,
    ...methods.filter(({modifiers}) => modifiers.includes('public')).map((method) => method.name),
  ]);
  return [...new Set([...members, ...keys])].sort();
}

const lastName = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** A name as words: `onClick` is "on click", `server.port` "server port". */
const splitName = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replace(/[._]/g, ' ')
    .toLowerCase();

/** A name with one typo in its middle, where a letter is missing or doubled, or two are swapped. */
function mistype(name: string): string {
  const at = Math.floor(name.length / 2);
  const [letter, next] = [name.charAt(at), name.charAt(at + 1)];
  const middles = [next, letter + letter + next, next + letter];
  return name.slice(0, at) + middles[name.length % middles.length]! + name.slice(at + 2);
}
