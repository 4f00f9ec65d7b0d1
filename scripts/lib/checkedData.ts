import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {validatorOf, type Validator} from '../../src/knowledge/validator';
import {ROOT} from './run';
import {UserError} from './userError';

const validators = new Map<string, Validator>();

/**
 * Reads a YAML or JSON file that people write, and checks it by a schema.
 *
 * @param file from the folder of the site on
 * @param schema the same; by default the one that the file names for editors
 * @throws UserError naming the file and the place that break the rules of the schema
 */
export function readChecked<T>(file: string, schema?: string): T {
  const text = fs.readFileSync(path.resolve(ROOT, file), 'utf8');
  const named = /\$schema(?:=|": ")([\w.-]+)/.exec(text)?.[1];
  const rules = schema ?? (named && path.posix.join(path.posix.dirname(file), named));
  if (!rules) {
    throw new UserError(
      `${file} does not name a schema: add a $schema, as in the files next to it.`,
    );
  }
  const data = parse(file, text);
  const [error] = validatorIn(rules)(data);
  if (error) {
    throw new UserError(`${file}: ${error} See ${rules}.`);
  }
  return data as T;
}

/** The check by the schema in a file, which is compiled once. */
function validatorIn(file: string): Validator {
  const known = validators.get(file);
  if (known) {
    return known;
  }
  const schema = JSON.parse(fs.readFileSync(path.resolve(ROOT, file), 'utf8')) as object;
  const validator = validatorOf(schema);
  validators.set(file, validator);
  return validator;
}

/** JSON is read as YAML too, which rejects a key that is there twice. */
function parse(file: string, text: string): unknown {
  try {
    return load(text);
  } catch (error) {
    throw new UserError(`${file}: ${(error as Error).message.split('\n')[0]}`);
  }
}
