import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import {readConfigSchema} from '../config';
import type {ConfigObject, ConfigSchema} from '../configTypes';

/** The objects of the schema by their section; the top of the file is the empty one. */
export function sections(): Map<string, ConfigObject> {
  const schema = readConfigSchema();
  const objects = Object.entries(schema.$defs).filter(([, item]) => item.properties);
  return new Map([['', schema], ...objects]);
}

const validators = new Map<string, ValidateFunction>();

/**
 * The compiled schema of a section, compiled once.
 *
 * @param section a section of the schema
 * @param how `part` compiles the schema without anything that demands a key
 * @throws Error when the schema has no such section
 */
export function validator(section: string, how: 'whole' | 'part'): ValidateFunction {
  const name = `${how} ${section}`;
  const found = validators.get(name);
  if (found) {
    return found;
  }
  if (!sections().has(section)) {
    throw new Error(
      `"${section}" is no section of boyka-config.json. Sections: ${[...sections().keys()].slice(1).join(', ')}.`,
    );
  }
  const whole = readConfigSchema();
  const schema = how === 'part' ? withoutDemands(whole) : whole;
  const made = new Ajv2020({strict: false, allErrors: true, verbose: true}).compile(
    section === '' ? schema : {$ref: `#/$defs/${section}`, $defs: schema.$defs},
  );
  validators.set(name, made);
  return made;
}

function withoutDemands(schema: ConfigSchema): ConfigSchema {
  const copy: unknown = JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'required' || key === 'allOf' ? undefined : value,
    ),
  );
  return copy as ConfigSchema;
}
