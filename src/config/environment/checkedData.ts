import fs from 'node:fs';
import path from 'node:path';
import {Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';
import {load} from 'js-yaml';
import {keysOf} from '../../lib/jsonPointer';
import {UserError} from './userError';

/**
 * Reads a YAML or JSON file that people write, and checks it by a schema.
 *
 * @param file from the folder of the site on, or absolute
 * @param schema the same; by default the one that the file names for editors
 * @throws UserError naming the file and the place that break the rules of the schema
 */
export function readChecked<T>(file: string, schema?: string): T {
  const text = fs.readFileSync(path.resolve(file), 'utf8');
  const named = /\$schema(?:=|": ")([\w.-]+)/.exec(text)?.[1];
  const rules = schema ?? (named && path.join(path.dirname(file), named));
  if (!rules) {
    throw new UserError(
      `${file} does not name a schema: add a $schema, as in the files next to it.`,
    );
  }
  const data = parse(file, text);
  const rulesText = fs.readFileSync(path.resolve(rules), 'utf8');
  const [error] = validatorOf(JSON.parse(rulesText) as object)(data);
  if (error) {
    throw new UserError(`${file}: ${error} See ${rules}.`);
  }
  return data as T;
}

/** JSON is read as YAML too, which rejects a key that is there twice. */
function parse(file: string, text: string): unknown {
  try {
    return load(text);
  } catch (error) {
    throw new UserError(`${file}: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** Keywords that only say that something inside of them failed. */
const WRAPPERS = new Set([
  '$ref',
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'allOf',
  'if',
]);

/**
 * The check of parsed data by a JSON schema, in which `patternErrorMessage` says what a pattern means.
 *
 * @returns a function that returns a line for each error
 */
export function validatorOf(schema: object): (data: unknown) => string[] {
  const validator = new Validator(schema as Schema, '2020-12', false);
  return (data) => {
    const errors = validator.validate(data).errors.filter(({keyword}) => !WRAPPERS.has(keyword));
    // First what is not known: its name may be the misspelled one of what is missing.
    const isUnknown = ({keyword}: OutputUnit) => Number(keyword === 'false');
    return errors
      .sort((a, b) => isUnknown(b) - isUnknown(a))
      .map((error) => describe(error, schema));
  };
}

function describe({keyword, keywordLocation, instanceLocation, error}: OutputUnit, root: object) {
  const names = keysOf(instanceLocation);
  const unknown = keyword === 'false' && `unknown key "${names.pop()}".`;
  const hint = keyword === 'pattern' && hintAt(keysOf(keywordLocation).slice(0, -1), root);
  return `${names.join(' > ') || 'the file'}: ${unknown || hint || error}`;
}

/** What a pattern means, by the path of keywords to it, which leads through references. */
function hintAt(path: readonly string[], root: Schema): string | undefined {
  const inside = (schema: Schema, key: string) => schema[key] as Schema;
  const {patternErrorMessage} = path.reduce(
    (schema, key) =>
      key === '$ref' ? keysOf(schema.$ref!).reduce(inside, root) : inside(schema, key),
    root,
  );
  return patternErrorMessage as string | undefined;
}
