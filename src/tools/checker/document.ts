import {
  parseTree,
  ParseErrorCode,
  type Node,
  type ParseError,
  type ParseOptions,
} from 'jsonc-parser';
import {oncePer} from '../../framework/once';

/** A place in the text; both numbers begin at 1. */
export interface Position {
  line: number;
  column: number;
}

/** The parsed text, or its first error. */
export type Parsed = {root: Node} | {error: string; offset: number};

const STRICT: ParseOptions = {disallowComments: true, allowTrailingComma: false};

const ERRORS: Partial<Record<ParseErrorCode, string>> = {
  [ParseErrorCode.InvalidSymbol]:
    "This isn't a JSON value. Text needs double quotes, and `true`, `false`, and `null` lowercase letters.",
  [ParseErrorCode.InvalidNumberFormat]: "This number isn't complete.",
  [ParseErrorCode.PropertyNameExpected]:
    'A key in double quotes is expected here. Remove a comma before a closing brace.',
  [ParseErrorCode.ValueExpected]: 'A value is expected here. Remove a comma after the last value.',
  [ParseErrorCode.ColonExpected]: 'A colon is expected here, between the key and its value.',
  [ParseErrorCode.CommaExpected]: 'A comma is expected here, between two entries.',
  [ParseErrorCode.CloseBraceExpected]: "The text ends here, but an object isn't closed. Add `}`.",
  [ParseErrorCode.CloseBracketExpected]: "The text ends here, but a list isn't closed. Add `]`.",
  [ParseErrorCode.EndOfFileExpected]: 'The object ends here. Remove the text after it.',
  [ParseErrorCode.InvalidCommentToken]: "JSON doesn't support comments. Remove this one.",
  [ParseErrorCode.UnexpectedEndOfComment]: "JSON doesn't support comments. Remove this one.",
  [ParseErrorCode.UnexpectedEndOfString]:
    "This text isn't closed. Add a double quote at its end, on the same line.",
  [ParseErrorCode.UnexpectedEndOfNumber]: "This number isn't complete.",
  [ParseErrorCode.InvalidUnicode]: '`\\u` needs four hexadecimal digits.',
  [ParseErrorCode.InvalidEscapeCharacter]: 'Write `\\\\` for a backslash in a text.',
};

/** Parses strict JSON. Only the first error counts: the next ones follow from it. */
export function parse(text: string): Parsed {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, STRICT);
  const [first] = errors.sort((a, b) => a.offset - b.offset);
  if (root && !first) {
    return {root};
  }
  const code: ParseErrorCode = first?.error ?? ParseErrorCode.ValueExpected;
  const offset = first?.offset ?? 0;
  const error =
    code === ParseErrorCode.InvalidCharacter ? describeControl(text, offset) : ERRORS[code];
  return {error: error ?? "This isn't valid JSON.", offset};
}

/** Words for the first control character of a text in quotes. */
function describeControl(text: string, offset: number): string {
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  const code = /[\0-\x1f]/.exec(text.slice(offset))?.[0].charCodeAt(0) ?? 0;
  const escape = code === 9 ? '\\t' : `\\u${code.toString(16).padStart(4, '0')}`;
  const name = code === 9 ? 'tab' : 'control character';
  return `This text contains a ${name}. Remove it, or write it as \`${escape}\`.`;
}

const membersOfObject = oncePer((object: Node) => readMembers(object));

/** The values of an object by key, none of anything else. Of a key that occurs twice, the last one counts. */
export const membersOf = (node: Node | undefined): Map<string, Node> =>
  node?.type === 'object' ? membersOfObject(node) : new Map<string, Node>();

/** The same of an object that may change. */
export function readMembers(node: Node | undefined): Map<string, Node> {
  const properties = node?.type === 'object' ? (node.children ?? []) : [];
  return new Map(
    properties.flatMap(({children: [key, value] = []}) =>
      key && value ? [[String(key.value), value] as const] : [],
    ),
  );
}

/** The key of a value; none of the whole, and of an item of a list. */
export function keyOf({parent}: Node): Node | undefined {
  return parent?.type === 'property' ? parent.children?.[0] : undefined;
}

/** The value of a key of an object that may change. */
export function memberOf(node: Node, name: string): Node | undefined {
  const properties = node.type === 'object' ? (node.children ?? []) : [];
  return properties.findLast(({children: [key] = []}) => key?.value === name)?.children?.[1];
}

/** The keys that occur again in their object. */
export function repeatedKeys(node: Node): Node[] {
  const seen = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    const key = node.type === 'object' ? child.children?.[0] : undefined;
    const isRepeated = key !== undefined && seen.has(key.value);
    seen.add(key?.value);
    return [...(isRepeated ? [key] : []), ...repeatedKeys(child)];
  });
}

/** The value at the end of a path of keys. */
export function valueAt(node: Node | undefined, ...path: string[]): Node | undefined {
  return path.reduce<Node | undefined>((at, key) => membersOf(at).get(key), node);
}

/** Finds lines and columns of offsets. */
export function positions(text: string): (offset: number) => Position {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({index}) => index + 1)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return {line: line + 1, column: offset - starts[line]! + 1};
  };
}
