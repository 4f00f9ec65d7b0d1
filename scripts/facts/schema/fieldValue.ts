import type {JsonSchema} from './knowledge';
import {type Key, type SettingTypes, shapeOf} from './settingTypes';
import {booleanSchema, enumSchema, integerSchema, stringSchema} from './values';

/** Name of the definition of a value that may be anything. */
export const openValue = 'any-value';

/** Schema of a field's value, the word for its type, and the constants of its enum. */
interface FieldValue {
  readonly schema: JsonSchema;
  readonly type: string;
  readonly constants?: readonly string[];
}

/** Schema of a field's value, as its Java type and its context require. */
export function fieldValue(types: SettingTypes, key: Key): FieldValue {
  const {section, field, knowledge, context} = key;
  const {map, list, name} = shapeOf(field);
  if (list) {
    return {type: 'list of text', schema: {type: 'array', items: stringSchema({})}};
  }
  if (map) {
    return mapValue(types, key);
  }
  const opened = types.sectionOf(name, section.owner);
  const external = types.knowledge.externalTypes[name];
  if (opened || (external && 'section' in external)) {
    const target = opened
      ? types.definitionOf(opened, context)
      : (external as {section: string}).section;
    return {type: 'object', schema: reference(target)};
  }
  switch (name) {
    case 'boolean':
      return {type: 'boolean', schema: booleanSchema(context)};
    case 'int':
      return {type: 'integer', schema: integerSchema(context, knowledge)};
    case 'String':
      return {type: 'text', schema: stringSchema(knowledge)};
    default:
      return enumValue(types.constants(name, section.owner), key);
  }
}

/** Named blocks, a map of anything, or a map from one enum to another. */
function mapValue(types: SettingTypes, {section, field, knowledge, context}: Key): FieldValue {
  const {key, name} = shapeOf(field);
  const opened = types.sectionOf(name, section.owner);
  if (opened) {
    const block = reference(types.definitionOf(opened, 'block'));
    return {type: 'blocks', schema: {type: 'object', additionalProperties: block}};
  }
  if (name === 'Object') {
    const values = knowledge.values ?? reference(openValue);
    return {type: 'map', schema: {type: 'object', additionalProperties: values}};
  }
  return {
    type: 'map',
    schema: {
      type: 'object',
      propertyNames: {enum: types.constants(key, section.owner)},
      additionalProperties: enumSchema(context, types.constants(name, section.owner)),
    },
  };
}

/** An enum without the constants that the framework rejects here. */
function enumValue(constants: readonly string[], {knowledge, context}: Key): FieldValue {
  const accepted = constants.filter((constant) => !(constant in (knowledge.rejected ?? {})));
  return {type: 'enum', constants, schema: enumSchema(context, accepted)};
}

function reference(definition: string): JsonSchema {
  return {$ref: `#/$defs/${definition}`};
}

/**
 * What `MapPlaceholderDeserializer` can read into a `Map<String, Object>`: a list may have text, numbers, and
 * booleans, but no object, list, or null.
 */
export function openValueSchema(): JsonSchema {
  const plain = ['string', 'number', 'boolean'];
  return {
    description: 'Any value; a list holds text, numbers, and booleans alone.',
    type: [...plain, 'array', 'object'],
    items: {type: plain},
    additionalProperties: {$ref: `#/$defs/${openValue}`},
  };
}
