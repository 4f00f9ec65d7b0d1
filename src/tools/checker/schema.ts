import type {Node} from 'jsonc-parser';
import {sectionOfRef} from '../../framework/configAnchors';
import {normalizeKey} from '../../lib/nearest';
import {oncePer} from '../../lib/once';
import {bareName, foreignKeys} from '../../knowledge/foreignNames';
import {keysIn} from './document';

/** What the check reads of the published schema: keywords of JSON Schema, and the facts that it adds. */
export interface SchemaNode {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, SchemaNode | undefined>;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  errorMessage?: string;
  properties?: Record<string, SchemaNode>;
  additionalProperties?: boolean | SchemaNode;
  required?: readonly string[];
  default?: unknown;
  anyOf?: readonly SchemaNode[];
  if?: SchemaNode;
  'x-boyka-paths'?: readonly string[];
  'x-boyka-requires'?: string;
  'x-boyka-type'?: string;
  'x-boyka-unit'?: string;
  'x-boyka-platforms'?: readonly string[];
  'x-boyka-required-when'?: string;
  'x-boyka-caution'?: string;
  'x-boyka-unused'?: boolean;
}

/** A key of the schema at one of its places. */
export interface KnownKey {
  /** The section that documents it. */
  section: string;
  /** Path of the object around it, with `<key>` for the name of a block. */
  parent: string;
  name: string;
  property: SchemaNode;
}

/** The published schema, with each key by its name. */
export class SettingsSchema {
  static readonly of = oncePer((root: SchemaNode) => new SettingsSchema(root));

  private readonly index = new Map<string, KnownKey[]>();

  constructor(readonly root: SchemaNode) {
    for (const [section, object] of Object.entries({'': root, ...root.$defs})) {
      const isVariant = section.endsWith('.outside-blocks');
      for (const parent of isVariant ? [] : (object?.['x-boyka-paths'] ?? [])) {
        for (const [name, property] of Object.entries(this.propertiesOf(section))) {
          const key = {section, parent, name, property};
          this.index.set(normalizeKey(name), [...this.keysNamed(name), key]);
        }
      }
    }
  }

  /** The definition of a section, or that a `$ref` names; the whole schema is that of the top one. */
  section(ref = '-'): SchemaNode {
    return (ref === '' ? this.root : this.root.$defs?.[ref.split('/').at(-1)!]) ?? {};
  }

  /** What the schema says of each key of a section. */
  propertiesOf(section: string | undefined): Record<string, SchemaNode> {
    return this.section(section).properties ?? {};
  }

  /** The keys of a name at all their places, whatever its letter case and separators, or of a path with dots. */
  keysNamed(name: string): readonly KnownKey[] {
    const parts = name.split('.');
    const last = parts.pop()!;
    const isAt = ({parent}: KnownKey) => {
      const own = parent.split('.').slice(-parts.length);
      return own[0] === parts[0] && own.every((part, at) => [parts[at], '<key>'].includes(part));
    };
    const known = this.index.get(normalizeKey(name));
    return known ?? (parts.length > 0 ? this.keysNamed(last).filter(isAt) : []);
  }

  /** The keys that a name may mean: those that have it, and those that another tool calls so. */
  meaningsOf(name: string): KnownKey[] {
    const paths = foreignKeys(name).flatMap(({to}) => to);
    return [...this.keysNamed(bareName(name)), ...paths.flatMap((path) => this.keyAt(path) ?? [])];
  }

  /** The key at a path, with `<key>` for the name of a block. */
  keyAt(path: string): KnownKey | undefined {
    const [, parent = '', name = ''] = /^(?:(.*)\.)?(.*)$/.exec(path)!;
    return this.keysNamed(name).find((known) => known.parent === parent && known.name === name);
  }

  /** Whether a value may be one of a key by its type; an object needs some keys of the section. */
  accepts({$ref, type: own}: SchemaNode, value: Node): boolean {
    const section = sectionOfRef($ref);
    const types = [own ?? (section === undefined ? 'string' : 'object')].flat();
    const type = value.type === 'number' && !types.includes('number') ? 'integer' : value.type;
    const keys = section === undefined ? [] : keysIn(value);
    const isOfType = types.includes(type);
    return type === 'null' || (isOfType && (!keys.length || this.countIn(section, keys) > 0));
  }

  /** How many of some keys may be of a section. */
  countIn(section: string | undefined, keys: readonly string[]): number {
    const isIn = (key: string) => this.meaningsOf(key).some((known) => known.section === section);
    return keys.filter(isIn).length;
  }

  /**
   * Those of some keys that are most likely meant at a path, beside others: with the longest common path, then in an
   * object of the same name, then beside most of the others.
   */
  nearest(keys: readonly KnownKey[], path: string, others: readonly string[]): KnownKey[] {
    const parts = path.split('.');
    const scores = keys.map(({section, parent}) => {
      const own = parent.split('.');
      const common = [...own, ''].findIndex((part, at) => part !== parts[at]);
      const isNamesake = Number(own.at(-1) === parts.at(-1));
      return common * 10_000 + isNamesake * 1000 + this.countIn(section, others);
    });
    return keys.filter((_, at) => scores[at] === Math.max(...scores));
  }
}
