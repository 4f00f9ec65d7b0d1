import {UserError} from '../../lib/userError';
import type {JsonSchema, KeyRule, OutsideType} from './rules/types';
import type {SettingField, SettingType} from './input';

/**
 * Where an object stands. Inside a block (`api`, `ui.web`, `ui.mobile`, `ui.desktop`) the framework
 * resolves placeholders before it looks at types; elsewhere it resolves them in text alone
 * (`MapPlaceholderDeserializer`, `StringPlaceholderDeserializer`).
 */
export type Place = 'block' | 'file';

/** The start of a text that the framework resolves. */
const placeholder = '\\$\\{.*';

const intLimits = {minimum: -2147483648, maximum: 2147483647};

/** Schema of a `boolean`: Gson also takes the words as text. */
export function booleanSchema(place: Place): JsonSchema {
  const words = '[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]';
  return {type: ['boolean', 'string'], pattern: textPattern(words, place)};
}

/** Schema of an `int`: Gson also takes digits as text, within the same limits. */
export function integerSchema(place: Place, {minimum, maximum}: Partial<KeyRule>): JsonSchema {
  const limits = [
    ...(minimum === undefined ? [] : [` from ${minimum}`]),
    ...(maximum === undefined ? [] : [` up to ${maximum}`]),
  ].join('');
  return {
    type: ['integer', 'string'],
    pattern: textPattern(wholeNumbers(minimum, maximum), place),
    minimum: minimum ?? intLimits.minimum,
    maximum: maximum ?? intLimits.maximum,
    ...(limits ? {errorMessage: `Expected a whole number${limits}.`} : {}),
  };
}

/** Schema of a `String`: Gson also takes a number, and keeps its spelling. */
export function stringSchema({form}: Partial<KeyRule>): JsonSchema {
  return form
    ? {type: 'string', pattern: form.pattern, errorMessage: form.message}
    : {type: ['string', 'number']};
}

/** Schema of an enum: the names of its constants, in their spelling. */
export function enumSchema(place: Place, values: readonly string[]): JsonSchema {
  return place === 'file'
    ? {enum: values}
    : {anyOf: [{enum: values}, {type: 'string', pattern: `^${placeholder}$`}]};
}

/** Pattern of the digits of a whole number within limits. JSON Schema compares numbers, but not text. */
function wholeNumbers(minimum: KeyRule['minimum'], maximum: number | undefined): string {
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

function textPattern(words: string, place: Place): string {
  return place === 'file' ? `^(?:${words})$` : `^(?:${words}|${placeholder})$`;
}

/**
 * The default that a field's initializer gives.
 *
 * @returns a JSON value, or nothing when the field starts out as null or as an object of settings
 * @throws UserError when the initializer has a form that is not known here
 */
export function defaultOf(
  field: SettingField,
  values: readonly string[] | undefined,
  outside: OutsideType | undefined,
): unknown {
  const {initializer, type} = field;
  if (initializer === undefined) {
    return type === 'boolean' ? false : type === 'int' ? 0 : undefined;
  }
  if (type === 'boolean' || type === 'int' || type === 'String') {
    return JSON.parse(initializer) as unknown;
  }
  const constant = initializer.split('.').at(-1) ?? '';
  if (values?.includes(constant)) {
    return constant;
  }
  const created = /^new (\w+) ?\((.*)\)$/.exec(initializer);
  if (created && outside?.kind === 'object') {
    const numbers = (created[2] ?? '').split(',').map(Number);
    return Object.fromEntries(Object.keys(outside.fields).map((name, at) => [name, numbers[at]]));
  }
  if (created?.[2] === '') {
    return undefined;
  }
  throw new UserError(
    `The field ${field.name} starts out as "${initializer}", a form that scripts/facts/schema/values.ts does not know.`,
  );
}

/** The constants of an enum, of the framework or from outside; nothing when the type is none. */
export function constantsOf(
  type: SettingType | undefined,
  outside: OutsideType | undefined,
): readonly string[] | undefined {
  if (outside?.kind === 'enum') {
    return [...outside.constants, ...(outside.also ?? [])];
  }
  return type?.enumConstants?.map((constant) => constant.name);
}
