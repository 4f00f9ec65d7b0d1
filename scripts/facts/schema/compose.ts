import fs from 'node:fs';
import {readApi} from '../../../src/framework';
import {PUBLISHED_SCHEMA} from '../../../src/framework/config';
import {lines as quotedLines} from '../../../src/framework/settings.json';
import type {SettingLines} from '../../../src/framework/configTypes';
import type {Api} from '../../../src/framework/types';
import {script} from '../../lib/script';
import {UserError} from '../../../src/config/environment/userError';
import {snakeCase} from '../model';
import {layout} from '../write';
import {
  type ConfigKnowledge,
  type ExternalObject,
  type JsonSchema,
  type KeyKnowledge,
  type Quote,
  quotesIn,
  readKnowledge,
} from './knowledge';
import {
  type TypeContext,
  contextOf,
  type Key,
  type SettingSection,
  SettingTypes,
} from './settingTypes';
import {defaultOf, fieldValue, integerSchema, openValue, openValueSchema} from './values';

/** The public address, whatever host a preview of the site uses. */
const schemaId = 'https://boykaframework.github.io/boyka-framework/schema/boyka-config.schema.json';

/**
 * Composes the JSON Schema of `boyka-config.json`. Keys, types, enums, and defaults follow from the setting classes;
 * the knowledge adds what only reading the code shows. Each has to fit the other, so a new version of the framework
 * cannot leave the knowledge behind.
 *
 * @param api has the setting classes, and the enums of their fields
 * @param lines of the source that the knowledge quotes, as `quotedLines` finds them
 * @returns the schema; the same input gives the same object, keys in a fixed order
 * @throws UserError with one line that names the section, class, or field at fault
 */
export function composeSchema(
  api: Pick<Api, 'tag' | 'commit' | 'types'>,
  lines: SettingLines,
  knowledge: ConfigKnowledge,
): JsonSchema {
  const types = new SettingTypes(api, knowledge);
  const places = quotesIn(knowledge).map((quote) => [quote.name, placeOf(quote, lines)] as const);
  const reading = Object.keys(knowledge.reading).map((fact) =>
    places.find(([name]) => name === fact)!,
  );
  const {properties, ...head} = sectionSchema(types, types.top, 'file');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaId,
    title: `boyka-config.json of Boyka Framework ${api.tag.replace(/^v/, '')}`,
    'x-boyka-tag': api.tag,
    'x-boyka-commit': api.commit,
    'x-boyka-reading': Object.fromEntries(reading) as JsonSchema,
    ...head,
    properties: {
      $schema: {
        description: 'URL of this schema, for editors. The framework does not read it.',
        type: 'string',
      },
      ...(properties as JsonSchema),
    },
    $defs: definitions(types),
  };
}

/**
 * The line of a quote, as `manager/MacManager.java#L65`.
 *
 * @throws UserError when the quote is new: its line has to be looked up in a checkout
 */
function placeOf({name, file, text}: Quote, lines: SettingLines): string {
  const line = lines[file]?.[text];
  if (line === undefined) {
    throw new UserError(
      `"${name}" quotes "${text}" from ${file}, but the line number is unknown: run \`npm run facts:update\` with a framework checkout.`,
    );
  }
  return `${file}#L${line}`;
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
      'x-boyka-platforms': platforms,
      'x-boyka-unit': unit,
      'x-boyka-required-when':
        'Required if the object is present: a side that you leave out is `0`.',
    },
  ]);
  return {
    description,
    'x-boyka-paths': paths,
    'x-boyka-platforms': platforms,
    type: 'object',
    properties: Object.fromEntries(properties) as JsonSchema,
    required: Object.keys(keys),
    additionalProperties: false,
  };
}

/** Schema of an object of a setting class. */
function sectionSchema(
  types: SettingTypes,
  section: SettingSection,
  context: TypeContext,
): JsonSchema {
  const {owner, keys, requires} = section;
  const names = owner.fields.map(({name}) => snakeCase(name));
  const unknown = Object.keys(keys).find((key) => !names.includes(key));
  if (unknown !== undefined) {
    throw new UserError(
      `${owner.file} has no field for ${unknown}. Remove the key from src/knowledge/configuration.`,
    );
  }
  const properties = owner.fields.map((field) => {
    const name = snakeCase(field.name);
    const knowledge = keys[name];
    if (!knowledge) {
      throw new UserError(
        `${owner.file} has a field for ${name} (line ${field.line}) without a description. Read where the framework uses it, and describe it in src/knowledge/configuration.`,
      );
    }
    return [name, propertySchema(types, {section, name, field, knowledge, context})];
  });
  return {
    description: section.description,
    'x-boyka-paths': section.paths,
    'x-boyka-platforms': section.platforms,
    type: 'object',
    properties: Object.fromEntries(properties) as JsonSchema,
    additionalProperties: false,
    allOf: requires?.map(({name, if: condition, then}) => ({
      'x-boyka-requires': name,
      ...(condition ? {if: condition, then} : then),
    })),
  };
}

/** Schema of a key's value with all that the site shows of the key. */
function propertySchema(types: SettingTypes, key: Key): JsonSchema {
  const {section, field, knowledge} = key;
  const value = fieldValue(types, key);
  const initial = defaultOf(field, value.constants, types.knowledge.externalTypes[field.type]);
  const description = descriptionOf(knowledge);
  return {
    description,
    ...value.schema,
    default: initial,
    'x-boyka-description':
      description === knowledge.description ? undefined : knowledge.description,
    'x-boyka-type': value.type,
    'x-boyka-field': `${section.owner.file}#L${field.line}`,
    'x-boyka-platforms': knowledge.platforms ?? section.platforms,
    'x-boyka-unit': knowledge.unit,
    'x-boyka-fallback': knowledge.fallback,
    'x-boyka-required': knowledge.required,
    'x-boyka-required-when': knowledge.requiredWhen,
    'x-boyka-caution': knowledge.caution,
    'x-boyka-unused': knowledge.unused,
  };
}

/** What an editor shows at the key: it does not know our keywords, so everything is in one text. */
function descriptionOf({description, requiredWhen, caution}: KeyKnowledge): string {
  return [description, requiredWhen, caution && `Caution: ${caution}`].filter(Boolean).join(' ');
}

/**
 * Text of the schema that editors download, from the committed facts and `src/knowledge/configuration`.
 *
 * @throws UserError when facts and knowledge do not fit each other
 */
export function publishedSchema(): string {
  return layout(composeSchema(readApi(), quotedLines, readKnowledge()));
}

// No checkout, no JDK.
script(module, () => {
  fs.writeFileSync(PUBLISHED_SCHEMA, publishedSchema());
  console.log(`Written: ${PUBLISHED_SCHEMA}`);
});
