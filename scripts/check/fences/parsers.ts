import {spawnSync} from 'node:child_process';
import {XMLValidator} from 'fast-xml-parser';
import {readConfigSchema} from '../../../src/framework/config';
import {checkConfig} from '../../../src/tools/checker';
import type {SchemaNode} from '../../../src/tools/checker/schema';
import type {Fence} from './readFences';

/** An error in a block of code. */
export interface ParseError {
  /** Line of the code, from 1. */
  line: number;
  /** In one line. */
  message: string;
}

/** Parses XML, a whole document or elements next to each other. */
export function parseXml({code}: Fence): ParseError[] {
  const isDocument = /^\s*<[?!]/.test(code);
  const result = XMLValidator.validate(isDocument ? code : `<fence>${code}\n</fence>`);
  return result === true
    ? []
    : [{line: Math.min(result.err.line, code.split('\n').length), message: result.err.msg}];
}

/**
 * Parses shell commands, without running them; `$ ` before a command is a prompt.
 *
 * @throws Error when there is no bash
 */
export function parseShell({code}: Fence): ParseError[] {
  const {stderr, status, error} = spawnSync('bash', ['-n'], {
    input: code.replace(/^\$ /gm, ''),
    encoding: 'utf8',
    env: {...process.env, LC_ALL: 'C'},
  });
  if (error) {
    throw new Error(`Shell blocks cannot be checked: ${error.message}. Put bash on PATH.`);
  }
  const [, line, message] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return status === 0 ? [] : [{line: Number(line ?? 1), message: message ?? stderr.trim()}];
}

/**
 * Parses JSON; a `boyka-config.json` and a part of one, such as `part="ui.web"`, have to fit the schema.
 *
 * @throws Error when the schema has no such section
 */
export function parseJson({code, meta}: Fence): ParseError[] {
  const [title, part] = ['title', 'part'].map(
    (name) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1],
  );
  if (title === undefined && part === undefined) {
    return [
      {line: 0, message: 'The block does not name its file: add title, or part with the section'},
    ];
  }
  return part !== undefined || /(?:^|\/)boyka-config\.json$/.test(title!)
    ? configErrors(code, part)
    : checkConfig(code, {}).findings;
}

const whole: SchemaNode = readConfigSchema();
const withoutDemands = JSON.parse(
  JSON.stringify(whole, (key, value: unknown) =>
    key === 'required' || key === 'allOf' ? undefined : value,
  ),
) as SchemaNode;

/**
 * Finds what the schema rejects in a `boyka-config.json`.
 *
 * @param text JSON
 * @param part that the text shows, such as `ui.web`, or `` for the top of the file: nothing is missed in it
 * @throws Error when the schema has no such section
 */
export function configErrors(text: string, part?: string): ParseError[] {
  const {$defs = {}, $id} = withoutDemands;
  const object = part ? $defs[part] : withoutDemands;
  if (!object) {
    throw new Error(
      `"${part}" is not a section of boyka-config.json. Sections: ${Object.keys($defs).join(', ')}.`,
    );
  }
  // The references in a section are resolved by this id.
  const schema = part === undefined ? whole : {...object, $defs, $id};
  // What has no effect is no error of an example.
  return checkConfig(text, schema).findings.filter(
    ({rule}) => rule !== 'no-effect' && rule !== 'trap',
  );
}
