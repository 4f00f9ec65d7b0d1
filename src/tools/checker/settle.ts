import type {Node} from 'jsonc-parser';
import {joinPath, sectionOfRef} from '../../framework/configAnchors';
import {settleBlockKeys} from './blockKeys';
import {readMembers} from './document';
import {definitionOf} from './keys';
import {detach, MeantFile, type Settled, type Spot} from './meantFile';
import type {SchemaNode} from './schema';
import {settleUnknownKey} from './unknownKeys';

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
  const file = new MeantFile(original, schema, most);
  const top = {node: file.root, section: '', path: '', definition: schema, isInBlock: false};
  let round = 0;
  do {
    settleObject(file, top);
    round += 1;
  } while (file.takeMoved() && round < MAX_ROUNDS);
  return file.end();
}

function settleObject(file: MeantFile, spot: Spot): void {
  const {node, definition, path, isInBlock} = spot;
  if (node.type !== 'object' || !definition.properties) {
    return;
  }
  const names = definition.properties;
  const isKnown = (property: Node) => Object.hasOwn(names, String(property.children?.[0]?.value));
  for (const property of [...(node.children ?? [])]) {
    const [key, value] = property.children ?? [];
    if (key && value && !isKnown(property) && file.remarks.length <= file.most) {
      settleKey(file, property, spot);
    }
  }
  // More than can be shown are taken out without a word.
  Object.assign(node, {children: node.children?.filter(isKnown)});
  if (isInBlock) {
    file.takeNulls(node);
  }
  for (const [name, value] of readMembers(node)) {
    settleValue(file, value, names[name]!, joinPath(path, name), spot);
  }
}

/** Puts an unknown key where it is meant to be, or takes it out. */
function settleKey(file: MeantFile, property: Node, spot: Spot): void {
  const [key, value] = property.children as [Node, Node];
  const name = String(key.value);
  file.add({offset: key.offset, ...settleUnknownKey(file, property, spot)}, value);
  if (property.parent === spot.node && key.value === name) {
    detach(property);
  }
}

function settleValue(
  file: MeantFile,
  value: Node,
  property: SchemaNode,
  path: string,
  {isInBlock}: Spot,
): void {
  const {schema} = file;
  const section = sectionOfRef(property.$ref);
  if (section !== undefined) {
    const definition = definitionOf(property.$ref!.split('/').at(-1)!, schema);
    settleObject(file, {node: value, section, path, definition, isInBlock});
    return;
  }
  const inner = property.additionalProperties;
  const block = typeof inner === 'object' ? sectionOfRef(inner.$ref) : undefined;
  if (block !== undefined && value.type === 'object') {
    const spot = {section: block, path: joinPath(path, '<key>'), isInBlock: true};
    const blocks = {...spot, node: value, definition: definitionOf(block, schema)};
    settleBlockKeys(file, blocks, path);
    readMembers(value).forEach((node) => settleObject(file, {...blocks, node}));
  } else if (isInBlock) {
    dropNulls(file, value);
  }
}

/** Entries of a map that are `null` are not sent. */
function dropNulls(file: MeantFile, value: Node): void {
  if (value.type === 'object') {
    file.takeNulls(value);
    readMembers(value).forEach((inner) => dropNulls(file, inner));
  }
}
