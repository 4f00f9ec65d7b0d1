import type {Node} from 'jsonc-parser';
import {joinPath, sectionOfRef} from '../../framework/configAnchors';
import {isCertainlyKey, nearestKeys} from '../../lib/nearest';
import {bareName, foreignKeys} from '../../knowledge/foreignNames';
import {renamedKeys} from '../../knowledge/renamedKeys';
import {keyOf, keysIn, membersOf} from './document';
import type {KnownKey, SchemaNode, SettingsSchema} from './schema';

/** Where a value is in the configuration. */
export interface Location {
  node: Node;
  /** Path with `<key>` for the name of a block. */
  path: string;
  /** Section that documents the key; of the file itself, the top one. */
  section: string;
  /** The key, or that around a named block; none for the file itself. */
  name?: string;
  /** The key in the text; none for the file itself, and for a named block. */
  key?: Node;
  /** What the schema says of the key. */
  property?: SchemaNode;
  /** Section that documents the keys inside the value. */
  opens?: string;
  /** Object of the named block that has the value. */
  block?: Node;
}

/** A key that its object does not have. */
export interface UnknownKey {
  name: string;
  value: Node;
  /** The object. */
  around: Location;
  /** The key of this object that is certainly meant and read, and its value there, where that differs. */
  means?: string;
  written?: string;
  /** The unknown key that has it in its object. */
  outer?: UnknownKey;
}

/** The file as the schema describes it: each value by its place, and the keys that the schema does not have. */
export class ConfigFile {
  /** In the order of the text, an object before its keys. */
  readonly locations = new Map<Node, Location>();
  readonly unknown: UnknownKey[] = [];
  /** How many keys inside of unknown ones are still looked at: more would take long. */
  left = 500;
  /** Keys of blocks that are where the names of blocks are, those of each object together. */
  readonly blockKeys: UnknownKey[][] = [];
  private readonly members = new Map<Node, ReadonlyMap<string, Node>>();
  private readonly written = new Map<Node, string>();
  private readonly expected = new Map<Node | undefined, string[]>();

  constructor(
    readonly root: Node,
    readonly schema: SettingsSchema,
  ) {
    this.read({node: root, path: '', section: '', opens: ''}, schema.root);
  }

  /** The values that the schema describes, by the names of their keys in the schema; of other objects, all. */
  membersOf(node: Node | undefined): ReadonlyMap<string, Node> {
    return (node && this.members.get(node)) ?? membersOf(node);
  }

  /** The value at the end of a path of keys, or of numbers for the items of a list. */
  nodeAt(path: readonly string[], start = this.root): Node | undefined {
    return path.reduce<Node | undefined>(
      (at, key) => (at?.type === 'array' ? at.children?.[+key] : this.membersOf(at).get(key)),
      start,
    );
  }

  /** The location of a value, or of the nearest one around it that has one: the file has. */
  locationOf(node: Node): Location {
    return this.locations.get(node) ?? this.locationOf(node.parent!);
  }

  /** What the schema is to judge: in a block, a key that is `null` counts as left out. */
  valueOf(node: Node): unknown {
    if (node.type === 'object') {
      const isInBlock = this.locationOf(node).block !== undefined;
      const all = [...this.membersOf(node)];
      const set = all.filter(([, {type}]) => !isInBlock || type !== 'null');
      return Object.fromEntries(set.map(([name, value]) => [name, this.valueOf(value)]));
    }
    return node.children?.map((item) => this.valueOf(item)) ?? this.written.get(node) ?? node.value;
  }

  /** Remembers keys that a finding says to write, in a block or in any: nothing that depends on them is known. */
  expect(keys: readonly KnownKey[], block: Node | undefined): void {
    const names = keys.flatMap(({parent, name}) => [name, parent.split('.').at(-1)!]);
    this.expected.set(block, [...(this.expected.get(block) ?? []), ...names]);
  }

  /** Whether one of some keys, or one inside of them, is to be written in a block. */
  isExpected(names: readonly string[], block: Node | undefined): boolean {
    const all = [...(this.expected.get(undefined) ?? []), ...(this.expected.get(block) ?? [])];
    return names.some((name) => all.includes(name));
  }

  private read(location: Location, {$ref, ...own}: SchemaNode): void {
    const {properties, additionalProperties: inner} = $ref ? this.schema.section($ref) : own;
    this.locations.set(location.node, location);
    if (properties) {
      this.readKeys(location, properties);
    } else if (typeof inner === 'object' && sectionOfRef(inner.$ref) !== undefined) {
      this.readBlocks(location, inner);
    }
  }

  private readKeys(around: Location, properties: Record<string, SchemaNode>): void {
    const {node: object, path, opens: section = '', block} = around;
    const all = [...membersOf(object)];
    const known = new Map(all.filter(([name]) => Object.hasOwn(properties, name)));
    const others = all
      .filter(([name]) => !known.has(name))
      .map(([name, value]) => resolveKey({name, value, around}, this.schema));
    const isOnly = (name: string) => others.filter(({means}) => means === name).length === 1;
    for (const {means, written, ...key} of others) {
      if (means !== undefined && isOnly(means) && !known.has(means)) {
        known.set(means, key.value);
        this.written.set(key.value, written ?? (key.value.value as string));
        this.unknown.push({...key, means, written});
      } else {
        this.unknown.push(key);
      }
    }
    this.members.set(object, known);
    for (const [name, node] of known) {
      const property = properties[name]!;
      const place = {node, path: joinPath(path, name), section, name, key: keyOf(node), property};
      this.read({...place, opens: sectionOfRef(property.$ref), block}, property);
    }
  }

  private readBlocks(around: Location, definition: SchemaNode): void {
    const opens = sectionOfRef(definition.$ref)!;
    const path = joinPath(around.path, '<key>');
    const isKey = (name: string) =>
      this.schema.meaningsOf(name).some(({parent}) => parent === path);
    const all = [...membersOf(around.node)].map(([name, value]) => ({name, value, around}));
    const others = all.filter(({name, value}) => !this.isBlock(name, value, isKey));
    this.unknown.push(...others.filter(({name}) => !isKey(name)));
    const keys = others.filter(({name}) => isKey(name));
    this.blockKeys.push(...(keys.length > 0 ? [keys] : []));
    const blocks = all.filter((entry) => !others.includes(entry));
    this.members.set(around.node, new Map(blocks.map(({name, value}) => [name, value])));
    for (const {value: node} of blocks) {
      this.read({...around, node, path, opens, key: undefined, block: node}, definition);
    }
  }

  /** Whether an entry of an object with named blocks is one of them, and not a key in the wrong place. */
  private isBlock(name: string, value: Node, isKey: (name: string) => boolean): boolean {
    const known = this.schema.keysNamed(name);
    const foreign = foreignKeys(name);
    if (value.type !== 'object') {
      return known.length + foreign.length === 0 || value.type === 'null';
    }
    const keys = keysIn(value);
    const inBlock = keys.filter(isKey).length;
    const countOf = ({property: {$ref}}: KnownKey) =>
      $ref === undefined ? 1 : this.schema.countIn(sectionOfRef($ref), keys);
    const isOfOthers = foreign.some(({to}) => to.length === 0);
    return inBlock >= Math.max(0, ...known.map(countOf)) && (inBlock > 0 || !isOfOthers);
  }
}

/** The key of an earlier version at a place. */
export const renamedAt = (path: string, name: string) =>
  renamedKeys.find(({from}) => from === joinPath(path, name));

/** A key, with that of the same object that it certainly means: its name today, or one without a typo. */
function resolveKey(unknown: UnknownKey, schema: SettingsSchema): UnknownKey {
  const {name, value, around} = unknown;
  const {path, opens} = around;
  const {to = '', isRewritten, values} = renamedAt(path, name) ?? {};
  const properties = schema.propertiesOf(opens);
  const [near = '', ...others] = nearestKeys(bareName(name), Object.keys(properties));
  const isNear = others.length === 0 && isCertainlyKey(bareName(name), near);
  const key = schema.keyAt(to);
  const means = key?.parent === path && !isRewritten ? key.name : isNear ? near : '';
  const property = properties[means];
  const isFor = property && schema.accepts(property, value);
  return isFor ? {...unknown, means, written: values?.[String(value.value)]} : unknown;
}
