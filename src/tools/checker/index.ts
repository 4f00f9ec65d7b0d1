import {getNodePath, type Node} from 'jsonc-parser';
import {joinPath, sectionOfRef} from '../../framework/configAnchors';
import {nearestKeys} from '../../framework/nearest';
import {renamedKeys} from '../../knowledge/renamedKeys';
import {
  membersOf,
  parse,
  positions,
  repeatedKeys,
  valueAt,
  type Member,
  type Position,
} from './document';
import {applyFixes, pathInBlock, type Fix} from './fixes';
import type {SchemaNode} from './schema';
import {findRemarks} from './traps';
import {placesOf, validate, type Issue, type Place} from './validate';
import {describeMissing, describeValue, linkTo, quoted, type Remark} from './wording';

/** Something in a configuration that is wrong, or that does not do what it seems to. */
export type Finding = Position & Omit<Remark, 'offset'>;

/** Result of a check. */
export interface ConfigReport {
  /** In the order of the text. */
  findings: Finding[];
  /** Whether there are more than the findings. */
  truncated: boolean;
  /** The text with every certain correction; absent when there is none. */
  fixed?: string;
  /** Number of corrections in it. */
  fixes: number;
}

/** More findings are not shown. */
const MAX_FINDINGS = 200;
interface Draft extends Remark {
  fix?: Fix;
}

/**
 * Checks the text of a `boyka-config.json`.
 *
 * @param source the text; broken JSON is a finding, not an error
 * @param schema `static/schema/boyka-config.schema.json`
 */
export function checkConfig(source: string, schema: SchemaNode): ConfigReport {
  const text = source.replace(/^\uFEFF/, '');
  let drafts: Draft[];
  let truncated = false;
  try {
    ({drafts, truncated} = findAll(text, schema));
  } catch (error) {
    drafts = [{rule: 'syntax', offset: 0, message: describeLimit(error)}];
  }
  const positionOf = positions(text);
  return {
    findings: drafts.map(({rule, offset, message, link}) => ({
      rule,
      ...positionOf(offset),
      message,
      ...(link && {link}),
    })),
    truncated,
    ...applyFixes(
      text,
      drafts.flatMap(({fix}) => fix ?? []),
    ),
  };
}

/**
 * What keeps a text from being checked.
 *
 * @throws the error when it is not about the text
 */
function describeLimit(error: unknown): string {
  // The parser and the validator are recursive.
  if (error instanceof RangeError) {
    return 'The text is too large or nested too deeply to be checked.';
  }
  // The validator puts keys into addresses.
  if (error instanceof URIError) {
    return 'A key contains half of a surrogate pair, such as `\\ud83d` alone. Remove it.';
  }
  throw error;
}

function findAll(text: string, schema: SchemaNode): {drafts: Draft[]; truncated: boolean} {
  const parsed = parse(text);
  if ('error' in parsed) {
    const {error, offset} = parsed;
    return {drafts: [{rule: 'syntax', offset, message: error}], truncated: false};
  }
  const {root} = parsed;
  const places = placesOf(schema, root);
  // What always applies comes before what a condition asks for.
  const issues = validate(schema, root).sort(
    (a, b) => offsetOf(a) - offsetOf(b) || Number(!!a.demand) - Number(!!b.demand),
  );
  const drafts: Draft[] = [];
  const seen = new Set<string>();
  // Wording compares keys, so only what is shown is worded.
  for (const issue of issues.slice(0, 2 * MAX_FINDINGS)) {
    const draft = draftOf(issue, placeOf(issue.node, places), schema, root);
    const id = `${draft.rule} ${draft.offset} ${issue.key ?? ''}`;
    if (!seen.has(id)) {
      seen.add(id);
      drafts.push(draft);
    }
  }
  for (const {key, object} of repeatedKeys(root)) {
    drafts.push({
      rule: 'repeated-key',
      offset: key.offset,
      message: `${quoted(key.value)} occurs more than once in this object. Keep one.`,
      link: linkInside(placeOf(object, places), String(key.value), schema),
    });
  }
  const all = [...drafts, ...findRemarks(root, places)].sort((a, b) => a.offset - b.offset);
  return {
    drafts: all.slice(0, MAX_FINDINGS),
    truncated: all.length > MAX_FINDINGS || issues.length > 2 * MAX_FINDINGS,
  };
}

/** Where an issue is: that of a missing key is where its object begins. */
function offsetOf({node, member}: Issue): number {
  const {parent, type} = node;
  const key = type === 'object' && parent?.type === 'property' ? parent.children?.[0] : undefined;
  return (member?.key ?? key ?? node).offset;
}

/** The nearest value around a node that has a place: the file has one. */
function placeOf(node: Node, places: ReadonlyMap<Node, Place>): Place {
  return places.get(node) ?? placeOf(node.parent!, places);
}

function draftOf(issue: Issue, place: Place, schema: SchemaNode, root: Node): Draft {
  const {keyword, key, node, member} = issue;
  const offset = offsetOf(issue);
  if (keyword === 'additionalProperties') {
    return {offset, ...unknownKey(issue, place, schema, root)};
  }
  if (keyword === 'required') {
    const property = propertiesOf(place.opens, schema)[key ?? ''];
    const message = describeMissing(issue, property);
    return {rule: 'missing-key', offset, message, link: linkInside(place, key, schema)};
  }
  const {replacement, ...words} = describeValue(issue, place);
  return {
    ...words,
    offset: member ? offset : node.offset,
    link: place.name === undefined ? linkInside(place) : linkTo(place.section, place.name),
    fix: replacement === undefined ? undefined : replaceBy(node, replacement),
  };
}

function replaceBy({offset, length}: Node, value: unknown): Fix {
  return {offset, length, content: JSON.stringify(value)};
}

function unknownKey(
  {key = '', member, node, schema: object}: Issue,
  place: Place,
  schema: SchemaNode,
  root: Node,
): Omit<Draft, 'offset'> {
  const path = joinPath(place.path, key);
  const renamed = renamedKeys.find(({from}) => from === path);
  if (renamed) {
    const {to, version, note} = renamed;
    const target = to ? propertyAt(to, schema) : undefined;
    const now = to ? `Write \`${to}\` instead.` : 'There is no replacement.';
    return {
      rule: 'renamed-key',
      message: `\`${key}\` is a key from versions before ${version}. ${now}${note ? ` ${note}` : ''}`,
      link: target ? linkTo(target.section, target.name) : linkInside(place),
      fix:
        member && to && target ? renameFix(member, to, target.property, schema, root) : undefined,
    };
  }
  const known = Object.keys(object.properties ?? {});
  const near = nearestKeys(key, known);
  const [only] = near;
  const meant = near.map((name) => `\`${name}\``).join(' or ');
  const target = only === undefined ? undefined : object.properties?.[only];
  const isCertain =
    near.length === 1 &&
    member &&
    target &&
    !membersOf(node).has(only ?? '') &&
    accepts(schema, target, member.value);
  return {
    rule: 'unknown-key',
    message: `${quoted(key)} is not a key here, and the framework ignores it without a message.${meant ? ` Did you mean ${meant}?` : ''}`,
    link: linkInside(place, only, schema),
    fix: isCertain ? replaceBy(member.key, only) : undefined,
  };
}

/** A key that was renamed or moved within its block, where the new one accepts the value and is not set. */
function renameFix(
  member: Member,
  to: string,
  target: SchemaNode,
  schema: SchemaNode,
  root: Node,
): Fix | undefined {
  const path = pathInBlock(member, to);
  const own = getNodePath(member.value);
  const isTaken = valueAt(root, ...path.map(String)) !== undefined;
  if (isTaken || !accepts(schema, target, member.value)) {
    return undefined;
  }
  const parent = own.slice(0, -1);
  const isSibling = path.length === own.length && parent.every((part, at) => part === path[at]);
  if (isSibling) {
    return replaceBy(member.key, path.at(-1));
  }
  const isInSameBlock = own[0] === 'api' && own[1] === path[1];
  const isScalar = member.value.children === undefined;
  return isInSameBlock && isScalar ? {member, to: path} : undefined;
}

function accepts(root: SchemaNode, schema: SchemaNode, value: Node): boolean {
  return validate(root, value, schema).length === 0;
}

/** The keys that a section has. */
function propertiesOf(
  section: string | undefined,
  schema: SchemaNode,
): NonNullable<SchemaNode['properties']> {
  const owner = section === undefined ? undefined : section ? schema.$defs?.[section] : schema;
  return owner?.properties ?? {};
}

/** The section and the schema of a key by its path, with `<key>` for the name of a block. */
function propertyAt(
  path: string,
  schema: SchemaNode,
): {section: string; name: string; property: SchemaNode} | undefined {
  let section: string | undefined = '';
  let found: ReturnType<typeof propertyAt>;
  for (const name of path.split('.').filter((part) => part !== '<key>')) {
    const property: SchemaNode | undefined = propertiesOf(section, schema)[name];
    if (section === undefined || !property) {
      return undefined;
    }
    found = {section, name, property};
    const {$ref, additionalProperties} = property;
    const inMap = typeof additionalProperties === 'object' ? additionalProperties.$ref : undefined;
    section = sectionOfRef($ref ?? inMap);
  }
  return found;
}

/** The key inside an object, or the section of the object. */
function linkInside({opens, section}: Place, name?: string, schema?: SchemaNode): Draft['link'] {
  const isKey = name !== undefined && schema && propertiesOf(opens, schema)[name];
  return linkTo(opens ?? section, isKey ? name : undefined);
}
