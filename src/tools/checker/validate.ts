import {Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';
import {getNodeValue, type Node} from 'jsonc-parser';
import {joinPath, sectionOfRef} from '../../framework/configAnchors';
import {keysOf} from '../../framework/jsonPointer';
import {oncePer} from '../../framework/once';
import {keyOf, membersOf} from './document';
import {resolveRef, type SchemaNode} from './schema';

/** Where a value is in the configuration. */
export interface ValuePlace {
  /** Path with `<key>` for the name of a block. */
  path: string;
  /** Section that documents the key; of the file itself, the top one. */
  section: string;
  /** The key, or that around a named block; none for the file itself. */
  name?: string;
  /** The key in the text; none for the file itself, and for a named block. */
  key?: Node;
  /** What the schema says of the key. */
  property?: SchemaNode;
  /** Section that documents the keys inside the value. */
  opens?: string;
  /** Object of the named block that has the value. */
  block?: Node;
}

/** A keyword of the schema that a value violates. */
export interface Issue {
  keyword: string;
  /** The value, or the object around an unknown or missing key. */
  node: Node;
  schema: SchemaNode;
  /** The unknown or missing key. */
  key?: string;
  /** Of the value, of the unknown key, or of the object without a key that it needs. */
  offset: number;
  /** The condition of the schema that asks for it. */
  demand?: string;
}

/** The validator of a definition, within the whole schema. */
const validatorIn = oncePer((root: SchemaNode) =>
  oncePer((schema: SchemaNode) => {
    // References keep the address that they were resolved with first, so the id is the same.
    const whole = {...schema, ...(root.$id && {$id: root.$id}), $defs: root.$defs};
    return new Validator(whole as Schema, '2020-12', false);
  }),
);

/** Keywords that only say that something inside of them failed. */
const WRAPPERS = new Set(['$ref', 'allOf', 'false', 'if', 'items', 'properties']);
/** Nothing inside of these is an issue of its own. */
const ALTERNATIVES = /\/(?:anyOf|propertyNames)\//;

/**
 * Validates a value.
 *
 * @param root the whole schema
 * @param node the value
 * @param schema the definition to begin with, the whole schema by default
 * @throws RangeError when the value is nested too deeply, or has too many issues
 * @throws URIError when a key has half of a surrogate pair
 */
export function validate(root: SchemaNode, node: Node, schema: SchemaNode = root): Issue[] {
  return validatorIn(root)(schema)
    .validate(getNodeValue(node))
    .errors.flatMap((error, at, errors) => issuesOf(error, errors[at + 1], root, node, schema));
}

function issuesOf(
  {keyword, keywordLocation, instanceLocation}: OutputUnit,
  next: OutputUnit | undefined,
  root: SchemaNode,
  top: Node,
  start: SchemaNode,
): Issue[] {
  if (WRAPPERS.has(keyword) || ALTERNATIVES.test(keywordLocation)) {
    return [];
  }
  const node = keysOf(instanceLocation).reduce(childOf, top);
  const {schema, demand} = definitionAt(keysOf(keywordLocation).slice(0, -1), root, start);
  const issue = {keyword, node, schema, demand, offset: node.offset};
  if (keyword === 'required') {
    const {offset} = keyOf(node) ?? node;
    const missing = schema.required?.filter((key) => !membersOf(node).has(key)) ?? [];
    return missing.map((key) => ({...issue, key, offset}));
  }
  if (keyword === 'propertyNames' || keyword === 'additionalProperties') {
    if (typeof schema.additionalProperties === 'object' && keyword === 'additionalProperties') {
      return [];
    }
    // The error inside follows, and it names the key.
    const key = keysOf(next?.instanceLocation ?? '').at(-1) ?? '';
    const value = membersOf(node).get(key);
    return [{...issue, key, offset: ((value && keyOf(value)) ?? node).offset}];
  }
  // The other branch accepts placeholders only.
  const values = schema.anyOf?.[0]?.enum;
  return keyword === 'anyOf' && values
    ? [{...issue, keyword: 'enum', schema: {...schema, enum: values}}]
    : [issue];
}

function childOf(node: Node, key: string): Node {
  return (node.type === 'array' ? node.children?.[+key] : membersOf(node).get(key)) ?? node;
}

/** The definition at the end of a path of keywords, and the innermost condition on the way. */
function definitionAt(
  path: readonly string[],
  root: SchemaNode,
  start: SchemaNode,
): {schema: SchemaNode; demand?: string} {
  let schema = start;
  let demand: string | undefined;
  for (const part of path) {
    schema =
      part === '$ref'
        ? resolveRef(root, schema.$ref ?? '')
        : (schema as Record<string, SchemaNode>)[part]!;
    const required = schema['x-boyka-requires'];
    demand = required === undefined ? demand : `Needs ${required}.`;
  }
  return {schema, demand};
}

/**
 * Finds the place of each value that the schema describes without a condition.
 *
 * @param root the whole schema
 * @param node the file
 * @returns in the order of the text, an object before its keys
 */
export function placesOf(root: SchemaNode, node: Node): Map<Node, ValuePlace> {
  const places = new Map<Node, ValuePlace>();
  function collect({$ref, ...own}: SchemaNode, object: Node, place: ValuePlace): void {
    places.set(object, place);
    const {path, block, opens: section} = place;
    const {properties = {}, additionalProperties} = $ref ? resolveRef(root, $ref) : own;
    for (const [name, value] of membersOf(object)) {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (property && section !== undefined) {
        const opens = sectionOfRef(property.$ref);
        const inner = {
          path: joinPath(path, name),
          section,
          name,
          key: keyOf(value),
          property,
          opens,
          block,
        };
        collect(property, value, inner);
      } else if (typeof additionalProperties === 'object') {
        const opens = sectionOfRef(additionalProperties.$ref);
        const inner = {...place, path: joinPath(path, '<key>'), opens, key: undefined};
        if (opens !== undefined) {
          collect(additionalProperties, value, {...inner, block: value});
        }
      }
    }
  }
  collect(root, node, {path: '', section: '', opens: ''});
  return places;
}
