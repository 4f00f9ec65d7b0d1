import {UserError} from '../../lib/userError';
import type {JsonSchema, Requirement} from './knowledge';
import {propertySchema} from './property';
import type {Section, SettingTypes} from './settingTypes';
import type {Context} from './values';

/** Schema of an object of a setting class. */
export function sectionSchema(types: SettingTypes, section: Section, context: Context): JsonSchema {
  checkKeys(section);
  const {owner, keys, requires} = section;
  const properties = owner.fields.map((field) => {
    const knowledge = keys[field.key];
    if (!knowledge) {
      throw new UserError(
        `${owner.file} has a field for ${field.key} (line ${field.line}) that is not described. Read where the framework uses it, and describe it in src/knowledge/configuration.`,
      );
    }
    return [field.key, propertySchema(types, {section, field, knowledge, context})];
  });
  return {
    description: section.description,
    'x-boyka-paths': section.paths,
    'x-boyka-context': context,
    'x-boyka-platforms': section.platforms,
    'x-boyka-class': `${owner.file}#L${owner.line}`,
    type: 'object',
    properties: Object.fromEntries(properties) as JsonSchema,
    additionalProperties: false,
    ...(requires ? {allOf: requires.map((item) => requirementSchema(types, section, item))} : {}),
  };
}

function checkKeys({owner, keys}: Section): void {
  const unknown = Object.keys(keys).find((key) => !owner.fields.some((field) => field.key === key));
  if (unknown !== undefined) {
    throw new UserError(
      `${owner.file} has no field for ${unknown}. Remove the key from src/knowledge/configuration.`,
    );
  }
}

function requirementSchema(
  types: SettingTypes,
  section: Section,
  {name, source, error, ...schema}: Requirement,
): JsonSchema {
  return {
    'x-boyka-requires': name,
    'x-boyka-source': types.linesOf(`${section.name}: ${name}`, source)[0],
    ...(error ? {'x-boyka-error': error} : {}),
    ...(schema.if ? {if: schema.if, then: schema.then} : schema.then),
  };
}
