import {
  applyEdits,
  findNodeAtLocation,
  getNodePath,
  getNodeValue,
  modify,
  type Edit,
  type JSONPath,
  type Node,
} from 'jsonc-parser';
import {keyOf} from './document';
import type {ConfigFile, UnknownKey} from './file';
import type {KnownKey} from './schema';
import type {Source} from './source';

type Move = {value: Node; from: JSONPath; to: JSONPath};

/** A correction that is certain: of a part of the text, or a value that moves with its key. */
export type Fix = Edit | Move;

/** Characters that moves may parse in all: each of them parses the text twice. */
const MAX_WORK = 5_000_000;

/**
 * The correction of an unknown key: a new name, or, of a key that a version moved within its block, a new place. There
 * is none when another key has its place, or when a key around it occurs twice.
 */
export function fixOf(
  {name, value, means, written, around}: UnknownKey,
  target: KnownKey,
  file: ConfigFile,
): Fix | undefined {
  // A search finds the first of two keys, and the last one counts.
  const find = (path: JSONPath) => findNodeAtLocation(file.root, path);
  const path = getNodePath(value).map(String);
  if (find(path) !== value) {
    return undefined;
  }
  if (means !== undefined) {
    const {offset, length} = keyOf(value)!;
    const end = written === undefined ? offset + length : value.offset + value.length;
    const content = [means, ...(written ? [written] : [])].map((part) => JSON.stringify(part));
    return {offset, length: end - offset, content: content.join(': ')};
  }
  // The names of blocks are those of the text, all others those of the schema.
  const own = around.path.split('.');
  const inFile = (parent: string) =>
    parent.split('.').map((part, at) => (part === '<key>' && own[at] === part ? path[at]! : part));
  const to = [...inFile(target.parent), target.name];
  const isFree = to.every((_, at) => {
    const start = to.slice(0, at + 1);
    const node = find(start);
    const isObject = node?.type === 'object' && start.length < to.length;
    return node === file.nodeAt(start) && (!node || isObject);
  });
  const isMove = target.parent !== around.path && !to.includes('<key>');
  return isMove && isFree ? {value, from: [...inFile(around.path), name], to} : undefined;
}

/** The text of a file with all corrections, its format kept, and their number. */
export function applyFixes(
  {text, remarks}: Source,
  fixes: readonly Fix[],
): {fixed?: string; fixes: number} {
  const edits = fixes.filter((fix) => 'content' in fix);
  const all = fixes.filter((fix) => 'value' in fix);
  // The parser that moves keys does not know all comments.
  const canMove =
    all.length * text.length <= MAX_WORK && remarks.every(({rule}) => rule !== 'comment');
  const isOnly = ({to}: Move) => all.filter((other) => `${other.to}` === `${to}`).length === 1;
  const moves = canMove ? all.filter(isOnly) : [];
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const formattingOptions = {insertSpaces: !indent.startsWith('\t'), tabSize: indent.length};
  let fixed = applyEdits(text, edits);
  for (const {value, from, to} of moves) {
    fixed = applyEdits(fixed, modify(fixed, from, undefined, {formattingOptions}));
    fixed = applyEdits(fixed, modify(fixed, to, getNodeValue(value), {formattingOptions}));
  }
  const count = edits.length + moves.length;
  return count === 0 ? {fixes: 0} : {fixed, fixes: count};
}
