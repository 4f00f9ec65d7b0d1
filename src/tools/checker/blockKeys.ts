import {getNodeValue, type Node} from 'jsonc-parser';
import {joinPath, sectionOfRef} from '../../framework/configAnchors';
import {nearestKeys, normalizeKey} from '../../framework/nearest';
import {foreignKeys} from '../../knowledge/foreignNames';
import {renamedKeys} from '../../knowledge/renamedKeys';
import {memberOf, readMembers} from './document';
import {fit, isFor} from './keys';
import {append, detach, type MeantFile, type Spot} from './meantFile';
import {linkTo, joinWords, quoted} from './wording';

/** What stands for the name of a block that the reader has to choose. */
const SOME_NAME = 'my_block';
/** A sample is not longer. */
const MAX_LINES = 12;

/**
 * Moves keys of a block that stand where the names of blocks do, into the block that is meant, or
 * into a new one.
 *
 * @param blocks the object with named blocks, its section and its path those of a block
 * @param path of the object
 */
export function settleBlockKeys(file: MeantFile, blocks: Spot, path: string): void {
  const misplaced = misplacedIn(file, blocks);
  const names = [...readMembers(blocks.node)]
    .filter(([, value]) => value.type === 'object' && !misplaced.includes(value.parent!))
    .map(([name]) => name);
  if (misplaced.length > 0 && names.length > 0) {
    misplaced.forEach((property) => moveIntoBlock(file, property, blocks, path, names));
  } else if (misplaced.length > 0) {
    wrapInBlock(file, misplaced, blocks, path);
  }
}

function moveIntoBlock(
  file: MeantFile,
  property: Node,
  {node, section, definition}: Spot,
  path: string,
  names: readonly string[],
): void {
  const [key, value] = property.children as [Node, Node];
  const known = definition.properties?.[String(key.value)];
  file.add({
    rule: 'misplaced-key',
    offset: key.offset,
    message: `${quoted(key.value)} is a key of a block, but the framework takes it for the name of one. It belongs inside a block of \`${path}\`, such as ${quoted(names[0])}.`,
    link: linkTo(section, known && String(key.value)),
  });
  detach(property);
  const only = names.length === 1 ? memberOf(node, names[0]!) : undefined;
  if (only && known && isFor(known, value, file.schema) && !memberOf(only, String(key.value))) {
    append(only, property);
  }
}

function wrapInBlock(
  file: MeantFile,
  misplaced: readonly Node[],
  {node, section}: Spot,
  path: string,
): void {
  const name = path.split('.').at(-1)!;
  const entries = misplaced.map(({children = []}) => children as [Node, Node]);
  const keys = entries.map(([key]) => quoted(key.value));
  const values = entries.map(([key, value]) => [key.value, getNodeValue(value)] as const);
  file.add({
    rule: 'misplaced-key',
    offset: entries[0]![0].offset,
    message: `\`${name}\` needs a named block around ${joinWords(keys.length > 4 ? [...keys.slice(0, 3), 'the other keys'] : keys, 'and')}: a test names the block when it creates a session. Choose a name instead of \`${SOME_NAME}\`.`,
    lines: sampleOf(name, {[SOME_NAME]: Object.fromEntries(values) as object}),
    link: linkTo(section),
  });
  file.wrap(misplaced, node, SOME_NAME);
}

/** The entries of an object with named blocks that are keys of a block. */
function misplacedIn({schema, most}: MeantFile, {node, path, definition}: Spot): Node[] {
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

/** The first lines of an entry of an object, as they are to be in the file. */
function sampleOf(name: string, value: object): string {
  const lines = `${JSON.stringify(name)}: ${JSON.stringify(value, null, 2)}`.split('\n');
  return lines.length > MAX_LINES
    ? [...lines.slice(0, MAX_LINES), '…'].join('\n')
    : lines.join('\n');
}
