import {
  applyEdits,
  getNodePath,
  modify,
  type Edit,
  type FormattingOptions,
  type JSONPath,
} from 'jsonc-parser';
import type {Member} from './document';

/** A correction that is certain: of a part of the text, or a key that moves. */
export type Fix = Edit | {member: Member; to: JSONPath};

/** Characters that moves may parse in all: each of them parses the text twice. */
const MAX_WORK = 5_000_000;

/** The text with all corrections, its format kept, and their number. */
export function applyFixes(
  text: string,
  fixes: readonly Fix[],
): {fixed: string | undefined; fixes: number} {
  const edits = fixes.filter((fix) => 'content' in fix);
  const allMoves = fixes.filter((fix) => 'member' in fix);
  const moves = allMoves.length * text.length <= MAX_WORK ? allMoves : [];
  const count = edits.length + moves.length;
  if (count === 0) {
    return {fixed: undefined, fixes: 0};
  }
  let fixed = applyEdits(text, edits);
  const formattingOptions = formatOf(text);
  for (const {member, to} of moves) {
    const {value} = member;
    fixed = applyEdits(fixed, modify(fixed, getNodePath(value), undefined, {formattingOptions}));
    // Only scalars are moved.
    fixed = applyEdits(fixed, modify(fixed, to, value.value, {formattingOptions}));
  }
  return {fixed, fixes: count};
}

/** Path of the key in the same block that a pattern names, such as `api.<key>.timeout.read_timeout`. */
export function pathInBlock(member: Member, pattern: string): JSONPath {
  const own = getNodePath(member.value);
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
