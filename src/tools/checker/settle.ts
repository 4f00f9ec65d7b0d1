import {getNodePath, getNodeValue, type JSONPath, type Node} from 'jsonc-parser';
import {joinPath, sectionOfRef} from '../../framework/configAnchors';
import {isCertainlyKey, nearestKeys, similarKeys, normalizeKey} from '../../framework/nearest';
import {foreignKeys} from '../../knowledge/foreignNames';
import {renamedKeys} from '../../knowledge/renamedKeys';
import {keyOf, memberOf, readMembers} from './document';
import {renameBy, type Fix} from './fixes';
import {
  commonLength,
  definitionOf,
  fit,
  homesOf,
  homesOfContent,
  isFor,
  keyAt,
  type KnownKey,
} from './keys';
import type {SchemaNode} from './schema';
import {validate} from './validate';
import {linkTo, quoted, similarValue, type Remark} from './wording';

/** A file as it is meant: each unknown key is renamed, moved, or taken out, and a remark says so. */
export interface Settled {
  root: Node;
  remarks: Remark[];
  /** The keys that are `null` where that counts as left out, by their object in the meant file. */
  nulls: Map<Node, Map<string, Node>>;
  /** The keys of objects that a remark says to write: that they are missing is no news. */
  announced: Map<Node, Set<string>>;
}

/** An object that the schema describes. */
interface Spot {
  node: Node;
  section: string;
  /** With `<key>` for the name of a block. */
  path: string;
  definition: SchemaNode;
  isInBlock: boolean;
}

/** What stands for the name of a block that the reader has to choose. */
const SOME_NAME = 'my_block';
/** A sample is not longer. */
const MAX_LINES = 12;
/** Keys that an object without a near name may list. */
const MAX_LISTED = 8;
/** More places say nothing. */
const MAX_HOMES = 3;
/** What a move uncovers is settled as well, but moves have no end where keys move back. */
const MAX_ROUNDS = 4;

/**
 * Reads a file as its writer means it, so that one cause has one finding.
 *
 * @param original the file, which stays as it is
 * @param schema the published one
 * @param most remarks
 */
export function settle(original: Node, schema: SchemaNode, most: number): Settled {
  const origins = new Map<Node, Node>();
  const root = copy(original, undefined, origins);
  const remarks: Remark[] = [];
  const nulls: Settled['nulls'] = new Map();
  const announced: Settled['announced'] = new Map();
  /** The findings of a value that has another key now. */
  const owners = new Map<Node, Remark>();
  /** Blocks whose name the reader has to choose. */
  const invented = new Set<Node>();
  let isMoved = true;
  for (let round = 0; isMoved && round < MAX_ROUNDS; round += 1) {
    isMoved = false;
    settleObject({node: root, section: '', path: '', definition: schema, isInBlock: false});
  }
  return {...renew(root, nulls, announced), remarks};

  function settleObject(spot: Spot): void {
    const {node, definition, path, isInBlock} = spot;
    if (node.type !== 'object' || !definition.properties) {
      return;
    }
    const names = definition.properties;
    const isKnown = (property: Node) => Object.hasOwn(names, String(property.children?.[0]?.value));
    for (const property of [...(node.children ?? [])]) {
      const [key, value] = property.children ?? [];
      if (key && value && !isKnown(property) && remarks.length <= most) {
        settleUnknown(property, key, value, spot);
      }
    }
    // More than can be shown are taken out without a word.
    Object.assign(node, {children: node.children?.filter(isKnown)});
    if (isInBlock) {
      takeNulls(node);
    }
    for (const [name, value] of readMembers(node)) {
      settleValue(value, names[name]!, joinPath(path, name), spot);
    }
  }

  function takeNulls(object: Node): void {
    const isNull = ({children: [, value] = []}: Node) => value?.type === 'null';
    const found = object.children?.filter(isNull) ?? [];
    if (found.length > 0) {
      const keys = found.map(
        ({children: [key, value] = []}) => [String(key!.value), value!] as const,
      );
      nulls.set(object, new Map([...(nulls.get(object) ?? []), ...keys]));
      Object.assign(object, {children: object.children!.filter((property) => !isNull(property))});
    }
  }

  function settleValue(value: Node, property: SchemaNode, path: string, spot: Spot): void {
    const section = sectionOfRef(property.$ref);
    if (section !== undefined) {
      const name = property.$ref!.split('/').at(-1)!;
      const definition = definitionOf(name, schema);
      settleObject({node: value, section, path, definition, isInBlock: spot.isInBlock});
      return;
    }
    const inner = property.additionalProperties;
    const block = typeof inner === 'object' ? sectionOfRef(inner.$ref) : undefined;
    if (block !== undefined && value.type === 'object') {
      settleBlocks(value, block, path);
    } else if (spot.isInBlock) {
      dropNulls(value);
    }
  }

  /** Entries of a map that are `null` are not sent. */
  function dropNulls(value: Node): void {
    if (value.type === 'object') {
      takeNulls(value);
      readMembers(value).forEach(dropNulls);
    }
  }

  function settleBlocks(blocks: Node, section: string, path: string): void {
    const definition = definitionOf(section, schema);
    const parent = joinPath(path, '<key>');
    const spot = {node: blocks, section, path: parent, definition, isInBlock: true};
    const misplaced = misplacedIn(spot);
    const blockNames = [...readMembers(blocks)]
      .filter(([, value]) => value.type === 'object' && !misplaced.includes(value.parent!))
      .map(([name]) => name);
    if (misplaced.length > 0 && blockNames.length > 0) {
      misplaced.forEach((property) => moveIntoBlock(property, spot, path, blockNames));
    } else if (misplaced.length > 0) {
      wrapInBlock(misplaced, spot, path);
    }
    for (const [, value] of readMembers(blocks)) {
      settleObject({...spot, node: value});
    }
  }

  function moveIntoBlock(
    property: Node,
    {node, section}: Spot,
    path: string,
    names: readonly string[],
  ): void {
    const [key, value] = property.children as [Node, Node];
    const known = definitionOf(section, schema).properties?.[String(key.value)];
    add({
      rule: 'misplaced-key',
      offset: key.offset,
      message: `${quoted(key.value)} is a key of a block, but the framework takes it for the name of one. It belongs inside a block of \`${path}\`, such as ${quoted(names[0])}.`,
      link: linkTo(section, known && String(key.value)),
    });
    detach(property);
    const only = names.length === 1 ? memberOf(node, names[0]!) : undefined;
    if (only && known && isFor(known, value, schema) && !memberOf(only, String(key.value))) {
      append(only, property);
    }
  }

  function wrapInBlock(misplaced: readonly Node[], spot: Spot, path: string): void {
    const first = misplaced[0]!.children![0]!;
    const name = path.split('.').at(-1)!;
    const entries = misplaced.map(({children = []}) => children as [Node, Node]);
    const keys = entries.map(([key]) => quoted(key.value));
    const values = entries.map(([key, value]) => [key.value, getNodeValue(value)] as const);
    add({
      rule: 'misplaced-key',
      offset: first.offset,
      message: `\`${name}\` needs a named block around ${listOf(keys.length > 4 ? [...keys.slice(0, 3), 'the other keys'] : keys, 'and')}: a test names the block when it creates a session. Choose a name instead of \`${SOME_NAME}\`.`,
      lines: sampleOf(name, {[SOME_NAME]: Object.fromEntries(values) as object}),
      link: linkTo(spot.section),
    });
    const block = addObject(spot.node, SOME_NAME, first);
    invented.add(block);
    for (const property of misplaced) {
      detach(property);
      append(block, property);
    }
  }

  /** The entries of an object with named blocks that are keys of a block. */
  function misplacedIn({node, path, definition}: Spot): Node[] {
    const names = Object.keys(definition.properties ?? {});
    const isName = (name: string) =>
      names.some((item) => normalizeKey(item) === normalizeKey(name)) ||
      renamedKeys.some(({from}) => from === joinPath(path, name)) ||
      foreignKeys(name).some(({to}) => to.some((item) => item.startsWith(`${path}.`)));
    const sure: Node[] = [];
    const likely: Node[] = [];
    for (const property of node.children ?? []) {
      const [key, value] = property.children ?? [];
      const name = String(key?.value);
      if (!value || value.type === 'null' || sure.length > most) {
        continue;
      }
      const isScalar = value.type !== 'object';
      if (isScalar && (isName(name) || nearestKeys(name, names).length > 0)) {
        sure.push(property);
      } else if (!isScalar && isName(name)) {
        const keys = [...readMembers(value).keys()].map(normalizeKey);
        const own = names.find((item) => normalizeKey(item) === normalizeKey(name));
        const opened = own && sectionOfRef(definition.properties?.[own]?.$ref);
        const inBlock = keys.filter((item) => names.map(normalizeKey).includes(item)).length;
        const inKey = opened === undefined ? 0 : fit(opened, keys, schema);
        if (inKey > inBlock) {
          sure.push(property);
        } else if (inBlock === 0) {
          likely.push(property);
        }
      }
    }
    return sure.length > 0 ? [...sure, ...likely].sort((a, b) => a.offset - b.offset) : [];
  }

  function settleUnknown(property: Node, key: Node, value: Node, spot: Spot): void {
    const name = String(key.value);
    const known = Object.keys(spot.definition.properties ?? {});
    const remark =
      renamed(property, name, value, spot) ??
      misspelled(
        property,
        name,
        value,
        known.filter((item) => normalizeKey(item) === normalizeKey(name)),
        spot,
      ) ??
      foreign(property, name, value, spot) ??
      misspelled(property, name, value, known, spot) ??
      elsewhere(property, name, value, spot) ??
      alike(name, value, known, spot) ??
      unknown(name, value, known, spot);
    const full = {offset: key.offset, ...remark};
    owners.set(value, full);
    add(full);
    if (property.parent === spot.node && key.value === name) {
      detach(property);
    }
  }

  function renamed(property: Node, name: string, value: Node, spot: Spot): Draft | undefined {
    const entry = renamedKeys.find(({from}) => from === joinPath(spot.path, name));
    if (!entry) {
      return undefined;
    }
    const {to, version, note, values, isRewritten} = entry;
    const target = to === undefined ? undefined : keyAt(to, schema);
    const mapped = values?.[String(value.value)];
    // Its note is about other values.
    const isPlain = values && value.type === 'string' && !String(value.value).startsWith('${');
    const now =
      to === undefined
        ? 'There is no replacement.'
        : mapped === undefined
          ? `Write \`${to}\` instead.`
          : `Write \`${to}\` instead, with \`${JSON.stringify(mapped)}\`.`;
    const isOpen = target && !isRewritten ? place(property, target, spot, mapped) : undefined;
    return {
      rule: 'renamed-key',
      message: `\`${name}\` is a key from versions before ${version}. ${now}${isOpen === false ? TAKEN : ''}${note && !isPlain ? ` ${note}` : ''}`,
      link: target ? linkTo(target.section, target.name) : linkTo(spot.section),
      fix: target && isOpen ? fixTo(value, target, spot, mapped) : undefined,
    };
  }

  function foreign(property: Node, name: string, value: Node, spot: Spot): Draft | undefined {
    const found = foreignKeys(name);
    if (found.length === 0) {
      return undefined;
    }
    const all = found.flatMap((entry) =>
      entry.to.flatMap((to) => {
        const target = keyAt(to, schema);
        return target ? [{entry, target}] : [];
      }),
    );
    const parents = new Set(
      nearestPaths(
        all.map(({target}) => target.parent),
        spot.path,
      ),
    );
    const near = all.filter(({target}) => parents.has(target.parent));
    const [first] = near;
    const [home] = homesOf(name, value, spot, schema).homes;
    if (
      home &&
      first &&
      commonLength(home.parent, spot.path) >= commonLength(first.target.parent, spot.path)
    ) {
      return undefined;
    }
    if (!first) {
      const [{of, note}] = found as [(typeof found)[0]];
      return {
        rule: 'unknown-key',
        message:
          `${quoted(name)} is a name of ${of}, and the framework silently ignores it here. ${note ?? ''}`.trim(),
        link: linkTo(spot.section),
      };
    }
    const {entry, target} = first;
    const isOne = near.length === 1 && isFor(target.property, value, schema);
    const similar = isOne
      ? similarValue(value, target.section, target.name, target.property)
      : undefined;
    const isOpen = isOne ? place(property, target, spot, similar) : undefined;
    const names = near.map(({target: {parent, name: own}}) =>
      parent === spot.path ? `\`${own}\`` : `\`${joinPath(parent, own)}\``,
    );
    const written = similar === undefined ? '' : `, with \`${JSON.stringify(similar)}\``;
    return {
      rule: 'unknown-key',
      message: `${quoted(name)} is a name of ${entry.of}, and the framework silently ignores it here. Write ${listOf([...new Set(names)].slice(0, MAX_HOMES), 'or')} instead${written}.${isOpen === false ? TAKEN : ''}${entry.note ? ` ${entry.note}` : ''}`,
      link: linkTo(target.section, target.name),
    };
  }

  function misspelled(
    property: Node,
    name: string,
    value: Node,
    known: readonly string[],
    spot: Spot,
  ): Draft | undefined {
    const near = nearestKeys(name, known);
    const [only] = near;
    if (only === undefined) {
      return undefined;
    }
    const target: KnownKey = {
      section: spot.section,
      parent: spot.path,
      name: only,
      property: spot.definition.properties![only]!,
    };
    const isOne = near.length === 1 && isFor(target.property, value, schema);
    const isOpen = isOne ? place(property, target, spot) : undefined;
    return {
      rule: 'unknown-key',
      message: `${quoted(name)} isn't a key here, and the framework silently ignores it. Did you mean ${listOf(
        near.map((item) => `\`${item}\``),
        'or',
      )}?${isOpen === false ? TAKEN : ''}`,
      link: linkTo(spot.section, only),
      fix: isOpen && isCertainlyKey(name, only) ? fixTo(value, target, spot) : undefined,
    };
  }

  function elsewhere(property: Node, name: string, value: Node, spot: Spot): Draft | undefined {
    const {homes, isOnly} = homesOf(name, value, spot, schema);
    const [first] = homes;
    if (!first) {
      return undefined;
    }
    const isOne = homes.length === 1;
    const isOpen = isOne ? place(property, first, spot) : undefined;
    const as = homes.every((home) => home.name === name) ? '' : ` as \`${first.name}\``;
    const more =
      homes.length > MAX_HOMES ? 'Several sections have a key of this name, such as' : 'It belongs';
    const places = homes
      .slice(0, MAX_HOMES)
      .map(({parent}) =>
        parent === ''
          ? 'at the top level of the file'
          : homes.length > MAX_HOMES
            ? `\`${parent}\``
            : `in \`${parent}\``,
      );
    return {
      rule: 'misplaced-key',
      message: `${quoted(name)} isn't a key here, and the framework silently ignores it. ${more} ${listOf(places, homes.length > MAX_HOMES ? 'and' : 'or')}${as}.${isOpen === false ? TAKEN : ''}`,
      link: linkTo(first.section, first.name),
      fix: isOpen && isOnly ? fixTo(value, first, spot) : undefined,
    };
  }

  /** Keys here that have the same word. */
  function alike(
    name: string,
    value: Node,
    known: readonly string[],
    spot: Spot,
  ): Draft | undefined {
    const near = similarKeys(name, known).filter((item) =>
      isFor(spot.definition.properties![item]!, value, schema),
    );
    const [first] = near;
    return first === undefined || near.length > MAX_HOMES
      ? undefined
      : {
          rule: 'unknown-key',
          message: `${quoted(name)} isn't a key here, and the framework silently ignores it. Did you mean ${listOf(
            near.map((item) => `\`${item}\``),
            'or',
          )}?`,
          link: linkTo(spot.section, first),
        };
  }

  function unknown(name: string, value: Node, known: readonly string[], spot: Spot): Draft {
    const ignored = `${quoted(name)} isn't a key here, and the framework silently ignores it.`;
    const homes = homesOfContent(value, spot, schema);
    const [first] = homes;
    if (first) {
      const namesIn = (parent: string) =>
        [...new Set(homes.flatMap((home) => (home.parent === parent ? home.name : [])))].sort();
      const names = namesIn(first.parent);
      const keys = names.map((item) => `\`${item}\``);
      const parents = [...new Set(homes.map(({parent}) => parent))]
        .filter((parent) => namesIn(parent).join() === names.join())
        .map((parent) => (parent === '' ? 'at the top level of the file' : `in \`${parent}\``));
      return {
        rule: 'misplaced-key',
        message: `${ignored} ${keys.length === 1 ? 'Its key' : 'Its keys'} ${listOf(keys, 'and')} ${keys.length === 1 ? 'belongs' : 'belong'} ${listOf(parents.slice(0, MAX_HOMES), 'or')}.`,
        link: linkTo(first.section),
      };
    }
    const listed = known.filter((item) => item !== '$schema').map((item) => `\`${item}\``);
    const keys = listed.length > 0 && listed.length <= MAX_LISTED;
    return {
      rule: 'unknown-key',
      message: `${ignored}${keys ? ` Keys here: ${listed.join(', ')}.` : ' Remove it, or choose one of the keys of this section.'}`,
      link: linkTo(spot.section),
    };
  }

  /**
   * Puts a key where it is meant to be, in the file as it is meant.
   *
   * @returns false when there is one already; nothing when its place is not known
   */
  function place(
    property: Node,
    target: KnownKey,
    spot: Spot,
    mapped?: string,
  ): boolean | undefined {
    const [key, value] = property.children as [Node, Node];
    const parent = objectAt(target.parent, spot, key);
    if (!parent) {
      return undefined;
    }
    announced.set(parent, (announced.get(parent) ?? new Set()).add(target.name));
    const other = memberOf(parent, target.name);
    if (other) {
      // Two keys for one place: which of them counts is the reader's to say.
      delete owners.get(other)?.fix;
      return false;
    }
    if (mapped !== undefined) {
      Object.assign(value, {value: mapped, type: 'string'});
    }
    if (!isMeant(target.property, value)) {
      return undefined;
    }
    if (parent !== spot.node) {
      detach(property);
      append(parent, property);
      isMoved = true;
    }
    Object.assign(key, {value: target.name});
    return true;
  }

  /** Whether a value may be judged at its place: not after a finding that it is of another kind. */
  function isMeant(property: SchemaNode, value: Node): boolean {
    return value.type === 'object' ? isFor(property, value, schema) : accepts(property, value);
  }

  /** The object at a path that a key moves to: within its block, or the only block there. */
  function objectAt(pattern: string, spot: Spot, key: Node): Node | undefined {
    if (pattern === spot.path) {
      return spot.node;
    }
    const own = spot.path.split('.');
    const actual = getNodePath(spot.node).map(String);
    let isSame = true;
    let at: Node | undefined = root;
    for (const [index, part] of (pattern === '' ? [] : pattern.split('.')).entries()) {
      isSame &&= own[index] === part;
      const name: string | undefined =
        part !== '<key>' ? part : isSame ? actual[index] : onlyOf([...readMembers(at).keys()]);
      if (name === undefined) {
        return undefined;
      }
      at = memberOf(at, name) ?? addObject(at, name, key);
      if (at.type !== 'object') {
        return undefined;
      }
    }
    return at;
  }

  /** The correction of the text that moves or renames a key, where it is certain. */
  function fixTo(value: Node, target: KnownKey, spot: Spot, mapped?: string): Fix | undefined {
    const origin = origins.get(value);
    if (!origin || !keyOf(origin) || isInvented(value) || !isMeant(target.property, value)) {
      return undefined;
    }
    if (target.parent === spot.path) {
      return renameBy(origin, target.name, mapped);
    }
    const own = spot.path.split('.');
    const isSameBlock = target.parent
      .split('.')
      .every(
        (part, at, parts) =>
          part !== '<key>' || parts.slice(0, at).join() === own.slice(0, at).join(),
      );
    const to = getNodePath(value);
    return isSameBlock && mapped === undefined && isInFile(to)
      ? {value: origin, to, paths: [getNodePath(origin), to]}
      : undefined;
  }

  /** Whether a value is in a block whose name the reader has to choose. */
  function isInvented(value: Node): boolean {
    return invented.has(value) || (value.parent !== undefined && isInvented(value.parent));
  }

  /** Whether all objects of a path but the last key may be in the text: those that are, are objects. */
  function isInFile(path: JSONPath): boolean {
    let at: Node | undefined = original;
    for (const part of path.slice(0, -1)) {
      at = readMembers(at).get(String(part));
      if (at && at.type !== 'object') {
        return false;
      }
    }
    return !at || !readMembers(at).has(String(path.at(-1)));
  }

  function accepts(property: SchemaNode, value: Node): boolean {
    return validate(schema, value, property).length === 0;
  }

  function add(remark: Remark): void {
    remarks.push(remark);
  }
}

type Draft = Omit<Remark, 'offset'>;

const TAKEN = ' It is set already: remove this one.';

/** A copy that may change. */
function copy(node: Node, parent: Node | undefined, origins: Map<Node, Node>): Node {
  const own: Node = {...node, parent};
  origins.set(own, node);
  const children = node.children?.map((child) => copy(child, own, origins));
  return Object.assign(own, children && {children});
}

/** The same with new objects: others may have been read while they changed. */
function renew(
  root: Node,
  nulls: Settled['nulls'],
  announced: Settled['announced'],
): Omit<Settled, 'remarks'> {
  const before = new Map<Node, Node>();
  const renewed = copy(root, undefined, before);
  const both = [...before];
  const moved = <Value>(map: Map<Node, Value>) =>
    new Map(both.flatMap(([now, then]) => (map.has(then) ? [[now, map.get(then)!] as const] : [])));
  return {root: renewed, nulls: moved(nulls), announced: moved(announced)};
}

function detach(property: Node): void {
  const siblings = property.parent?.children;
  siblings?.splice(siblings.indexOf(property), 1);
}

function append(object: Node, property: Node): void {
  Object.assign(property, {parent: object});
  object.children!.push(property);
}

/** Adds an empty object, whose place in the text is that of a key that moves into it. */
function addObject(object: Node, name: string, {offset, length}: Node): Node {
  if (object.type !== 'object') {
    return object;
  }
  const property: Node = {type: 'property', offset, length, parent: object};
  const key: Node = {type: 'string', offset, length, value: name, parent: property};
  const value: Node = {type: 'object', offset, length, children: [], parent: property};
  Object.assign(property, {children: [key, value]});
  object.children!.push(property);
  return value;
}

function onlyOf(names: readonly string[]): string | undefined {
  return names.length === 1 ? names[0] : undefined;
}

/** The paths that have most parts in common with another. */
function nearestPaths(paths: readonly string[], path: string): string[] {
  const best = Math.max(...paths.map((item) => commonLength(item, path)));
  return paths.filter((item) => commonLength(item, path) === best);
}

function listOf(items: readonly string[], word: 'and' | 'or'): string {
  const type = word === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat('en-US', {type}).format(items);
}

/** The first lines of an entry of an object, as they are to be in the file. */
function sampleOf(name: string, value: object): string {
  const lines = `${JSON.stringify(name)}: ${JSON.stringify(value, null, 2)}`.split('\n');
  return lines.length > MAX_LINES
    ? [...lines.slice(0, MAX_LINES), '…'].join('\n')
    : lines.join('\n');
}
