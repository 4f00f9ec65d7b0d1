import {Validator, type Schema} from '@cfworker/json-schema';
import {keysOf} from '../../lib/jsonPointer';
import {oncePer} from '../../lib/once';
import {SettingsSchema, type SchemaNode} from './schema';

/** A keyword of the schema that a value violates. */
export interface Issue {
  keyword: string;
  /** The keys and numbers on the way to the value, or to the object around a missing key. */
  path: readonly string[];
  schema: SchemaNode;
  /** The condition of the schema that asks for it, and the names of the keys that decide it. */
  demand?: {text: string; names: readonly string[]};
}

const validatorOf = oncePer(
  (schema: SchemaNode) => new Validator(schema as Schema, '2020-12', false),
);

/** Keywords that only say that something inside of them failed. */
const WRAPPERS = new Set(['$ref', 'allOf', 'false', 'if', 'items', 'properties']);
/** Nothing inside of these is an issue of its own. */
const ALTERNATIVES = /\/(?:anyOf|propertyNames)\//;

/**
 * Validates a value.
 *
 * @throws RangeError when it is nested too deeply, or has too many issues
 * @throws URIError when a key has half of a surrogate pair
 */
export function validate(root: SchemaNode, value: unknown): Issue[] {
  const {errors} = validatorOf(root).validate(value);
  return errors.flatMap(({keyword, keywordLocation, instanceLocation}, at): Issue[] => {
    const {schema, demand} = definitionAt(keysOf(keywordLocation).slice(0, -1), root);
    const isOfMap = keyword === 'additionalProperties' && schema[keyword] !== false;
    if (isOfMap || WRAPPERS.has(keyword) || ALTERNATIVES.test(keywordLocation)) {
      return [];
    }
    // The error inside follows, and it names the key.
    const isName = keyword === 'propertyNames';
    const path = keysOf(isName ? errors[at + 1]!.instanceLocation : instanceLocation);
    // The other branch accepts placeholders only.
    const values = keyword === 'anyOf' ? schema.anyOf?.[0]?.enum : undefined;
    return values
      ? [{keyword: 'enum', path, schema: {...schema, enum: values}, demand}]
      : [{keyword, path, schema, demand}];
  });
}

/** The definition at the end of a path of keywords, and the innermost condition on the way. */
function definitionAt(path: readonly string[], root: SchemaNode): Pick<Issue, 'schema' | 'demand'> {
  let schema = root;
  let demand: Issue['demand'];
  for (const part of path) {
    schema =
      part === '$ref'
        ? SettingsSchema.of(root).section(schema.$ref)
        : (schema as Record<string, SchemaNode>)[part]!;
    const text = schema['x-boyka-requires'];
    demand = text === undefined ? demand : {text: `Needs ${text}.`, names: namesIn(schema.if)};
  }
  return {schema, demand};
}

/** The names of all keys in a condition. */
function namesIn(condition: unknown): string[] {
  if (typeof condition !== 'object' || condition === null) {
    return [];
  }
  const {properties = {}, required = []} = condition as SchemaNode;
  return [...Object.keys(properties), ...required, ...Object.values(condition).flatMap(namesIn)];
}
