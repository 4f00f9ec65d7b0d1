import {
  applyEdits,
  findNodeAtLocation,
  getNodePath,
  getNodeValue,
  modify,
  parseTree,
  type Edit,
  type FormattingOptions,
  type JSONPath,
  type Node,
} from 'jsonc-parser';
import {keyOf} from './document';

/** A correction that is certain: of a part of the text, or a value that moves with its key. */
export type Fix = (Edit | {value: Node; to: JSONPath}) & {
  /** Where a key was, and where it is to be. */
  paths?: readonly JSONPath[];
};

/** Characters that moves may parse in all: each of them parses the text twice. */
const MAX_WORK = 5_000_000;

/** Whether no other correction concerns the keys of a correction, and none of them occurs twice. */
export function isClear(fix: Fix, all: readonly Fix[], repeated: readonly JSONPath[]): boolean {
  const {paths = []} = fix;
  return (
    !repeated.some(
      (twice) =>
        paths.some((path) => begins(path, twice)) || (isMove(fix) && begins(twice, paths[0]!)),
    ) && !all.some((other) => other !== fix && isInTheWay(fix, other))
  );
}

const begins = (path: JSONPath, start: JSONPath) => start.every((part, at) => part === path[at]);

const isMove = (fix: Fix): fix is Extract<Fix, {value: Node}> => 'value' in fix;

/** Whether two corrections concern the same key, or one of them the objects around the keys of a move. */
function isInTheWay(one: Fix, other: Fix): boolean {
  const [ones = [], others = []] = [one.paths, other.paths];
  const some = (test: (path: JSONPath, another: JSONPath) => boolean) =>
    ones.some((path) => others.some((another) => test(path, another)));
  if (isMove(one) && isMove(other)) {
    return some((path, another) => begins(path, another) || begins(another, path));
  }
  if (isMove(other)) {
    return isInTheWay(other, one);
  }
  if (isMove(one)) {
    // A key that is renamed inside of what moves goes with it.
    return some((path, another) => begins(path, another) || begins(another, one.to));
  }
  return some((path, another) => path.length === another.length && begins(path, another));
}

/** The text with all corrections, its format kept, and their number. */
export function applyFixes(
  text: string,
  fixes: readonly Fix[],
): {fixed: string | undefined; fixes: number} {
  const edits = fixes.filter((fix) => 'content' in fix);
  const allMoves = fixes.filter((fix) => 'value' in fix);
  const moves = allMoves.length * text.length <= MAX_WORK ? allMoves : [];
  const count = edits.length + moves.length;
  if (count === 0) {
    return {fixed: undefined, fixes: 0};
  }
  let fixed = applyEdits(text, edits);
  const formattingOptions = formatOf(text);
  for (const {value, to} of moves) {
    const from = getNodePath(value);
    // Keys inside of it may have been renamed.
    const moved: unknown = getNodeValue(findNodeAtLocation(parseTree(fixed)!, from)!);
    fixed = applyEdits(fixed, modify(fixed, from, undefined, {formattingOptions}));
    fixed = applyEdits(fixed, modify(fixed, to, moved, {formattingOptions}));
  }
  return {fixed, fixes: count};
}

/** Writes a value where another is. */
export function replaceBy({offset, length}: Node, value: unknown): Edit {
  return {offset, length, content: JSON.stringify(value)};
}

/**
 * Gives a value another key.
 *
 * @param written the value to write with it, where that differs
 */
export function renameBy(value: Node, name: string, written?: string): Fix {
  const path = getNodePath(value);
  const key = keyOf(value)!;
  const edit = replaceBy(key, name);
  return {
    ...edit,
    ...(written !== undefined && {
      length: value.offset + value.length - key.offset,
      content: `${edit.content}: ${JSON.stringify(written)}`,
    }),
    paths: [path, [...path.slice(0, -1), name]],
  };
}

function formatOf(text: string): FormattingOptions {
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 4 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}
