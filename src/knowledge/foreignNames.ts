import {normalizeKey} from '../lib/nearest';
import {once} from '../lib/once';
import file from './foreign-names.json';

/** What another tool calls a key of `boyka-config.json`. */
interface ForeignKey {
  names: readonly string[];
  of: string;
  /** Paths of the keys to write instead; none where there is no such key. */
  to: readonly string[];
  note?: string;
}

/** What a schema says of the values of a key. */
interface Enumeration {
  enum?: readonly unknown[];
  anyOf?: readonly Enumeration[];
}

const {vague, groups, keys, values} = file;

const PREFIX = 'appium:';

const keysByName = once(() => {
  const byName = new Map<string, ForeignKey[]>();
  for (const key of keys as readonly ForeignKey[]) {
    for (const name of key.names.map(normalizeKey)) {
      byName.set(name, [...(byName.get(name) ?? []), key]);
    }
  }
  return byName;
});

/** A name without the prefix of Appium. */
export const bareName = (name: string): string =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name;

/** What a key is called here that has the name of another tool; several where the name has several meanings. */
export function foreignKeys(name: string): readonly ForeignKey[] {
  const known = [name, bareName(name), ...(name.startsWith(PREFIX) ? [PREFIX] : [])];
  return known.map((item) => keysByName().get(normalizeKey(item))).find(Boolean) ?? [];
}

/** Whether a word says nothing by itself, in whatever tool's object it is. */
export const isVague = (name: string): boolean => vague.includes(name.toLowerCase());

/** A key of another tool that only groups others, such as `alwaysMatch`; `only` has the keys that may be meant in it. */
export const groupOf = (name: string): {only?: readonly string[]} | undefined =>
  groups.find(({names}) => names.some((item) => normalizeKey(item) === normalizeKey(name)));

/**
 * The value of a key that is meant by a text: written in another way, or the name of another tool.
 *
 * @param property of the schema
 * @returns nothing when the text is a value itself
 */
export function similarValue(
  text: unknown,
  {section, name, property}: {section: string; name?: string; property: Enumeration},
): string | undefined {
  const allowed = (property.enum ?? property.anyOf?.[0]?.enum ?? []).map(String);
  const wanted = normalizeKey(String(text));
  const entry = values.find(
    ({key, in: only = section, from}) =>
      key === name && only === section && from.some((item) => normalizeKey(item) === wanted),
  );
  const same = allowed.find((item) => normalizeKey(item) === wanted);
  return same === text ? undefined : (same ?? allowed.find((item) => item === entry?.to));
}
