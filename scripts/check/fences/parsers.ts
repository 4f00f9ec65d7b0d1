import {spawnSync} from 'node:child_process';
import {XMLValidator} from 'fast-xml-parser';
import {parse, positions} from '../../../src/tools/checker/document';
import {javac} from '../samples/compile';

/** The first error of some code. */
export interface ParseError {
  /** Line of the code, from 1. */
  line: number;
  /** In one line. */
  message: string;
}

/** Imports, blank lines, and comments of one line, at the beginning. */
const HEAD = /^(?:[ \t]*(?:(?:package|import)\b[^;]*;|\/\/[^\n]*)?[ \t]*(?:\n|$))*/;

/** What a snippet may be: a whole file, members of a class, statements, or an expression. */
const READINGS = [
  (head: string, code: string) => head + code,
  (head: string, code: string) => `${head}class Snippet {${code}\n}`,
  (head: string, code: string) => `${head}class Snippet { void a() throws Exception {${code}\n} }`,
  (head: string, code: string) => `${head}class Snippet { Object a = ${code}\n; }`,
];

/**
 * Parses snippets of Java with the JDK's own compiler.
 *
 * @param snippets texts, each in one of the forms of `READINGS`
 * @returns for each snippet the error of the reading that gets furthest, or undefined when one of
 *   them parses
 * @throws UserError when there is no JDK
 */
export function parseJava(snippets: string[]): (ParseError | undefined)[] {
  if (snippets.length === 0) {
    return [];
  }
  const nameOf = (snippet: number, reading: number) => `${snippet}/${reading}.java`;
  const texts = snippets.flatMap((snippet, at) => {
    const [head = ''] = HEAD.exec(snippet) ?? [];
    return READINGS.map((read, reading) => {
      return [nameOf(at, reading), read(head, snippet.slice(head.length))] as const;
    });
  });
  const errors = javac(new Map(texts), [], '--should-stop=ifNoError=PARSE');
  return snippets.map((snippet, at) => {
    const found = READINGS.map((_, reading) =>
      errors.find(({file}) => file === nameOf(at, reading)),
    ).filter((error) => error !== undefined);
    if (found.length < READINGS.length) {
      return undefined;
    }
    const furthest = found.reduce((best, error) => (error.line > best.line ? error : best));
    const lines = snippet.trimEnd().split('\n').length;
    return {line: Math.min(furthest.line, lines), message: furthest.message};
  });
}

/**
 * Parses XML, a whole document or elements next to each other.
 *
 * @param text the XML
 */
export function parseXml(text: string): ParseError | undefined {
  const isDocument = /^\s*<[?!]/.test(text);
  const result = XMLValidator.validate(isDocument ? text : `<fence>${text}\n</fence>`);
  if (result === true) {
    return undefined;
  }
  const line = Math.min(result.err.line, text.split('\n').length);
  return {line, message: result.err.msg};
}

/**
 * Parses shell commands, without running them.
 *
 * @param text the commands; `$ ` before a command is a prompt
 * @throws Error when there is no bash
 */
export function parseShell(text: string): ParseError | undefined {
  const {stderr, status, error} = spawnSync('bash', ['-n'], {
    input: text.replace(/^\$ /gm, ''),
    encoding: 'utf8',
    env: {...process.env, LC_ALL: 'C'},
  });
  if (error) {
    throw new Error(`Shell blocks cannot be checked: ${error.message}. Put bash on PATH.`);
  }
  if (status === 0) {
    return undefined;
  }
  const [, line, message] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return {line: Number(line ?? 1), message: message ?? stderr.trim()};
}

/**
 * Parses JSON.
 *
 * @param text the JSON
 */
export function parseJson(text: string): ParseError | undefined {
  const parsed = parse(text);
  return 'error' in parsed
    ? {line: positions(text)(parsed.offset).line, message: parsed.error}
    : undefined;
}
