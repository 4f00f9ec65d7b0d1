import type {Node} from 'jsonc-parser';
import type {ConfigPlatform as Platform} from '../../framework/configTypes';
import {traps, type Condition, type TrapCase} from '../../knowledge/traps';
import {keyOf, membersOf, valueAt} from './document';
import {definitionOf} from './keys';
import type {SchemaNode} from './schema';
import type {ValuePlace} from './validate';
import {linkTo, type Remark} from './wording';

const NAMES: Record<Platform, string> = {
  WEB: 'web',
  ANDROID: 'Android',
  IOS: 'iOS',
  MAC: 'macOS',
  API: 'API',
};

/**
 * Finds keys without effect, and keys that do something else than their name says.
 *
 * @param root the file as it is meant
 * @param places of its values
 * @param schema the published one
 */
export function findRemarks(
  root: Node,
  places: ReadonlyMap<Node, ValuePlace>,
  schema: SchemaNode,
): Remark[] {
  const remarks: Remark[] = [];
  const blocks = new Map<Node, readonly Platform[]>();
  for (const [value, {block, opens = ''}] of places) {
    if (block === value) {
      blocks.set(value, platformsOf(value, opens, root, schema));
    }
  }
  const ofFile = [...blocks.values()].flat();
  /** Values that no platform, or none of the file, reads: one remark is enough for all in them. */
  const unread = new Set<Node>();
  for (const [value, place] of places) {
    const {section, name = '', key, property, block, opens} = place;
    const object = key?.parent?.parent;
    if (key && object) {
      const reason = unread.has(object)
        ? undefined
        : reasonOf(place, (block && blocks.get(block)) ?? ofFile);
      if (reason !== undefined) {
        remarks.push({
          rule: 'no-effect',
          offset: key.offset,
          message: reason,
          link: linkTo(section, name),
        });
      }
      // `$schema` is for none.
      if (property && (reason !== undefined || unread.has(object))) {
        unread.add(value);
      }
    }
    if (opens !== undefined) {
      remarks.push(...remarksIn(value, opens, root, schema, unread));
    }
  }
  return remarks;
}

/** Why no session of the file, or of the block, reads a key. */
function reasonOf(
  {name = '', property, block}: ValuePlace,
  platforms: readonly Platform[],
): string | undefined {
  if (property?.['x-boyka-unused']) {
    return `The framework doesn't read \`${name}\` here.`;
  }
  const reads = property?.['x-boyka-platforms'];
  if (!reads || platforms.length === 0 || platforms.some((item) => reads.includes(item))) {
    return undefined;
  }
  const where = block ? 'this block is' : 'the blocks of this file are';
  return `The framework reads \`${name}\` only in ${platformNames(reads)} sessions, and ${where} for ${platformNames(platforms)}.`;
}

/** What the known traps say of the keys of an object; of a key without effect the first is enough. */
function remarksIn(
  object: Node,
  section: string,
  root: Node,
  schema: SchemaNode,
  unread: ReadonlySet<Node>,
): Remark[] {
  const members = membersOf(object);
  const marked = new Set<string>();
  return traps.groups
    .filter((group) => group.section === section)
    .flatMap(({cases, isFirstOnly}) => {
      const applying = cases.filter(({when}) => applies(when, object, root));
      return isFirstOnly ? applying.slice(0, 1) : applying;
    })
    .flatMap((found): Remark[] => {
      const {trap, text} = found;
      const message =
        text ?? definitionOf(section, schema).properties?.[trap ?? '']?.['x-boyka-caution'] ?? '';
      if (trap !== undefined && found.keys?.length === 0) {
        const {offset} = keyOf(object) ?? object;
        return [{rule: 'trap', offset, message, link: linkTo(section, trap)}];
      }
      return keysOf(found, members).flatMap((key) => {
        const value = members.get(key)!;
        if (trap === undefined && (marked.has(key) || unread.has(value))) {
          return [];
        }
        marked.add(trap === undefined ? key : '');
        return {
          rule: trap === undefined ? 'no-effect' : 'trap',
          offset: keyOf(value)!.offset,
          message: message.replaceAll('{key}', key),
          link: linkTo(section, trap ?? key),
        };
      });
    });
}

/** The keys of an object that a case is about. */
function keysOf({keys, keysBut = []}: TrapCase, members: ReadonlyMap<string, Node>): string[] {
  return [...members.keys()].filter((key) => (keys ? keys.includes(key) : !keysBut.includes(key)));
}

function applies(when: Condition, object: Node, root: Node): boolean {
  return Object.entries(when).every(([path, text]) => {
    const isOfFile = path.startsWith('/');
    const value = valueAt(isOfFile ? root : object, ...path.replace('/', '').split('.'));
    return text === true ? value !== undefined : new RegExp(text!, 'i').test(valueText(value));
  });
}

/** The text of a value, of a list a line for each item; nothing where there is none. */
function valueText(node: Node | undefined): string {
  if (node?.type === 'array') {
    return (node.children ?? []).map(valueText).join('\n');
  }
  return node ? String(node.value) : '';
}

/** The platforms of a named block; several where its own is known at run time only. */
function platformsOf(
  block: Node,
  section: string,
  root: Node,
  schema: SchemaNode,
): readonly Platform[] {
  const found = traps.platforms.find(
    (item) => item.section === section && applies(item.when, block, root),
  );
  return (found?.are ?? definitionOf(section, schema)['x-boyka-platforms'] ?? []) as Platform[];
}

function platformNames(platforms: readonly string[]): string {
  const names = Object.entries(NAMES).filter(([platform]) => platforms.includes(platform));
  // Without a comma before "and".
  return new Intl.ListFormat('en-US').format(names.map(([, name]) => name));
}
