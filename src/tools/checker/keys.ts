import type {Node} from 'jsonc-parser';
import {sectionOfRef} from '../../framework/configAnchors';
import {normalizeKey} from '../../framework/nearest';
import {oncePer} from '../../framework/once';
import type {SchemaNode} from './schema';

/** A key of the schema at one of its places. */
export interface KnownKey {
  /** The section that documents it. */
  section: string;
  /** Path of the object around it, with `<key>` for the name of a block. */
  parent: string;
  name: string;
  property: SchemaNode;
}

/** The object in which a key is not known. */
export interface Around {
  node: Node;
  /** With `<key>` for the name of a block. */
  path: string;
  definition: SchemaNode;
}

/** Keys of an object that decide which section is meant: more would take long. */
const MAX_COMPARED = 50;

/** Every key of the schema, by its name without letter case and separators; built once. */
const indexOf = oncePer((schema: SchemaNode): Map<string, KnownKey[]> => {
  const index = new Map<string, KnownKey[]>();
  for (const [section, object] of Object.entries({'': schema, ...schema.$defs})) {
    if (section.endsWith('.outside-blocks')) {
      continue;
    }
    for (const [name, property] of Object.entries(object?.properties ?? {})) {
      const places = (object?.['x-boyka-paths'] ?? []).map((parent) => ({
        section,
        parent,
        name,
        property: property!,
      }));
      index.set(normalizeKey(name), [...(index.get(normalizeKey(name)) ?? []), ...places]);
    }
  }
  return index;
});

/** The key at a path, with `<key>` for the name of a block. */
export function keyAt(path: string, schema: SchemaNode): KnownKey | undefined {
  const [, parent = '', name = ''] = /^(?:(.*)\.)?(.*)$/.exec(path)!;
  return indexOf(schema)
    .get(normalizeKey(name))
    ?.find((known) => known.parent === parent && known.name === name);
}

/**
 * Where a key belongs that its object does not have.
 *
 * @returns the nearest places by their common path, several where they are equally near, and whether no other
 *   section has such a key
 */
export function homesOf(
  key: string,
  value: Node,
  around: Around,
  schema: SchemaNode,
): {homes: KnownKey[]; isOnly: boolean} {
  const known = (indexOf(schema).get(normalizeKey(key)) ?? []).filter(
    ({property, parent}) => parent !== around.path && isFor(property, value, schema),
  );
  const homes = nearestOf(known, keysOf(around.node), around, schema);
  return {homes, isOnly: known.length === 1};
}

/**
 * Where the keys belong that are in an object of an unknown name.
 *
 * @returns for each key that a section has, its place there, in the nearest section that has most of them
 */
export function homesOfContent(value: Node, around: Around, schema: SchemaNode): KnownKey[] {
  const keys = keysOf(value);
  const found = keys.flatMap((key) => indexOf(schema).get(normalizeKey(key)) ?? []);
  return nearestOf(found, keys, around, schema);
}

/** Those with the longest common path, then with the same last part of it, then beside most of the other keys. */
function nearestOf(
  known: readonly KnownKey[],
  keys: readonly string[],
  {path}: Around,
  schema: SchemaNode,
): KnownKey[] {
  const last = path.split('.').at(-1);
  const wanted = new Set(keys.map(normalizeKey));
  const ranked = known.map((key) => {
    const siblings = Object.keys(definitionOf(key.section, schema).properties ?? {});
    return {
      key,
      ranks: [
        commonLength(key.parent, path),
        Number(key.parent.split('.').at(-1) === last),
        siblings.filter((name) => wanted.has(normalizeKey(name))).length,
      ],
    };
  });
  return [0, 1, 2]
    .reduce((left, rank) => {
      const best = Math.max(...left.map(({ranks}) => ranks[rank]!));
      return left.filter(({ranks}) => ranks[rank] === best);
    }, ranked)
    .map(({key}) => key);
}

/** How many parts two paths have in common, from the first one on. */
export function commonLength(one: string, other: string): number {
  const parts = one === '' ? [] : one.split('.');
  const others = other.split('.');
  const common = parts.findIndex((part, at) => part !== others[at]);
  return common < 0 ? parts.length : common;
}

/** Whether a value may be one of a key: an object for an object that has some of its keys, or a value for a value. */
export function isFor(property: SchemaNode, value: Node, schema: SchemaNode): boolean {
  const section = sectionOfRef(property.$ref);
  const isObject = section !== undefined || property.type === 'object';
  if (value.type === 'null') {
    return true;
  }
  if ((value.type === 'object') !== isObject) {
    return false;
  }
  const keys = keysOf(value).map(normalizeKey);
  return section === undefined || keys.length === 0 || fit(section, keys, schema) > 0;
}

/** The first keys of an object. */
function keysOf({type, children = []}: Node): string[] {
  return type === 'object'
    ? children.slice(0, MAX_COMPARED).map(({children: [key] = []}) => String(key?.value))
    : [];
}

/** How many of some keys a section has. */
export function fit(section: string, keys: readonly string[], schema: SchemaNode): number {
  const names = Object.keys(definitionOf(section, schema).properties ?? {}).map(normalizeKey);
  return keys.filter((key) => names.includes(key)).length;
}

/** The definition of a section; the whole schema is that of the top one. */
export function definitionOf(section: string, schema: SchemaNode): SchemaNode {
  return (section === '' ? schema : schema.$defs?.[section]) ?? {};
}
