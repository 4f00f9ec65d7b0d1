import {closestMatch} from 'leven';
import {namesOf, qualifiedName, readMessages, types} from '../../src/framework';
import {configSections} from '../../src/framework/config';
import type {ApiType} from '../../src/framework/types';

/** Up to this share of different letters, an unknown name is a known one with an error. */
const MAX_DIFFERENCE = 0.2;

/** The names of the facts. */
export interface FactNames {
  /** Words and dotted names that a page can write. */
  readonly all: ReadonlySet<string>;
  /** Members of each type by its name, with the inherited ones and nested types. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
}

function ownMembers({methods = [], fields = [], enumConstants = []}: ApiType): string[] {
  return [...methods, ...fields, ...enumConstants].map(({name}) => name);
}

/** Reads the names of types, members, parameters, and keys. */
export function factNames(): FactNames {
  const members = new Map<string, Set<string>>();
  const all = new Set<string>();
  for (const type of types()) {
    const nested = types().filter(({outer}) => outer === type.name);
    const own = [
      ...ownMembers(type),
      ...Object.values(type.inherited ?? {}).flatMap(namesOf),
      ...nested.map(({name}) => name.split('.').at(-1)!),
    ];
    members.set(type.name, new Set([...(members.get(type.name) ?? []), ...own]));
    const parameters = (type.methods ?? []).flatMap((method) => method.parameters);
    const used = Object.entries(type.uses ?? {}).flat();
    const words = [...type.name.split('.'), ...own, ...parameters.map(({name}) => name), ...used];
    const packages = type.package
      .split('.')
      .map((_, at, parts) => parts.slice(0, at + 1).join('.'));
    [...words, ...packages, qualifiedName(type)].forEach((name) => all.add(name));
  }
  for (const {paths, section, keys} of configSections()) {
    [section, ...paths].forEach((name) => all.add(name));
    for (const key of keys) {
      [key.name, key.anchor, ...key.paths].forEach((item) => all.add(item));
    }
  }
  readMessages().messages.forEach(({name}) => all.add(name));
  return {all, members};
}

/**
 * Looks for names with an inner capital or a dot that are like a name of the facts, and none.
 *
 * @param span the text of a code span
 * @returns one line for each, with the nearest name
 */
export function nameErrors(span: string, {all, members}: FactNames): string[] {
  // A path names a file.
  if (span.includes('/')) {
    return [];
  }
  const code = span.replace(/"[^"]*"/g, '').replaceAll('*', '<key>');
  const names = code.match(/[A-Za-z_][\w-]*(?:\.(?:[A-Za-z_]\w*|<key>))*/g) ?? [];
  return names.flatMap((name) => {
    if (all.has(name)) {
      return [];
    }
    const [, type = '', member = ''] = /^(?:.*\.)?([A-Z]\w*)\.(\w+)$/.exec(name) ?? [];
    const known = members.get(type);
    if (known) {
      return known.has(member) ? [] : errorOf(member, known, `${type} has no member ${member}`);
    }
    return /[a-z][A-Z]|\./.test(name)
      ? errorOf(name, all, `no fact is named ${name}`, MAX_DIFFERENCE)
      : [];
  });
}

function errorOf(name: string, known: ReadonlySet<string>, error: string, share = 1): string[] {
  const maxDistance = Math.floor(share * name.length);
  const nearest = closestMatch(name, [...known], {maxDistance});
  return nearest === undefined ? [] : [`${error}; the nearest is ${nearest}`];
}
