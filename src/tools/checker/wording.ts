import type {Node} from 'jsonc-parser';
import {joinPath, keyAnchor, sectionHeading} from '../../framework/configAnchors';
import {nearestKeys, normalizeKey} from '../../framework/nearest';
import {configPageOf} from '../../knowledge/configPages';
import {foreignValue} from '../../knowledge/foreignNames';
import {keyOf} from './document';
import type {Fix} from './fixes';
import type {SchemaNode} from './schema';
import type {Issue, ValuePlace} from './validate';

/** What kind of problem a finding is. */
export type Rule =
  | 'syntax'
  | 'unknown-key'
  | 'misplaced-key'
  | 'renamed-key'
  | 'repeated-key'
  | 'wrong-type'
  | 'wrong-value'
  | 'missing-key'
  | 'no-effect'
  | 'trap';

/** What there is to say about a place in the text. */
export interface Remark {
  rule: Rule;
  offset: number;
  /** Code is in backticks. */
  message: string;
  /** The lines as they are to be in the file, where a sentence cannot show them. */
  lines?: string;
  /** Where the key is documented; absent when the text is not JSON. */
  link?: {text: string; to: string};
  fix?: Fix;
}

/** The documentation of a key, or of a section. */
export function linkTo(section: string, name?: string): Remark['link'] {
  const anchor = name === undefined ? sectionHeading(section) : keyAnchor(section, name);
  return {
    text: (name === undefined ? section : joinPath(section, name)) || 'top level',
    to: `${configPageOf(section)}#${anchor}`,
  };
}

/** What a value has to be, by the type that the schema gives to its key. */
const EXPECTED: Record<string, string> = {
  text: 'text in double quotes',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  object: 'an object in braces',
  blocks: 'an object with named blocks',
  map: 'an object in braces',
  'list of text': 'a list of strings',
};

/** The same by the types of JSON, for what is inside of a key. */
const EXPECTED_TYPES: Record<string, string> = {
  string: 'text in double quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'an object in braces',
};
const MAX_SHOWN = 60;
const MAX_INT = 2147483647;

/** A value of the reader as code, shortened, without what would end the code. */
export function quoted(value: unknown): string {
  const text = String(value).replaceAll('`', '’').replaceAll(/\s+/g, ' ');
  return `\`${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}\``;
}

/** A list within a sentence. */
export function joinWords(items: readonly string[], word: 'and' | 'or'): string {
  const type = word === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat('en-US', {type}).format(items);
}

/** Why a key that is not there is needed. */
export function describeMissing(
  {demand = '', schema}: Issue,
  property: SchemaNode | undefined,
): string {
  return schema.errorMessage ?? property?.['x-boyka-required-when'] ?? demand;
}

/** Words for a value that the schema does not accept, with the value to write where that is certain. */
export function describeValue(
  {keyword, node, schema, key, demand = ''}: Issue,
  {name, section, property, block}: ValuePlace,
): {message: string; replacement?: string} {
  const of = name === undefined ? 'the file' : `\`${name}\``;
  const value = shown(node);
  const hasPlaceholder = node.type === 'string' && String(node.value).startsWith('${');
  if (keyword === 'type') {
    return {message: describeType(node, schema, {name, property, block})};
  }
  if (keyword === 'propertyNames') {
    return {message: `${quoted(key)} isn't a key in ${of}.`};
  }
  if (keyword === 'enum') {
    const values = (schema.enum ?? []).map(String);
    const text = node.type === 'string' && !hasPlaceholder ? String(node.value) : undefined;
    const replacement = text === undefined ? undefined : sameValue(text, values);
    const similar = replacement ?? similarValue(node, section, name ?? '', schema);
    const near =
      similar === undefined && text !== undefined && nearestKeys(text, values).length === 1
        ? nearestKeys(text, values)[0]
        : undefined;
    const parts = [
      `${value} isn't a valid value for ${of}.`,
      hasPlaceholder && "Placeholders aren't resolved here.",
      similar !== undefined && `Write \`${similar}\`.`,
      near !== undefined && `Did you mean \`${near}\`?`,
      `Values: ${values.map((item) => `\`${item}\``).join(', ')}.`,
    ];
    return {message: parts.filter(Boolean).join(' '), replacement};
  }
  const isOfType = keyword === 'pattern' || keyword === 'minimum' || keyword === 'maximum';
  const reason =
    schema.errorMessage ??
    (hasPlaceholder ? undefined : isOfType ? `${of} needs ${expected(schema, property)}.` : demand);
  return {
    message:
      reason === undefined
        ? `${value} in ${of} stays unchanged: placeholders aren't resolved here.`
        : `${value} in ${of}: ${reason}`,
  };
}

function describeType(
  node: Node,
  schema: SchemaNode,
  {name, property, block}: Pick<ValuePlace, 'name' | 'property' | 'block'>,
): string {
  const value = shown(node);
  if (name === undefined) {
    return `${value} isn't a configuration: the file is one object in braces.`;
  }
  if (node === block) {
    const key = keyOf(node);
    return `${value} isn't a block. \`${name}\` has named blocks, so ${key ? quoted(key.value) : 'each entry'} needs an object in braces.`;
  }
  const isInside = schema !== property && property?.['x-boyka-type'] === 'map';
  if (node.type === 'null' && !isInside) {
    return property?.['x-boyka-type'] === 'boolean' || property?.['x-boyka-type'] === 'integer'
      ? `\`null\` leaves \`${name}\` at its default. Remove the key instead.`
      : `Outside of blocks, \`null\` replaces the default of \`${name}\`. Remove the key instead, so that its default applies.`;
  }
  // What the framework makes of what is inside of a map is what the caution says.
  const caution = isInside ? property?.['x-boyka-caution'] : undefined;
  const key = isInside ? keyOf(node) : undefined;
  const message = `${value}${key ? ` in ${quoted(key.value)}` : ''} isn't ${expected(schema, property)}.`;
  return caution === undefined ? message : `${message} ${caution}`;
}

function expected(schema: SchemaNode, property: SchemaNode | undefined): string {
  const kind = schema === property || !schema.type ? property?.['x-boyka-type'] : undefined;
  const words = kind === undefined ? undefined : EXPECTED[kind];
  const types = [schema.type ?? 'object'].flat().map((type) => EXPECTED_TYPES[type] ?? type);
  return `${words ?? types.join(', or ')}${rangeOf(schema)}`;
}

function rangeOf({minimum, maximum}: SchemaNode): string {
  const low = minimum === undefined || minimum < -MAX_INT ? '' : ` from ${minimum}`;
  const high = maximum === undefined || maximum >= MAX_INT ? '' : ` up to ${maximum}`;
  return `${low}${high}`;
}

function shown({type, value}: Node): string {
  return type === 'object'
    ? 'An object'
    : type === 'array'
      ? 'A list'
      : quoted(JSON.stringify(value));
}

/** The one value that differs in letter case, or in the separator of its words. */
function sameValue(text: string, values: readonly string[]): string | undefined {
  const wanted = normalizeKey(text);
  return values.find((item) => normalizeKey(item) === wanted);
}

/**
 * The value of a key that means the same as a text: written in another way, or the name of another tool.
 *
 * @param schema of the key, or with its values
 * @returns nothing when the text is a value itself
 */
export function similarValue(
  {type, value}: Node,
  section: string,
  key: string,
  schema: SchemaNode,
): string | undefined {
  const values = schema.enum ?? schema.anyOf?.[0]?.enum;
  if (type !== 'string' || !values || values.includes(value)) {
    return undefined;
  }
  const texts = values.map(String);
  const foreign = foreignValue(section, key, String(value));
  return (
    sameValue(String(value), texts) ??
    (foreign !== undefined && texts.includes(foreign) ? foreign : undefined)
  );
}
