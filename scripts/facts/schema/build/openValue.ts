import type {JsonSchema} from '../rules/types';

/** Name of the definition of a value that may be anything. */
export const openValue = 'any-value';

/**
 * What `MapPlaceholderDeserializer` can read into a `Map<String, Object>`: a list may hold text, numbers, and booleans,
 * but no object, list, or null.
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
