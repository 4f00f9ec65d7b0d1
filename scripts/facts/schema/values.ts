import {UserError} from '../../lib/userError';
import type {SettingField} from '../../../src/framework/configTypes';
import type {ExternalType, JsonSchema, KeyKnowledge} from './knowledge';

/**
 * Where an object is. Inside a block (`api`, `ui.web`, `ui.mobile`, `ui.desktop`) the framework resolves placeholders
 * before it checks types; elsewhere it resolves them in text only (`MapPlaceholderDeserializer`,
 * `StringPlaceholderDeserializer`).
 */
export type Context = 'block' | 'file';

/** The context of an object at a path: only blocks have a name that the reader chooses. */
export function contextOf(path: string): Context {
  return path.includes('<key>') ? 'block' : 'file';
}

/** The start of a text that the framework resolves. */
const placeholder = '\\$\\{.*';

const intLimits = {minimum: -2147483648, maximum: 2147483647};

/** Schema of a `boolean`: Gson also takes the words as text. */
export function booleanSchema(context: Context): JsonSchema {
  const words = '[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]';
  return {type: ['boolean', 'string'], pattern: textPattern(words, context)};
}

/** Schema of an `int`: Gson also takes digits as text, within the same limits. */
export function integerSchema(
  context: Context,
  {minimum, maximum}: Partial<KeyKnowledge>,
): JsonSchema {
  const limits = [
    ...(minimum === undefined ? [] : [` from ${minimum}`]),
    ...(maximum === undefined ? [] : [` up to ${maximum}`]),
  ].join('');
  return {
    type: ['integer', 'string'],
    pattern: textPattern(wholeNumbers(minimum, maximum), context),
    minimum: minimum ?? intLimits.minimum,
    maximum: maximum ?? intLimits.maximum,
    ...(limits ? {errorMessage: `Expected a whole number${limits}.`} : {}),
  };
}

/** Schema of a `String`: Gson also takes a number, and keeps its spelling. */
export function stringSchema({format}: Partial<KeyKnowledge>): JsonSchema {
  return format
    ? {type: 'string', pattern: format.pattern, errorMessage: format.message}
    : {type: ['string', 'number']};
}

/** Schema of an enum: the names of its constants, in their spelling. */
export function enumSchema(context: Context, values: readonly string[]): JsonSchema {
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

function textPattern(words: string, context: Context): string {
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
  {key, type, initializer}: SettingField,
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
    `The field for ${key} starts as "${initializer}", a form that scripts/facts/schema/values.ts does not know.`,
  );
}
