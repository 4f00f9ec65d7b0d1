import {types} from '../../src/framework';
import {configSections} from '../../src/framework/config';
import {typedTitle, type StoredRecord} from '../../src/search/searchIndex';
import {joinedText} from '../../src/search/words';
import type {Query} from './measureRelevance';

/** Shorter names have other names within a typo. */
const MIN_MISTYPED = 6;
const SEED = 290;

/**
 * Queries made from the facts: each public method, callback, key, and type that has a section, as it
 * is, in lower case, split into words, and with one typo. Of a name with several sections any is
 * right. The seed is fixed, so that the set is the same from run to run.
 *
 * @param records of the site
 */
export function generatedQueries(records: readonly StoredRecord[]): Query[] {
  const sections = new Map<string, string[]>();
  const add = (name: string, path: string) =>
    sections.set(joinedText(name), [...(sections.get(joinedText(name)) ?? []), `/${path}`]);
  for (const {title, path, area, kind} of records) {
    if (area === 'api' || kind === 'key') {
      add(typedTitle(title), path);
    }
    if (kind === 'key') {
      add(lastName(title), path);
    }
  }
  const random = generator(SEED);
  return names()
    .filter((name) => sections.has(joinedText(name)))
    .flatMap((name) => {
      const typed = name.toLowerCase();
      const forms = {
        exact: name,
        'lower case': typed,
        'split words': splitName(name),
        typo: mistype(typed, (form) => sections.has(joinedText(form)), random),
      };
      const targets = sections.get(joinedText(name))!;
      return Object.entries(forms)
        .filter(
          ([, query], at, all) => query && all.findIndex(([, other]) => other === query) === at,
        )
        .map(([kind, query]) => ({kind, query: query!, targets}));
    });
}

/** The names of the facts, each once. */
function names(): string[] {
  const keys = configSections().flatMap(({section, keys: items}) =>
    items.map(({anchor, name}) => [anchor, section === '' ? name : lastName(name)]),
  );
  const members = types().flatMap(({name, methods = []}) => [
    name,
    ...methods.filter(({modifiers}) => modifiers.includes('public')).map((method) => method.name),
  ]);
  return [...new Set([...members, ...keys.flat()])].sort();
}

function lastName(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

/** A name as words: `onClick` is "on click", `server.port` "server port". */
function splitName(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[._]/g, ' ')
    .toLowerCase();
}

/**
 * A name with one typo: a letter is missing or doubled, or two are swapped.
 *
 * @returns nothing of a short name, or when what a typo makes is another name
 */
function mistype(
  name: string,
  isName: (form: string) => boolean,
  random: () => number,
): string | undefined {
  const at = 1 + Math.floor(random() * (name.length - 2));
  const [before, letter, next, after] = [
    name.slice(0, at),
    name.charAt(at),
    name.charAt(at + 1),
    name.slice(at + 2),
  ];
  const forms = [
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
  ];
  const form = forms[Math.floor(random() * forms.length)]!;
  return name.length < MIN_MISTYPED || form === name || isName(form) ? undefined : form;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
