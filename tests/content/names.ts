import {closestMatch} from 'leven';
import {namesOf, qualifiedName, readMessages, types} from '../../src/framework';
import {configSections} from '../../src/framework/config';

/** Up to this share of different letters, an unknown name is a known one with an error. */
const MAX_DIFFERENCE = 0.2;

/** The names of types, members, parameters, packages, keys, and messages that a page can write. */
export function factNames(): ReadonlySet<string> {
  const all = new Set<string>();
  const add = (...names: readonly string[]) => names.forEach((name) => all.add(name));
  for (const type of types()) {
    const {methods = [], fields = [], enumConstants = [], inherited = {}, uses = {}} = type;
    const nested = types().filter(({outer}) => outer === type.name);
    const members = [
      ...[...methods, ...fields, ...enumConstants].map(({name}) => name),
      ...Object.values(inherited).flatMap(namesOf),
      ...nested.map(({name}) => name.split('.').at(-1)!),
    ];
    add(qualifiedName(type), ...type.name.split('.'), ...Object.entries(uses).flat());
    add(...members, ...members.map((member) => `${type.name}.${member}`));
    add(...methods.flatMap(({parameters}) => parameters.map(({name}) => name)));
    add(...type.package.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.')));
  }
  for (const {paths, section, keys} of configSections()) {
    add(section, ...paths, ...keys.flatMap((key) => [key.name, key.anchor, ...key.paths]));
  }
  add(...readMessages().messages.map(({name}) => name));
  return all;
}

/**
 * Looks for names that are like a name of the facts, and none: members of its types, and names with
 * an inner capital or a dot.
 *
 * @param span the text of a code span
 * @param facts all names
 * @returns one line for each, with the nearest name
 */
export function nameErrors(span: string, facts: ReadonlySet<string>): string[] {
  // A path names a file.
  const code = span.includes('/') ? '' : span.replace(/"[^"]*"/g, '').replaceAll('*', '<key>');
  const names = code.match(/[A-Za-z_][\w-]*(?:\.(?:[A-Za-z_]\w*|<key>))*/g) ?? [];
  return names.flatMap((name) => {
    const [member = name, type] = /(?:\b([A-Z]\w*)\.)\w+$/.exec(name) ?? [];
    const isMember = types().some((one) => one.name === type);
    if (facts.has(name) || facts.has(member) || !(isMember || /[a-z][A-Z]|\./.test(name))) {
      return [];
    }
    const isAlike = (fact: string) =>
      isMember ? fact.startsWith(`${type}.`) : fact.includes('.') === name.includes('.');
    const maxDistance = Math.floor((isMember ? 1 : MAX_DIFFERENCE) * name.length);
    const near = closestMatch(member, [...facts].filter(isAlike), {maxDistance});
    return near === undefined ? [] : [`no fact is named ${name}; the nearest is ${near}`];
  });
}
