import type {Node} from 'jsonc-parser';
import {joinPath, keyAnchor, sectionHeading} from '../../framework/configAnchors';
import {configPageOf} from '../../knowledge/configPages';
import type {Fix} from './fixes';
import type {SchemaNode} from './schema';
import type {Issue, Place} from './validate';

/** What kind of problem a finding is. */
export type Rule =
  | 'syntax'
  | 'unknown-key'
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
  'list of text': 'a list of texts',
};
const MAX_SHOWN = 60;
const MAX_INT = 2147483647;

/** A value of the reader as code, shortened, without what would end the code. */
export function quoted(value: unknown): string {
  const text = String(value).replaceAll('`', '’').replaceAll(/\s+/g, ' ');
  return `\`${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}\``;
}

/** Words for a key that is not there. */
export function describeMissing(
  {key = '', demand = '', schema}: Issue,
  property: SchemaNode | undefined,
): string {
  const reason = schema.errorMessage ?? property?.['x-boyka-required-when'] ?? demand;
  return `\`${key}\` is missing. ${reason}`.trim();
}

/** Words for a value that the schema does not accept, with the value to write where that is certain. */
export function describeValue(
  {keyword, node, schema, key, demand = ''}: Issue,
  {name, property}: Place,
): {message: string; replacement?: string} {
  const of = name === undefined ? 'the file' : `\`${name}\``;
  const value = shown(node);
  const hasPlaceholder = node.type === 'string' && String(node.value).startsWith('${');
  if (keyword === 'type') {
    const one = name === undefined ? ' A configuration is one object.' : '';
    return {message: `${value} is not ${expected(schema, property)}.${one}`};
  }
  if (keyword === 'propertyNames') {
    return {message: `${quoted(key)} is not a key in ${of}.`};
  }
  if (keyword === 'enum') {
    const values = (schema.enum ?? []).map(String);
    const replacement = hasPlaceholder ? undefined : caseFix(node, values);
    const parts = [
      `${value} is not a valid value for ${of}.`,
      hasPlaceholder && 'Placeholders are not resolved here.',
      replacement !== undefined && `Write \`${replacement}\`.`,
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
        ? `${value} in ${of} stays unchanged: placeholders are not resolved here.`
        : `${value} in ${of}: ${reason}`,
  };
}

function expected(schema: SchemaNode, property: SchemaNode | undefined): string {
  const kind = schema === property || !schema.type ? property?.['x-boyka-type'] : undefined;
  const words = kind === undefined ? undefined : EXPECTED[kind];
  const types = [schema.type ?? 'object'].flat().map((type) => `\`${type}\``);
  return `${words ?? `of the type ${types.join(' or ')}`}${rangeOf(schema)}`;
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

/** The one value that differs in letter case, or in the sign between its words. */
function caseFix({type, value}: Node, values: readonly string[]): string | undefined {
  const normal = (text: string) => text.toUpperCase().replaceAll(/[ -]/g, '_');
  const wanted = normal(String(value));
  const found = values.filter((item) => normal(item) === wanted);
  return type === 'string' ? found[0] : undefined;
}
