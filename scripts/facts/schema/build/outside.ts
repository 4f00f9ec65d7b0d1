import type {JsonSchema, OutsideType} from '../rules/types';
import {integerSchema} from '../values';

/** Schema of an object whose class comes from a library: Gson sets its fields, and its source is not parsed. */
export function outsideSection(outside: Extract<OutsideType, {kind: 'object'}>): JsonSchema {
  const field = (does: string): JsonSchema => ({
    description: does,
    ...integerSchema('block', {}),
    'x-boyka-type': 'integer',
    'x-boyka-java': 'int',
    'x-boyka-platforms': outside.platforms,
    'x-boyka-placeholder': true,
    'x-boyka-unit': outside.unit,
    'x-boyka-needed': 'Required once the object is there: a side that is left out is `0`.',
  });
  const properties = Object.entries(outside.fields).map(([name, does]) => [name, field(does)]);
  return {
    description: outside.does,
    'x-boyka-stands': outside.stands,
    'x-boyka-place': 'block',
    'x-boyka-platforms': outside.platforms,
    type: 'object',
    properties: Object.fromEntries(properties) as JsonSchema,
    required: Object.keys(outside.fields),
    additionalProperties: false,
  };
}
