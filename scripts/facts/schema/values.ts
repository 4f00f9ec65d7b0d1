import {UserError} from '../../../src/config/environment/userError';
import type {Field} from '../../../src/framework/types';
import type {ExternalType, JsonSchema, KeyKnowledge} from './knowledge';
import {type TypeContext, type Key, type SettingTypes, shapeOf} from './settingTypes';

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
  if (opened) {
    return {type: 'object', schema: reference(types.definitionOf(opened, context))};
  }
  if (external && 'section' in external) {
    return {type: 'object', schema: reference(external.section)};
  }
  switch (name) {
    case 'boolean':
      return {type: 'boolean', schema: booleanSchema(context)};
    case 'int':
      return {type: 'integer', schema: integerSchema(context, knowledge)};
    case 'String':
      return {type: 'text', schema: stringSchema(knowledge)};
    default: {
      const constants = types.constants(name, section.owner);
      const rejected = Object.keys(knowledge.rejected ?? {});
      const unknown = rejected.find((constant) => !constants.includes(constant));
      if (unknown !== undefined) {
        throw new UserError(
          `${section.name}.${key.name}: ${name} has no constant ${unknown}. Correct "rejected" in src/knowledge/configuration.`,
        );
      }
      const accepted = constants.filter((constant) => !rejected.includes(constant));
      return {type: 'enum', constants, schema: enumSchema(context, accepted)};
    }
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
    description: 'Any value. A list can contain only text, numbers, and booleans.',
    type: [...plain, 'array', 'object'],
    items: {type: plain},
    additionalProperties: {$ref: `#/$defs/${openValue}`},
  };
}

/** The start of a text that the framework resolves. */
const placeholder = '\\$\\{.*';

/** Schema of a `boolean`: Gson also takes the words as text. */
function booleanSchema(context: TypeContext): JsonSchema {
  const words = '[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]';
  return {type: ['boolean', 'string'], pattern: textPattern(words, context)};
}

/** Schema of an `int`: Gson also takes digits as text, within the same limits. */
export function integerSchema(
  context: TypeContext,
  {minimum, maximum}: Partial<KeyKnowledge>,
): JsonSchema {
  const from = minimum === undefined ? '' : ` from ${minimum}`;
  const to = maximum === undefined ? '' : ` up to ${maximum}`;
  return {
    type: ['integer', 'string'],
    pattern: textPattern(wholeNumbers(minimum, maximum), context),
    minimum: minimum ?? -2147483648,
    maximum: maximum ?? 2147483647,
    errorMessage: from || to ? `Expected a whole number${from}${to}.` : undefined,
  };
}

/** Schema of a `String`: Gson also takes a number, and keeps its spelling. */
function stringSchema({format}: Partial<KeyKnowledge>): JsonSchema {
  return format
    ? {type: 'string', pattern: format.pattern, errorMessage: format.message}
    : {type: ['string', 'number']};
}

/** Schema of an enum: the names of its constants, in their spelling. */
function enumSchema(context: TypeContext, values: readonly string[]): JsonSchema {
  return context === 'file'
    ? {enum: values}
    : {anyOf: [{enum: values}, {type: 'string', pattern: `^${placeholder}$`}]};
}

/** Pattern of the digits of a whole number within limits. JSON Schema compares numbers, but not text. */
function wholeNumbers(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined && maximum === undefined) {
    return '-?[0-9]+';
  }
  const digits = maximum === undefined ? '[0-9]+' : `0*(?:${upTo(maximum)})`;
  const negative = minimum === undefined ? '-[0-9]+|' : '';
  const notZero = minimum === 1 ? '(?!0+$)' : '';
  return negative + notZero + digits;
}

/** The numbers with fewer digits, those that are smaller in one digit after an equal start, and the maximum. */
function upTo(maximum: number): string {
  const digits = String(maximum);
  const smaller = [...digits].flatMap((digit, at) => {
    const first = at === 0 ? 1 : 0;
    const range = `[${first}-${Number(digit) - 1}]`;
    const rest = `[0-9]{${digits.length - at - 1}}`;
    return Number(digit) > first ? [digits.slice(0, at) + range + rest] : [];
  });
  return [`[0-9]{1,${digits.length - 1}}`, ...smaller, digits].join('|');
}

function textPattern(words: string, context: TypeContext): string {
  return context === 'file' ? `^(?:${words})$` : `^(?:${words}|${placeholder})$`;
}

/**
 * The default that a field's initializer gives.
 *
 * @param constants of an enum
 * @returns a JSON value, or nothing when the field starts as null or as an object of settings
 * @throws UserError when the initializer has an unknown form
 */
export function defaultOf(
  {name, type, initializer}: Field,
  constants: readonly string[] | undefined,
  external: ExternalType | undefined,
): unknown {
  if (initializer === undefined) {
    return type === 'boolean' ? false : type === 'int' ? 0 : undefined;
  }
  if (type === 'boolean' || type === 'int' || type === 'String') {
    return JSON.parse(initializer) as unknown;
  }
  const constant = initializer.split('.').at(-1) ?? '';
  if (constants?.includes(constant)) {
    return constant;
  }
  const created = /^new (\w+) ?\((.*)\)$/.exec(initializer);
  if (created && external && 'section' in external) {
    const numbers = (created[2] ?? '').split(',').map(Number);
    return Object.fromEntries(Object.keys(external.keys).map((name, at) => [name, numbers[at]]));
  }
  if (created?.[2] === '') {
    return undefined;
  }
  throw new UserError(
    `The field ${name} starts as "${initializer}". Add this form to scripts/facts/schema/values.ts.`,
  );
}
