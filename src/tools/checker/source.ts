import {parseTree, printParseErrorCode, type Node, type ParseError} from 'jsonc-parser';
import {notJson, type TextPattern} from '../../knowledge/notJson';
import type {Remark, Rule} from './wording';

/** A text in double quotes, or a comment: the framework's parser knows three kinds of them. */
const TEXT_OR_COMMENT = /"(?:[^"\\\n]|\\.)*"|\/\/.*|\/\*[^]*?(?:\*\/|$)|#.*/g;

/** A text without its byte order mark, and the file in it if it is JSON. */
export interface Source {
  text: string;
  root?: Node;
  remarks: Remark[];
}

/**
 * Parses a file as JSON with comments. Only the first error counts: the next ones follow from it.
 *
 * @throws RangeError when the text is nested too deeply
 */
export function readSource(file: string): Source {
  const text = file.replace(/^\uFEFF/, '');
  const json = text.replaceAll(TEXT_OR_COMMENT, (match) =>
    match.startsWith('"') ? match : match.replaceAll(/[^\n]/g, ' '),
  );
  const comment = [...text.matchAll(TEXT_OR_COMMENT)].find(([match]) => !match.startsWith('"'));
  const errors: ParseError[] = [];
  const root = parseTree(json, errors, {disallowComments: true});
  const [first] = errors.sort((a, b) => a.offset - b.offset);
  if (first) {
    return {text, remarks: [describeError(json, first, root)]};
  }
  const beside = notJson.beside.flatMap((item) => find(item, file) ?? []);
  const more = comment ? [remarkAt(comment.index, 'comment', notJson.comment)] : [];
  return {text, root, remarks: [...beside, ...more]};
}

/** Names what a text is that is not JSON, or its first error. */
function describeError(json: string, {error, offset}: ParseError, root?: Node): Remark {
  const [rest = ''] = json.slice(offset).split('\n', 1);
  const [known] = notJson.files.flatMap(
    (item) => (item.atError ? find(item, rest, offset) : find(item, json)) ?? [],
  );
  const isAfterRoot = root && root.length > 0 && offset >= root.offset + root.length;
  const name = isAfterRoot ? 'EndOfFileExpected' : printParseErrorCode(error);
  const message = notJson.errors[name] ?? "This isn't valid JSON.";
  return known ?? {rule: 'syntax', offset, message};
}

function find({pattern, isEncoding, text}: TextPattern, json: string, from = 0) {
  const match = new RegExp(pattern).exec(json);
  const offset = match && from + match.index + Math.max(0, match[0].search(/\S/));
  return offset === null ? undefined : remarkAt(offset, isEncoding ? 'encoding' : 'syntax', text);
}

function remarkAt(offset: number, rule: Rule, message: string): Remark {
  const link = {text: 'boyka-config.json', to: '/docs/guides/config/file#reading'};
  return {rule, offset, message, link};
}
