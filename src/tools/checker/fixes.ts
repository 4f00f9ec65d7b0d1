import {
  applyEdits,
  getNodePath,
  modify,
  type Edit,
  type FormattingOptions,
  type JSONPath,
  type Node,
} from 'jsonc-parser';

/** A correction that is certain: of a part of the text, or a value that moves with its key. */
export type Fix = (Edit | {value: Node; to: JSONPath}) & {
  /** Where a key was, and where it is to be. */
  paths?: readonly JSONPath[];
};

/** Characters that moves may parse in all: each of them parses the text twice. */
const MAX_WORK = 5_000_000;

/** Whether no other correction concerns the keys of a correction, and none of them occurs twice. */
export function isClear(fix: Fix, all: readonly Fix[], repeated: readonly JSONPath[]): boolean {
  const paths = fix.paths ?? [];
  const begins = (path: JSONPath, start: JSONPath) => start.every((part, at) => part === path[at]);
  const others = all.flatMap((other) => (other === fix ? [] : (other.paths ?? [])));
  return !paths.some(
    (path) =>
      repeated.some((start) => begins(path, start)) ||
      others.some((other) => begins(path, other) || begins(other, path)),
  );
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
    fixed = applyEdits(fixed, modify(fixed, getNodePath(value), undefined, {formattingOptions}));
    // Only scalars are moved.
    fixed = applyEdits(fixed, modify(fixed, to, value.value, {formattingOptions}));
  }
  return {fixed, fixes: count};
}

/** Path of the key that a pattern names, in the block of a value, such as `api.<key>.timeout.read_timeout`. */
export function pathInBlock(value: Node, pattern: string): JSONPath {
  const own = getNodePath(value);
  return pattern.split('.').map((part, index) => (part === '<key>' ? (own[index] ?? part) : part));
}

function formatOf(text: string): FormattingOptions {
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 4 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}
