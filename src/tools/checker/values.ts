import type {Node} from 'jsonc-parser';
import {nearestKeys, normalizeKey} from '../../lib/nearest';
import {similarValue} from '../../knowledge/foreignNames';
import {keyOf} from './document';
import type {ConfigFile} from './file';
import {validate, type Issue} from './validate';
import {asCode, leftOut, linkTo, quoted, type Remark} from './wording';

/** What a value has to be, by the type that the schema gives to its key; by any other, an object. */
const EXPECTED: Record<string, string> = {
  text: 'text in double quotes',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  'list of text': 'a list of strings',
  blocks: 'an object in braces: each of its keys names a block',
};

/** Finds what the schema does not accept; what two of its conditions ask for, twice. */
export function findIssues(file: ConfigFile): Remark[] {
  const issues = validate(file.schema.root, file.valueOf(file.root));
  // What always applies comes before what a condition asks for.
  issues.sort((a, b) => Number(!!a.demand) - Number(!!b.demand));
  return issues.flatMap((issue) => {
    const node = file.nodeAt(issue.path)!;
    const isPending = file.isExpected(issue.demand?.names ?? [], file.locationOf(node).block);
    const find = issue.keyword === 'required' ? missingKeys : wrongValue;
    return isPending ? [] : find(issue, node, file);
  });
}

/** The keys that an object needs, and that no other finding says to write. */
function missingKeys({schema, demand}: Issue, node: Node, file: ConfigFile): Remark[] {
  const {opens = '', block} = file.locationOf(node);
  const set = file.valueOf(node) as object;
  const isMissing = (key: string) => !Object.hasOwn(set, key) && !file.isExpected([key], block);
  return schema.required!.filter(isMissing).map((key): Remark => {
    const value = file.membersOf(node).get(key);
    const {offset} = keyOf(value ?? node) ?? node;
    const start = value ? leftOut(key) : `\`${key}\` is missing`;
    const when = file.schema.propertiesOf(opens)[key]?.['x-boyka-required-when'];
    const message = `${start}. ${schema.errorMessage ?? when ?? demand?.text ?? ''}`.trim();
    return {rule: 'missing-key', offset, message, link: linkTo(opens, key)};
  });
}

/** A value that the schema does not accept, with the correction where that is certain. */
function wrongValue({keyword, schema, demand}: Issue, node: Node, file: ConfigFile): Remark[] {
  const {name, section, opens = section, property, block} = file.locationOf(node);
  const {'x-boyka-type': type = '', 'x-boyka-caution': caution} = property ?? {};
  const key = keyOf(node);
  const isName = keyword === 'propertyNames';
  const isMap = schema !== property && type === 'map';
  const words: Partial<Record<Node['type'], string>> = {object: 'An object', array: 'A list'};
  const shown = isName ? undefined : words[node.type];
  const value = shown ?? quoted(isName ? key!.value : JSON.stringify(node.value));
  const of = key && !isName && (isMap || node === block) ? quoted(key.value) : `\`${name}\``;
  const what =
    name === undefined ? 'a configuration' : `a valid ${isName ? 'key' : 'value'} for ${of}`;
  const isPlaceholder = node.type === 'string' && String(node.value).startsWith('${');
  const values = (schema.enum ?? []).map(String);
  const similar = similarValue(node.value, {section, name, property: schema});
  const near = (similar ?? isPlaceholder) ? [] : nearestKeys(String(node.value), values);
  const reasons = [
    name === undefined && 'Expected one object in braces.',
    node === block && `Expected a block, an object in braces: each key of \`${name}\` names one.`,
    schema.errorMessage,
    node.type === 'null' &&
      'Outside of blocks, it can replace the default. Remove the key instead.',
    isPlaceholder && "Placeholders aren't resolved here.",
    similar !== undefined && `Write \`${similar}\`.`,
    near.length === 1 && `Did you mean \`${near[0]}\`?`,
    isMap && caution,
    demand?.text,
    values.length === 0 && `Expected ${EXPECTED[type] ?? 'an object in braces'}.`,
  ];
  const all = values.length > 0 && `The values are ${asCode(values).join(', ')}.`;
  const isSame = !!similar && normalizeKey(similar) === normalizeKey(String(node.value));
  return [
    {
      rule: isName ? 'unknown-key' : keyword === 'type' ? 'wrong-type' : 'wrong-value',
      offset: (isName ? key! : node).offset,
      message: [`${value} isn't ${what}.`, reasons.find(Boolean), all].filter(Boolean).join(' '),
      link: name === undefined ? linkTo(opens) : linkTo(section, name),
      fix: isSame ? {offset: node.offset, length: node.length, content: `"${similar}"`} : undefined,
    },
  ];
}
