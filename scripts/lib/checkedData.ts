import fs from 'node:fs';
import path from 'node:path';
import Ajv, {type ErrorObject} from 'ajv';
import {load} from 'js-yaml';
import {ROOT} from './run';
import {UserError} from './userError';

/** A check of parsed data; it returns a line for each error. */
export type Validator = (data: unknown) => string[];

const validators = new Map<string, Validator>();

/**
 * Reads a YAML or JSON file that people write, and checks it by the schema that it names for editors.
 *
 * @param file from the folder of the site on
 * @throws UserError naming the file and the place that break the rules of the schema
 */
export function readChecked<T>(file: string): T {
  const text = fs.readFileSync(path.resolve(ROOT, file), 'utf8');
  const schema = /\$schema(?:=|": ")([\w.-]+)/.exec(text)?.[1];
  if (!schema) {
    throw new UserError(
      `${file} does not name a schema: add a $schema, as in the files next to it.`,
    );
  }
  const data = parse(file, text);
  const [error] = validatorOf(path.posix.join(path.posix.dirname(file), schema))(data);
  if (error) {
    throw new UserError(`${file}: ${error} See ${schema} next to it.`);
  }
  return data as T;
}

/** The check by a schema, which is compiled once. */
export function validatorOf(schema: string): Validator {
  const known = validators.get(schema);
  if (known) {
    return known;
  }
  const rules = JSON.parse(fs.readFileSync(path.resolve(ROOT, schema), 'utf8')) as object;
  const validate = new Ajv({strict: false, allErrors: true, verbose: true}).compile(rules);
  const validator: Validator = (data) =>
    validate(data) ? [] : (validate.errors ?? []).map(describe);
  validators.set(schema, validator);
  return validator;
}

function describe({instancePath, message, params, parentSchema, keyword}: ErrorObject): string {
  const names = instancePath.slice(1).split('/');
  const place = names.map((name) => name.replaceAll('~1', '/')).join(' > ') || 'the file';
  const hint: unknown = keyword === 'pattern' && parentSchema?.patternErrorMessage;
  const name: unknown = keyword === 'additionalProperties' && params.additionalProperty;
  return `${place} ${typeof hint === 'string' ? hint : `${message}${name ? `: ${String(name)}` : ''}.`}`;
}

/** JSON is read as YAML too, which rejects a key that is there twice. */
function parse(file: string, text: string): unknown {
  try {
    return load(text);
  } catch (error) {
    throw new UserError(`${file}: ${(error as Error).message.split('\n')[0]}`);
  }
}
