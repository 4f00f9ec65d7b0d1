import {getNodePath, type JSONPath, type Node} from 'jsonc-parser';
import {keyOf, memberOf, readMembers} from './document';
import {renameBy, type Fix} from './fixes';
import {isFor, type KnownKey} from './keys';
import type {SchemaNode} from './schema';
import {validate} from './validate';
import type {Remark} from './wording';

/** An object that the schema describes. */
export interface Spot {
  node: Node;
  section: string;
  /** With `<key>` for the name of a block. */
  path: string;
  definition: SchemaNode;
  isInBlock: boolean;
}

/** A file as it is meant: each unknown key is renamed, moved, or taken out, and a remark says so. */
export interface Settled {
  root: Node;
  remarks: Remark[];
  /** The keys that are `null` where that counts as left out, by their object in the meant file. */
  nulls: Map<Node, Map<string, Node>>;
  /** The keys of objects that a remark says to write: that they are missing is no news. */
  announced: Map<Node, Set<string>>;
}

/** A copy of a file that becomes what its writer means, and the findings on the way. */
export class MeantFile {
  readonly root: Node;
  readonly remarks: Remark[] = [];
  /** The nodes of the file by those of the copy. */
  private readonly origins = new Map<Node, Node>();
  private readonly nulls: Settled['nulls'] = new Map();
  private readonly announced: Settled['announced'] = new Map();
  /** The findings of a value that has another key now. */
  private readonly owners = new Map<Node, Remark>();
  /** Blocks whose name the reader has to choose. */
  private readonly invented = new Set<Node>();
  private isMoved = false;

  /** @param most remarks: what needs more of them is not looked at */
  constructor(
    private readonly original: Node,
    readonly schema: SchemaNode,
    readonly most: number,
  ) {
    this.root = copy(original, undefined, this.origins);
  }

  /** Whether a key has moved to another object since the last question. */
  takeMoved(): boolean {
    const {isMoved} = this;
    this.isMoved = false;
    return isMoved;
  }

  /** The result, with new objects: others may have been read while they changed. */
  end(): Settled {
    const before = new Map<Node, Node>();
    const root = copy(this.root, undefined, before);
    const both = [...before];
    const moved = <Value>(map: Map<Node, Value>) =>
      new Map(
        both.flatMap(([now, then]) => (map.has(then) ? [[now, map.get(then)!] as const] : [])),
      );
    const {remarks} = this;
    return {root, remarks, nulls: moved(this.nulls), announced: moved(this.announced)};
  }

  /** Adds a remark, which `put` corrects when it is about a value that another key competes with. */
  add(remark: Remark, about?: Node): void {
    this.remarks.push(remark);
    if (about) {
      this.owners.set(about, remark);
    }
  }

  /** Takes the keys out of an object that are `null`, and remembers them. */
  takeNulls(object: Node): void {
    const isNull = ({children: [, value] = []}: Node) => value?.type === 'null';
    const found = object.children?.filter(isNull) ?? [];
    if (found.length > 0) {
      const keys = found.map(
        ({children: [key, value] = []}) => [String(key!.value), value!] as const,
      );
      this.nulls.set(object, new Map([...(this.nulls.get(object) ?? []), ...keys]));
      Object.assign(object, {children: object.children!.filter((property) => !isNull(property))});
    }
  }

  /** Puts keys into a new block, whose name the reader has to choose. */
  wrap(properties: readonly Node[], blocks: Node, name: string): void {
    const block = addObject(blocks, name, properties[0]!.children![0]!);
    this.invented.add(block);
    for (const property of properties) {
      detach(property);
      append(block, property);
    }
  }

  /**
   * Puts a key where it is meant to be.
   *
   * @param mapped the value that it has there, where that differs
   * @returns false when there is one already; nothing when its place is not known
   */
  put(property: Node, target: KnownKey, spot: Spot, mapped?: string): boolean | undefined {
    const [key, value] = property.children as [Node, Node];
    const parent = this.objectAt(target.parent, spot, key);
    if (!parent) {
      return undefined;
    }
    this.announced.set(parent, (this.announced.get(parent) ?? new Set()).add(target.name));
    const other = memberOf(parent, target.name);
    if (other) {
      // Two keys for one place: which of them counts is the reader's to say.
      delete this.owners.get(other)?.fix;
      return false;
    }
    if (mapped !== undefined) {
      Object.assign(value, {value: mapped, type: 'string'});
    }
    if (!this.isMeant(target.property, value)) {
      return undefined;
    }
    if (parent !== spot.node) {
      detach(property);
      append(parent, property);
      this.isMoved = true;
    }
    Object.assign(key, {value: target.name});
    return true;
  }

  /** The correction of the text that moves or renames a key, where it is certain. */
  fixTo(value: Node, target: KnownKey, spot: Spot, mapped?: string): Fix | undefined {
    const origin = this.origins.get(value);
    const isCertain = !this.isInvented(value) && this.isMeant(target.property, value);
    if (!origin || !keyOf(origin) || !isCertain) {
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
    return isSameBlock && mapped === undefined && this.isInFile(to)
      ? {value: origin, to, paths: [getNodePath(origin), to]}
      : undefined;
  }

  /** Whether a value may be judged at its place: not after a finding that it is of another kind. */
  private isMeant(property: SchemaNode, value: Node): boolean {
    return value.type === 'object'
      ? isFor(property, value, this.schema)
      : validate(this.schema, value, property).length === 0;
  }

  /** The object at a path that a key moves to: within its block, or the only block there. */
  private objectAt(pattern: string, spot: Spot, key: Node): Node | undefined {
    if (pattern === spot.path) {
      return spot.node;
    }
    const own = spot.path.split('.');
    const actual = getNodePath(spot.node).map(String);
    let isSame = true;
    let at = this.root;
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

  /** Whether a value is in a block whose name the reader has to choose. */
  private isInvented(value: Node): boolean {
    return (
      this.invented.has(value) || (value.parent !== undefined && this.isInvented(value.parent))
    );
  }

  /** Whether all objects of a path but the last key may be in the text: those that are, are objects. */
  private isInFile(path: JSONPath): boolean {
    let at: Node | undefined = this.original;
    for (const part of path.slice(0, -1)) {
      at = readMembers(at).get(String(part));
      if (at && at.type !== 'object') {
        return false;
      }
    }
    return !at || !readMembers(at).has(String(path.at(-1)));
  }
}

/** A copy that may change. */
function copy(node: Node, parent: Node | undefined, origins: Map<Node, Node>): Node {
  const own: Node = {...node, parent};
  origins.set(own, node);
  const children = node.children?.map((child) => copy(child, own, origins));
  return Object.assign(own, children && {children});
}

/** Takes a key out of its object. */
export function detach(property: Node): void {
  const siblings = property.parent?.children;
  siblings?.splice(siblings.indexOf(property), 1);
}

/** Puts a key that has been taken out into an object. */
export function append(object: Node, property: Node): void {
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
