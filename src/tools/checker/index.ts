import {getNodePath, type Edit, type Node} from 'jsonc-parser';
import {joinPath} from '../../framework/configAnchors';
import {nearestKeys} from '../../framework/nearest';
import {renamedKeys} from '../../knowledge/renamedKeys';
import {keyOf, membersOf, parse, positions, repeatedKeys, valueAt, type Position} from './document';
import {applyFixes, isClear, pathInBlock, type Fix} from './fixes';
import type {SchemaNode} from './schema';
import {findRemarks} from './traps';
import {placesOf, validate, type Issue, type Place} from './validate';
import {describeMissing, describeValue, linkTo, quoted, type Remark, type Rule} from './wording';

/** Something in a configuration that is wrong, or that does not do what it seems to. */
export type Finding = Position & Omit<Remark, 'offset' | 'fix'>;

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

/** What kind of problem a keyword of the schema finds; the others find wrong values. */
const RULES: Record<string, Rule> = {
  additionalProperties: 'unknown-key',
  propertyNames: 'unknown-key',
  required: 'missing-key',
  type: 'wrong-type',
};

/**
 * Checks the text of a `boyka-config.json`.
 *
 * @param source the text; broken JSON is a finding, not an error
 * @param schema `static/schema/boyka-config.schema.json`
 */
export function checkConfig(source: string, schema: SchemaNode): ConfigReport {
  const text = source.replace(/^\uFEFF/, '');
  const all = findAll(text, schema);
  const remarks = all.slice(0, MAX_FINDINGS);
  const positionOf = positions(text);
  return {
    findings: remarks.map(({rule, offset, message, link}) => ({
      rule,
      ...positionOf(offset),
      message,
      ...(link && {link}),
    })),
    truncated: all.length > MAX_FINDINGS,
    ...applyFixes(
      text,
      remarks.flatMap(({fix}) => fix ?? []),
    ),
  };
}

/** All remarks in the order of the text, or enough of them to see that there are more than can be shown. */
function findAll(text: string, schema: SchemaNode): Remark[] {
  try {
    const parsed = parse(text);
    return 'error' in parsed
      ? [{rule: 'syntax', offset: parsed.offset, message: parsed.error}]
      : remarksOn(parsed.root, schema).sort((a, b) => a.offset - b.offset);
  } catch (error) {
    return [{rule: 'syntax', offset: 0, message: describeLimit(error)}];
  }
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

function remarksOn(root: Node, schema: SchemaNode): Remark[] {
  const places = placesOf(schema, root);
  // What always applies comes before what a condition asks for.
  const issues = validate(schema, root).sort(
    (a, b) => a.offset - b.offset || Number(!!a.demand) - Number(!!b.demand),
  );
  const byId = new Map<string, Issue & {rule: Rule}>();
  for (const issue of issues) {
    const rule = RULES[issue.keyword] ?? 'wrong-value';
    const id = `${rule} ${issue.offset} ${issue.key ?? ''}`;
    byId.set(id, byId.get(id) ?? {...issue, rule});
  }
  const repeated = repeatedKeys(root);
  const remarks = [
    // Wording compares keys, so no more are worded than are shown.
    ...[...byId.values()].slice(0, MAX_FINDINGS + 1).map(({rule, ...issue}) => ({
      rule,
      offset: issue.offset,
      ...describe(issue, placeOf(issue.node, places), schema, root),
    })),
    ...repeated.map((key): Remark => ({
      rule: 'repeated-key',
      offset: key.offset,
      message: `${quoted(key.value)} occurs more than once in this object. Keep one.`,
      link: linkInside(placeOf(key, places), String(key.value), schema),
    })),
    ...findRemarks(root, places),
  ];
  const fixes = remarks.flatMap(({fix}) => fix ?? []);
  const repeatedPaths = fixes.length > 0 ? repeated.map((key) => getNodePath(key)) : [];
  return remarks.map(({fix, ...remark}) =>
    fix && isClear(fix, fixes, repeatedPaths) ? {...remark, fix} : remark,
  );
}

/** The nearest value around a node that has a place: the file has one. */
function placeOf(node: Node, places: ReadonlyMap<Node, Place>): Place {
  return places.get(node) ?? placeOf(node.parent!, places);
}

/** What there is to say about an issue; a key that was renamed has a rule of its own. */
function describe(
  issue: Issue,
  place: Place,
  schema: SchemaNode,
  root: Node,
): Omit<Remark, 'rule' | 'offset'> & {rule?: Rule} {
  const {keyword, key = '', node} = issue;
  if (keyword === 'additionalProperties') {
    return unknownKey(issue, place, schema, root);
  }
  if (keyword === 'required') {
    const message = describeMissing(issue, propertiesOf(place.opens, schema)[key]);
    return {message, link: linkInside(place, key, schema)};
  }
  const {message, replacement} = describeValue(issue, place);
  return {
    message,
    link: place.name === undefined ? linkInside(place) : linkTo(place.section, place.name),
    fix: replacement === undefined ? undefined : replaceBy(node, replacement),
  };
}

function replaceBy({offset, length}: Node, value: unknown): Edit {
  return {offset, length, content: JSON.stringify(value)};
}

function renameBy(value: Node, name: string): Fix {
  const path = getNodePath(value);
  return {...replaceBy(keyOf(value)!, name), paths: [path, [...path.slice(0, -1), name]]};
}

function unknownKey(
  {key = '', node, schema: object}: Issue,
  place: Place,
  schema: SchemaNode,
  root: Node,
): ReturnType<typeof describe> {
  const value = membersOf(node).get(key);
  const renamed = renamedKeys.find(({from}) => from === joinPath(place.path, key));
  if (renamed) {
    const {to, version, note} = renamed;
    const target = to ? propertyAt(to, schema) : undefined;
    const now = to ? `Write \`${to}\` instead.` : 'There is no replacement.';
    return {
      rule: 'renamed-key',
      message: `\`${key}\` is a key from versions before ${version}. ${now}${note ? ` ${note}` : ''}`,
      link: target ? linkTo(target.section, target.name) : linkInside(place),
      fix: value && to && target ? renameFix(value, to, target.property, schema, root) : undefined,
    };
  }
  const near = nearestKeys(key, Object.keys(object.properties ?? {}));
  const [only] = near;
  const meant = near.map((name) => `\`${name}\``).join(' or ');
  const target = only === undefined ? undefined : object.properties?.[only];
  const isCertain =
    near.length === 1 &&
    value &&
    target &&
    !membersOf(node).has(only ?? '') &&
    accepts(schema, target, value);
  return {
    message: `${quoted(key)} is not a key here, and the framework ignores it without a message.${meant ? ` Did you mean ${meant}?` : ''}`,
    link: linkInside(place, only, schema),
    fix: isCertain ? renameBy(value, only!) : undefined,
  };
}

/** A key that was renamed or moved within its block, where the new one accepts the value and is not set. */
function renameFix(
  value: Node,
  to: string,
  target: SchemaNode,
  schema: SchemaNode,
  root: Node,
): Fix | undefined {
  const path = pathInBlock(value, to);
  const own = getNodePath(value);
  const isTaken = valueAt(root, ...path.map(String)) !== undefined;
  if (isTaken || !accepts(schema, target, value)) {
    return undefined;
  }
  const parent = own.slice(0, -1);
  const isSibling = path.length === own.length && parent.every((part, at) => part === path[at]);
  if (isSibling) {
    return renameBy(value, String(path.at(-1)));
  }
  const isInSameBlock = own[0] === 'api' && own[1] === path[1];
  const isScalar = value.children === undefined;
  const around = valueAt(root, ...path.slice(0, -1).map(String));
  return isInSameBlock && isScalar && (around?.type ?? 'object') === 'object'
    ? {value, to: path, paths: [own, path]}
    : undefined;
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
function propertyAt(path: string, schema: SchemaNode) {
  const [, parent = '', name = ''] = /^(?:(.*)\.)?(.*)$/.exec(path)!;
  for (const [section, object] of Object.entries({'': schema, ...schema.$defs})) {
    const property = object?.properties?.[name];
    if (property && object['x-boyka-paths']?.includes(parent)) {
      return {section, name, property};
    }
  }
  return undefined;
}

/** The key inside an object, or the section of the object. */
function linkInside({opens, section}: Place, name?: string, schema?: SchemaNode): Remark['link'] {
  const isKey = name !== undefined && schema && propertiesOf(opens, schema)[name];
  return linkTo(opens ?? section, isKey ? name : undefined);
}
