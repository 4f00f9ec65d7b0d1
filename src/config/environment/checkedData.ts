import fs from 'node:fs';
import path from 'node:path';
import Ajv, {type ErrorObject} from 'ajv';
import {load} from 'js-yaml';
import {UserError} from './userError';

/** Checks by the files of their schemas: to compile one takes long. */
const compiled = new Map<string, ReturnType<typeof validatorOf>>();

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
  if (!compiled.has(rules)) {
    const schemaText = fs.readFileSync(path.resolve(rules), 'utf8');
    compiled.set(rules, validatorOf(JSON.parse(schemaText) as object));
  }
  const [error] = compiled.get(rules)!(data);
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

/**
 * The check of parsed data by a JSON schema, in which `patternErrorMessage` says what a pattern means.
 *
 * @returns a function that returns a line for each error
 */
export function validatorOf(schema: object): (data: unknown) => string[] {
  const validate = new Ajv({strict: false, allErrors: true, verbose: true}).compile(schema);
  return (data) => {
    const errors = validate(data) ? [] : (validate.errors ?? []);
    // First what is not known: its name may be the misspelled one of what is missing.
    const isUnknown = ({keyword}: ErrorObject) => Number(keyword === 'additionalProperties');
    return [...errors].sort((a, b) => isUnknown(b) - isUnknown(a)).map(describe);
  };
}

function describe({instancePath, message, params, parentSchema, keyword}: ErrorObject): string {
  const names = instancePath.slice(1).split('/');
  const place = names.map((name) => name.replaceAll('~1', '/')).join(' > ') || 'the file';
  const hint: unknown = keyword === 'pattern' && parentSchema?.patternErrorMessage;
  const name: unknown = keyword === 'additionalProperties' && params.additionalProperty;
  return `${place} ${typeof hint === 'string' ? hint : `${message}${name ? `: ${String(name)}` : ''}.`}`;
}
