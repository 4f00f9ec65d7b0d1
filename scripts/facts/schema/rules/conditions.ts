import type {JsonSchema} from './types';

/** The targets that are a cloud provider. */
export const providers = ['BROWSER_STACK', 'LAMBDA_TEST_MOBILE', 'LAMBDA_TEST_WEB'] as const;

/** The object names a cloud provider as its target. */
export const atProvider: JsonSchema = {
  properties: {target: {enum: providers}},
  required: ['target'],
};

/** A boolean that is certainly true: no placeholder. */
export const isTrue: JsonSchema = {
  anyOf: [{const: true}, {type: 'string', pattern: '^[Tt][Rr][Uu][Ee]$'}],
};

/** A boolean that is true or a placeholder. */
export function mayBeTrue(message: string): JsonSchema {
  return {
    not: {const: false},
    pattern: '^(?:[Tt][Rr][Uu][Ee]|\\$\\{.*)$',
    errorMessage: message,
  };
}

/**
 * A text that is one of the values or a placeholder.
 *
 * @param message what an editor shows for another value
 */
export function oneOf(values: readonly string[], message: string): JsonSchema {
  return {pattern: `^(?:${values.join('|')}|\\$\\{.*)$`, errorMessage: message};
}

/** The key is there and fits. */
export function has(key: string, schema: JsonSchema): JsonSchema {
  return {properties: {[key]: schema}, required: [key]};
}
