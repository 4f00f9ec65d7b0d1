import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {XMLValidator} from 'fast-xml-parser';
import {parse, positions} from '../../../src/tools/checker/document';
import {jdkProgram} from '../../lib/programs';

/** The first error of some code. */
export interface ParseError {
  /** Line of the code, from 1. */
  line: number;
  /** In one line. */
  message: string;
}

/**
 * Parses snippets of Java with the JDK's own compiler: whole files, members, statements, or
 * expressions.
 *
 * @param snippets texts
 * @returns for each snippet its first error, or undefined when it parses
 * @throws UserError when there is no JDK
 */
export function parseJava(snippets: string[]): (ParseError | undefined)[] {
  if (snippets.length === 0) {
    return [];
  }
  const {stdout, stderr, status, error} = spawnSync(
    jdkProgram('java'),
    ['-Dfile.encoding=UTF-8', '-Duser.language=en', path.join(__dirname, 'ParseSnippets.java')],
    {input: snippets.join('\0'), encoding: 'utf8', maxBuffer: 16 * 1024 * 1024},
  );
  if (error ?? status !== 0) {
    throw error ?? new Error(`scripts/check/fences/ParseSnippets.java failed: ${stderr}`);
  }
  const errors: (ParseError | undefined)[] = snippets.map(() => undefined);
  for (const row of stdout.split(/\r?\n/).filter(Boolean)) {
    const [index, line, message = ''] = row.split('\t');
    errors[Number(index)] = {line: Number(line), message};
  }
  return errors;
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
