import type {Node} from 'jsonc-parser';
import {joinPath, sectionOfRef} from '../framework/configAnchors';
import {membersOf, type Member} from './document';
import {resolveRef, type SchemaNode} from './schema';

/** Where a value is in the configuration. */
export interface Place {
  /** Path with `<key>` for the name of a block. */
  path: string;
  /** Section that documents the key; of the file itself, the top one. */
  section: string;
  /** The key; none for the file itself. */
  name?: string;
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
  /** The unknown key in the text. */
  member?: Member;
  /** The condition of the schema that asks for it. */
  demand?: string;
}

/** A known key of the text. */
export interface Entry extends Member {
  place: Place;
  /** The object that has the key. */
  parent: Node;
}

/** What was found in one pass. */
export interface Validation {
  issues: Issue[];
  /** In the order of the schema, an object before its keys. */
  entries: Entry[];
  /** Only of values that the schema reaches without a condition. */
  places: Map<Node, Place>;
}

interface Context {
  root: SchemaNode;
  result: Validation;
  place?: Place;
  demand?: string;
}

/**
 * Validates a value with the part of JSON Schema that the published schema uses.
 *
 * @param root the whole schema
 * @param node the value
 * @param schema the definition to begin with, the whole schema by default
 * @param place where the value is; without one, no entries and places are collected
 */
export function validate(
  root: SchemaNode,
  node: Node,
  schema: SchemaNode = root,
  place?: Place,
): Validation {
  const result: Validation = {issues: [], entries: [], places: new Map()};
  visit(schema, node, {root, result, place});
  return result;
}

function isValid(schema: SchemaNode, node: Node, {root}: Context): boolean {
  return validate(root, node, schema).issues.length === 0;
}

function visit(schema: SchemaNode, node: Node, context: Context): void {
  const {result, place} = context;
  const report = (keyword: string, extra: Partial<Issue> = {}) =>
    result.issues.push({keyword, node, schema, demand: context.demand, ...extra});
  if (place) {
    result.places.set(node, place);
  }
  if (schema.$ref) {
    visit(resolveRef(context.root, schema.$ref), node, context);
  }
  if (schema.type && ![schema.type].flat().some((type) => isOfType(node, type))) {
    report('type');
  }
  visitScalar(schema, node, report);
  visitObject(schema, node, context, report);
  if (schema.items && node.type === 'array') {
    for (const item of node.children ?? []) {
      visit(schema.items, item, inside(context));
    }
  }
  visitCombined(schema, node, context, report);
}

type Report = (keyword: string, extra?: Partial<Issue>) => void;

function visitScalar(schema: SchemaNode, node: Node, report: Report): void {
  const value: unknown = node.value;
  if (schema.enum && !schema.enum.includes(value)) {
    report('enum');
  }
  if ('const' in schema && schema.const !== value) {
    report('const');
  }
  // The engine itself keeps a compiled pattern.
  if (typeof value === 'string' && schema.pattern && !new RegExp(schema.pattern, 'u').test(value)) {
    report('pattern');
  }
  if (typeof value === 'number') {
    if (schema.minimum !== undefined && value < schema.minimum) {
      report('minimum');
    }
    if (schema.maximum !== undefined && value > schema.maximum) {
      report('maximum');
    }
  }
}

function visitObject(schema: SchemaNode, node: Node, context: Context, report: Report): void {
  if (node.type !== 'object') {
    return;
  }
  const members = membersOf(node);
  for (const key of schema.required ?? []) {
    if (!members.has(key)) {
      report('required', {key});
    }
  }
  if (members.size < (schema.minProperties ?? 0)) {
    report('minProperties');
  }
  const {properties, additionalProperties, propertyNames} = schema;
  if (!properties && additionalProperties === undefined && !propertyNames) {
    return;
  }
  for (const [key, member] of members) {
    if (propertyNames && !isValid(propertyNames, member.key, context)) {
      report('propertyNames', {key, member});
    }
    const property = properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (property) {
      visit(property, member.value, intoProperty(context, node, key, member, property));
    } else if (additionalProperties === false) {
      report('additionalProperties', {key, member});
    } else if (typeof additionalProperties === 'object') {
      visit(additionalProperties, member.value, intoMap(context, member, additionalProperties));
    }
  }
}

function visitCombined(schema: SchemaNode, node: Node, context: Context, report: Report): void {
  for (const part of schema.allOf ?? []) {
    const required = part['x-boyka-requires'];
    const demand = required === undefined ? context.demand : `Needs ${required}.`;
    visit(part, node, {...context, place: undefined, demand});
  }
  const branches = schema.anyOf;
  if (branches && !branches.some((branch) => isValid(branch, node, context))) {
    // The second branch accepts placeholders only.
    const values = branches[0]?.enum;
    report(values ? 'enum' : 'anyOf', values ? {schema: {...schema, enum: values}} : {});
  }
  if (schema.not && isValid(schema.not, node, context)) {
    report('not');
  }
  if (schema.if && schema.then && isValid(schema.if, node, context)) {
    visit(schema.then, node, {...context, place: undefined});
  }
}

function intoProperty(
  context: Context,
  parent: Node,
  name: string,
  member: Member,
  property: SchemaNode,
): Context {
  const {place: outer, result} = context;
  if (outer?.opens === undefined) {
    return inside(context);
  }
  const place: Place = {
    path: joinPath(outer.path, name),
    section: outer.opens,
    name,
    property,
    opens: sectionOfRef(property.$ref),
    block: outer.block,
  };
  result.entries.push({...member, place, parent});
  return {...context, place};
}

function intoMap(context: Context, {value}: Member, schema: SchemaNode): Context {
  const {place} = context;
  const opens = sectionOfRef(schema.$ref);
  return place && opens
    ? {...context, place: {...place, path: joinPath(place.path, '<key>'), opens, block: value}}
    : inside(context);
}

/** Values in lists and maps are at the key of the list or map. */
function inside(context: Context): Context {
  return {...context, place: context.place && {...context.place, opens: undefined}};
}

function isOfType(node: Node, type: string): boolean {
  return type === 'integer'
    ? node.type === 'number' && Number.isInteger(node.value)
    : node.type === type;
}
