import type {SettingFacts} from '../../../src/framework/configTypes';
import type {ConfigKnowledge, ExternalObject, JsonSchema} from './knowledge';
import {sectionSchema} from './section';
import {SettingTypes} from './settingTypes';
import {openValue, openValueSchema} from './fieldValue';
import {contextOf, integerSchema} from './values';

/** The public address, whatever host a preview of the site uses. */
const schemaId = 'https://boykaframework.github.io/boyka-framework/schema/boyka-config.schema.json';

/**
 * Composes the JSON Schema of `boyka-config.json`. Keys, types, enums, and defaults follow from the setting classes;
 * the knowledge adds what only reading the code shows. Each has to fit the other, so a new version of the framework
 * cannot leave the knowledge behind.
 *
 * @returns the schema; the same input gives the same object, keys in a fixed order
 * @throws UserError with one line that names the section, class, or field at fault
 */
export function composeSchema(facts: SettingFacts, knowledge: ConfigKnowledge): JsonSchema {
  const types = new SettingTypes(facts, knowledge);
  const reading = Object.entries(knowledge.reading).map(([name, quotes]) => [
    name,
    types.linesOf(name, quotes)[0],
  ]);
  const {properties, ...head} = sectionSchema(types, types.top, 'file');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaId,
    title: `boyka-config.json of Boyka Framework ${facts.tag.replace(/^v/, '')}`,
    'x-boyka-tag': facts.tag,
    'x-boyka-commit': facts.commit,
    'x-boyka-reading': Object.fromEntries(reading) as JsonSchema,
    ...head,
    properties: {
      $schema: {
        description: 'Address of this schema, for editors. The framework does not read it.',
        type: 'string',
      },
      ...(properties as JsonSchema),
    },
    $defs: definitions(types),
  };
}

/** Every section in each of its contexts, what belongs to a library, and the open value. */
function definitions(types: SettingTypes): JsonSchema {
  const sections = types.sections
    .filter(({name}) => name !== '')
    .flatMap((section) =>
      [...new Set(section.paths.map(contextOf))].map((context) => [
        types.definitionOf(section, context),
        sectionSchema(types, section, context),
      ]),
    );
  const external = Object.values(types.knowledge.externalTypes).flatMap((type) =>
    'section' in type ? [[type.section, externalSchema(type)]] : [],
  );
  return Object.fromEntries([
    ...sections,
    ...external,
    [openValue, openValueSchema()],
  ]) as JsonSchema;
}

/** Schema of an object whose class belongs to a library: Gson sets its fields, and its source is not extracted. */
function externalSchema({paths, description, platforms, unit, keys}: ExternalObject): JsonSchema {
  const properties = Object.entries(keys).map(([name, text]) => [
    name,
    {
      description: text,
      ...integerSchema('block', {}),
      'x-boyka-type': 'integer',
      'x-boyka-java': 'int',
      'x-boyka-platforms': platforms,
      'x-boyka-placeholder': true,
      'x-boyka-unit': unit,
      'x-boyka-required-when': 'Required once the object is there: a side that is left out is `0`.',
    },
  ]);
  return {
    description,
    'x-boyka-paths': paths,
    'x-boyka-context': 'block',
    'x-boyka-platforms': platforms,
    type: 'object',
    properties: Object.fromEntries(properties) as JsonSchema,
    required: Object.keys(keys),
    additionalProperties: false,
  };
}
