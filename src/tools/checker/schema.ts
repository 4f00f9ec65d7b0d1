import type {Node} from 'jsonc-parser';
import {sectionOfRef} from '../../framework/configAnchors';
import {normalizeKey} from '../../lib/nearest';
import {oncePer} from '../../lib/once';
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
        for (const key of this.keysOf(section, parent)) {
          this.index.set(normalizeKey(key.name), [...this.keysNamed(key.name), key]);
        }
      }
    }
  }

  /** The definition that a `$ref` names; throws an error when there is none. */
  resolve(ref: string): SchemaNode {
    const found = this.root.$defs?.[ref.split('/').at(-1) ?? ''];
    if (!found) {
      throw new Error(`The schema has no definition "${ref}": run \`npm run schema:update\`.`);
    }
    return found;
  }

  /** The definition of a section; the whole schema is that of the top one. */
  section(name: string | undefined): SchemaNode {
    return (name === '' ? this.root : this.root.$defs?.[name ?? '']) ?? {};
  }

  /** What the schema says of each key of a section. */
  propertiesOf(section: string | undefined): Record<string, SchemaNode> {
    return this.section(section).properties ?? {};
  }

  /** The keys of a section, at one of its places. */
  keysOf(section: string, parent: string): KnownKey[] {
    const properties = Object.entries(this.propertiesOf(section));
    return properties.map(([name, property]) => ({section, parent, name, property}));
  }

  /** The keys of a name at all their places, whatever its letter case and separators. */
  keysNamed(name: string): readonly KnownKey[] {
    return this.index.get(normalizeKey(name)) ?? [];
  }

  /** Those that may have a value. */
  keysFor(name: string, value: Node): KnownKey[] {
    return this.keysNamed(name).filter(({property}) => this.accepts(property, value));
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

  /** How many of some keys a section has. */
  countIn(section: string | undefined, keys: readonly string[]): number {
    const names = new Set(Object.keys(this.propertiesOf(section)).map(normalizeKey));
    return keys.filter((key) => names.has(normalizeKey(key))).length;
  }

  /**
   * Those of some keys that are most likely meant at a path, beside others: with the longest common path, then in an
   * object of the same name, then beside most of the others.
   */
  nearest(keys: readonly KnownKey[], path: string, others: readonly string[]): KnownKey[] {
    const parts = path.split('.');
    const scores = keys.map(({section, parent}) => {
      const own = parent.split('.');
      const differs = own.findIndex((part, at) => part !== parts[at]);
      const common = differs < 0 ? own.length : differs;
      const isNamesake = Number(own.at(-1) === parts.at(-1));
      return common * 10_000 + isNamesake * 1000 + this.countIn(section, others);
    });
    return keys.filter((_, at) => scores[at] === Math.max(...scores));
  }
}
