import {getNodePath, type Node} from 'jsonc-parser';
import {keyOf, parse, positions, repeatedKeys, type Position} from './document';
import {applyFixes, isClear, replaceBy} from './fixes';
import {definitionOf} from './keys';
import type {SchemaNode} from './schema';
import {settle} from './settle';
import {findRemarks} from './remarks';
import {placesOf, validate, type Issue, type ValuePlace} from './validate';
import {describeMissing, describeValue, linkTo, quoted, type Remark, type Rule} from './wording';

/** Something in a configuration that is wrong, or that does not do what it seems to. */
export type ConfigFinding = Position & Omit<Remark, 'offset' | 'fix'>;

/** Result of a check. */
export interface ConfigReport {
  /** In the order of the text. */
  findings: ConfigFinding[];
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
    findings: remarks.map(({rule, offset, message, lines, link}) => ({
      rule,
      ...positionOf(offset),
      message,
      ...(lines !== undefined && {lines}),
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

function remarksOn(original: Node, schema: SchemaNode): Remark[] {
  const {root, remarks: settled, nulls, announced} = settle(original, schema, MAX_FINDINGS);
  const places = placesOf(schema, root);
  // What always applies comes before what a condition asks for.
  const issues = validate(schema, root).sort(
    (a, b) => a.offset - b.offset || Number(!!a.demand) - Number(!!b.demand),
  );
  const byId = new Map<string, Issue & {rule: Rule}>();
  for (const issue of issues) {
    const {keyword, node, key = '', offset} = issue;
    const rule = RULES[keyword] ?? 'wrong-value';
    const id = `${rule} ${offset} ${key}`;
    const isKnown = keyword === 'additionalProperties' || announced.get(node)?.has(key);
    // What is null is worded below, and a condition for it is no second cause.
    if (!isKnown && !nulls.get(node)?.has(key)) {
      byId.set(id, byId.get(id) ?? {...issue, rule});
    }
  }
  const repeated = repeatedKeys(original);
  const written = repeated.length > 0 ? placesOf(schema, original) : places;
  const {traps, meant} = mergeRemarks(settled, findRemarks(root, places, schema));
  const remarks = [
    ...meant,
    // Wording compares keys, so no more are worded than are shown.
    ...[...byId.values()].slice(0, MAX_FINDINGS + 1).map(({rule, ...issue}) => ({
      rule,
      offset: issue.offset,
      ...describe(issue, placeOf(issue.node, places), schema),
    })),
    ...describeNulls(nulls, issues, places, schema),
    ...repeated.slice(0, MAX_FINDINGS + 1).map((key): Remark => ({
      rule: 'repeated-key',
      offset: key.offset,
      message: `${quoted(key.value)} occurs more than once in this object. Keep one.`,
      link: linkInside(placeOf(key, written), String(key.value), schema),
    })),
    ...traps,
  ];
  const fixes = remarks.flatMap(({fix}) => fix ?? []);
  const repeatedPaths = fixes.length > 0 ? repeated.map((key) => getNodePath(key)) : [];
  return remarks.map(({fix, ...remark}) =>
    fix && isClear(fix, fixes, repeatedPaths) ? {...remark, fix} : remark,
  );
}

/** Adds to the findings of a key those of the key that is meant by it: both have one cause. */
function mergeRemarks(
  settled: readonly Remark[],
  found: readonly Remark[],
): {meant: Remark[]; traps: Remark[]} {
  const effects = new Map(
    found.flatMap((remark) =>
      remark.rule === 'no-effect' ? [[remark.offset, remark] as const] : [],
    ),
  );
  const offsets = new Set(settled.map(({offset}) => offset));
  return {
    meant: settled.map((remark) => {
      const effect = effects.get(remark.offset);
      return effect ? {...remark, message: `${remark.message} ${effect.message}`} : remark;
    }),
    traps: found.filter(({rule, offset}) => rule !== 'no-effect' || !offsets.has(offset)),
  };
}

/** Says that keys which are `null` count as left out, with what a missing one means. */
function describeNulls(
  nulls: ReadonlyMap<Node, ReadonlyMap<string, Node>>,
  issues: readonly Issue[],
  places: ReadonlyMap<Node, ValuePlace>,
  schema: SchemaNode,
): Remark[] {
  const found = [...nulls].flatMap(([object, keys]) =>
    [...keys].map(([key, value]) => ({object, key, value})),
  );
  const demands = new Map<Node, Issue[]>();
  for (const issue of issues) {
    demands.set(issue.node, [...(demands.get(issue.node) ?? []), issue]);
  }
  return found.slice(0, MAX_FINDINGS + 1).map(({object, key, value}): Remark => {
    const place = placeOf(object, places);
    const property = propertiesOf(place.opens, schema)[key];
    const missing = demands.get(object)?.find((issue) => issue.key === key);
    const start = `${quoted(key)} is \`null\`, which counts as left out in a block`;
    return {
      rule: missing ? 'missing-key' : 'no-effect',
      offset: (keyOf(value) ?? value).offset,
      message: missing
        ? `${start}. ${describeMissing(missing, property)}`
        : `${start}${property?.default === undefined ? '' : `: the default ${quoted(JSON.stringify(property.default))} applies`}.`,
      link: linkInside(place, key, schema),
    };
  });
}

/** The nearest value around a node that has a place: the file has one. */
function placeOf(node: Node, places: ReadonlyMap<Node, ValuePlace>): ValuePlace {
  return places.get(node) ?? placeOf(node.parent!, places);
}

/** What there is to say about an issue. */
function describe(
  issue: Issue,
  place: ValuePlace,
  schema: SchemaNode,
): Omit<Remark, 'rule' | 'offset'> {
  const {keyword, key = '', node} = issue;
  if (keyword === 'required') {
    const message = describeMissing(issue, propertiesOf(place.opens, schema)[key]);
    return {
      message: `\`${key}\` is missing. ${message}`.trim(),
      link: linkInside(place, key, schema),
    };
  }
  const {message, replacement} = describeValue(issue, place);
  return {
    message,
    link: place.name === undefined ? linkInside(place) : linkTo(place.section, place.name),
    fix: replacement === undefined ? undefined : replaceBy(node, replacement),
  };
}

/** The keys that a section has. */
function propertiesOf(
  section: string | undefined,
  schema: SchemaNode,
): NonNullable<SchemaNode['properties']> {
  return (section === undefined ? undefined : definitionOf(section, schema).properties) ?? {};
}

/** The key inside an object, or the section of the object. */
function linkInside(
  {opens, section}: ValuePlace,
  name?: string,
  schema?: SchemaNode,
): Remark['link'] {
  const isKey = name !== undefined && schema && Object.hasOwn(propertiesOf(opens, schema), name);
  return linkTo(opens ?? section, isKey ? name : undefined);
}
