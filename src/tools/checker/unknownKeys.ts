import {getNodeValue, type Node} from 'jsonc-parser';
import {joinPath} from '../../framework/configAnchors';
import {nearestKeys, normalizeKey, similarKeys} from '../../lib/nearest';
import {bareName, foreignKeys, similarValue, type ForeignKey} from '../../knowledge/foreignNames';
import {keyOf, keysIn, membersOf} from './document';
import {renamedAt, type ConfigFile, type UnknownKey} from './file';
import {fixOf} from './fixes';
import type {KnownKey, SettingsSchema} from './schema';
import {describeTrap} from './traps';
import {asCode, linkTo, listed, quoted, type Remark, type Rule} from './wording';

/** What may be meant by a key. */
interface Meaning {
  rule: Rule;
  /** What the key is, where it is not just unknown. */
  start?: string;
  /** What to do, with `{}` for the keys that may be meant. */
  advice?: string;
  targets?: readonly KnownKey[];
  note?: string;
}

const IGNORED = ', and the framework silently ignores it';
const FOREIGN_FILE = `Nothing at the top level is a key here${IGNORED}: this may be the file of another tool.`;
/** Keys that an object without a near name may list; a name of more keys says nothing of which is meant. */
const MAX_LISTED = 8;
/** More places say nothing. */
const MAX_PLACES = 3;

/**
 * What there is to say about a key that its object does not have; the file remembers the keys that it says to write.
 * There is nothing for a key in a group of another tool if the framework has no such key.
 */
export function remarkOnKey(unknown: UnknownKey, file: ConfigFile): Remark | undefined {
  const {name, value, around, means, group} = unknown;
  const {path, opens, section, node, block} = around;
  const found = meaningOf(unknown, file.schema);
  const {rule = 'unknown-key', start, advice = '', targets = []} = found ?? {};
  const [target, ...others] = targets;
  const isForeign = !found && node === file.root && file.membersOf(node).size === 0;
  if (group && (!found || (group.only && !group.only.includes(target?.name ?? '')))) {
    return undefined;
  }
  const isOne = target && others.every(({property}) => property === target.property);
  const trap = isOne ? describeTrap(value, target.property, target.name) : '';
  const unit = isOne ? target.property['x-boyka-unit'] : undefined;
  const isTaken = target?.parent === path && !others.length && membersOf(node).has(target.name);
  const paths = targets.map(({parent, name: to}) => (parent === path ? to : joinPath(parent, to)));
  const list = listed(asCode([...new Set(paths)].slice(0, MAX_PLACES)), 'disjunction');
  const parts = [
    start ?? (isForeign ? FOREIGN_FILE : `${quoted(name)} isn't a key here${IGNORED}.`),
    advice.replace('{}', list),
    isTaken && 'It is set already: remove this one.',
    found ? found.note : keysHere(Object.keys(file.schema.propertiesOf(opens))),
    start && unit && trap === '' && rule === 'unknown-key' ? `It is in ${unit}.` : trap,
  ];
  // A number in another unit would be a value in this one.
  const isSafe = trap === '' || unit === undefined;
  const isCertain = paths.length === 1 && isSafe && (means ?? rule === 'renamed-key');
  file.expect(means ? [] : targets, block);
  return {
    rule,
    offset: isForeign ? node.offset : keyOf(value)!.offset,
    message: parts.filter(Boolean).join(' '),
    link: linkTo(target?.section ?? opens ?? section, target?.name),
    fix: isCertain ? fixOf(unknown, target!, file) : undefined,
  };
}

/** What may be meant by a key, the surest guess first; nothing when nothing is known. */
function meaningOf(unknown: UnknownKey, schema: SettingsSchema): Meaning | undefined {
  const {name, value, around, means, group} = unknown;
  const {path, opens, node} = around;
  const word = bareName(name);
  const own = opens === undefined ? [] : schema.keysOf(opens, path);
  const names = own.map((key) => key.name);
  const isCommon = path === '' && isWord(name) && /string|number/.test(value.type);
  const near = means === undefined ? (isCommon ? [] : nearestKeys(word, names)) : [means];
  const didYouMean = (keys: readonly string[]): Meaning => {
    const targets = own.filter((key) => keys.includes(key.name));
    return {rule: 'unknown-key', advice: 'Did you mean {}?', targets};
  };
  if (renamedAt(path, name)) {
    return renamed(unknown, schema);
  }
  if (means !== undefined || near.some((key) => normalizeKey(key) === normalizeKey(word))) {
    return didYouMean(near);
  }
  const isVague = schema.keysNamed(word).length > MAX_LISTED;
  const isHome = ({parent}: KnownKey) =>
    parent !== path && (!isVague || path.endsWith(parent.split('.').at(-1)!));
  const homes = isCommon ? [] : schema.keysFor(word, value).filter(isHome);
  const isOfDriver = !isCommon || group || keysIn(node).some(isLongName);
  const [area = ''] = isWord(name) ? path.split('.') : [];
  const mayBe = (key: KnownKey) =>
    isOfDriver && key.parent.startsWith(area) && !(value.type === 'object' && isPlain(key));
  const entries = foreignKeys(name).map((entry) => {
    return {...entry, keys: entry.to.flatMap((to) => schema.keyAt(to) ?? []).filter(mayBe)};
  });
  const all = [...homes, ...entries.flatMap(({keys}) => keys)];
  const beside = keysIn(keyOf(value)!.parent!.parent!).filter((key) => key !== name);
  const targets = schema.nearest(all, path, beside);
  const [target] = targets;
  const isPlausible = ({to, of}: ForeignKey) =>
    to.length === 0 && (path !== '' || !isWord(name) || of === 'other tools');
  const entry = entries.find((item) => (target ? item.keys.includes(target) : isPlausible(item)));
  if (entry) {
    const similar = target && targets.length === 1 ? similarValue(value.value, target) : undefined;
    const start = `${quoted(name)} is a name of ${entry.of}${IGNORED} here.`;
    const advice = target && `Write {} instead${withValue(similar)}.`;
    return {rule: 'unknown-key', start, advice, targets, note: entry.note};
  }
  if (near.length === 0 && targets.length > 0) {
    return {rule: 'misplaced-key', advice: 'Move it to {}.', targets};
  }
  const fitting = own.flatMap((key) => (schema.accepts(key.property, value) ? key.name : []));
  const like = near.length > 0 ? near : similarKeys(name, fitting);
  const isFew = like.length > 0 && like.length <= MAX_PLACES;
  return isFew ? didYouMean(like) : contentOf(value, path, schema);
}

/** A key of an earlier version. */
function renamed({name, value, around}: UnknownKey, schema: SettingsSchema): Meaning {
  const {to, version, note, values} = renamedAt(around.path, name)!;
  const written = values?.[String(value.value)];
  return {
    rule: 'renamed-key',
    start: `${quoted(name)} is a key from versions before ${version}.`,
    advice: to && `Write {} instead${withValue(written)}.`,
    targets: to === undefined ? [] : [schema.keyAt(to)!],
    // It is about the other values.
    note: written === undefined ? note : undefined,
  };
}

/** A single word, which is a key of many tools: it shows nothing by itself, and never means a key of another area. */
const isWord = (name: string): boolean => /^[a-z]+$/.test(name);

const isPlain = ({property}: KnownKey): boolean =>
  !/list|map|object|blocks/.test(property['x-boyka-type'] ?? '');

const isLongName = (name: string): boolean =>
  !isWord(name) && foreignKeys(name).some(({to}) => to.length > 0);

/** Where the keys of an object belong, or of an object in it: at the top level, a word or one text proves nothing. */
function contentOf(value: Node, path: string, schema: SettingsSchema): Meaning | undefined {
  const isSure = ([name, item]: [string, Node]) =>
    !isWord(name) || [...membersOf(item).values()].some(({type}) => type === 'object');
  const keysOf = (all: [string, Node][]) => all.flatMap((entry) => schema.keysFor(...entry));
  const targetsIn = (object: Node) => {
    const all = [...membersOf(object)];
    const sure = schema.nearest(keysOf(all.filter(isSure)), path, keysIn(object));
    return keysOf(all).filter((key) => sure.some(({parent}) => parent === key.parent));
  };
  const isEnough = (keys: KnownKey[]) =>
    keys.some((key) => path !== '' || key.name !== keys[0]!.name || !isPlain(key));
  const targets = [value, ...membersOf(value).values()].map(targetsIn).find(isEnough);
  const advice = 'From the top level of the file, its content belongs at {}.';
  return targets && {rule: 'misplaced-key', advice, targets};
}

function keysHere(all: readonly string[]): string {
  const keys = asCode(all.filter((key) => key !== '$schema'));
  return keys.length > 0 && keys.length <= MAX_LISTED
    ? `Keys here: ${keys.join(', ')}.`
    : 'Remove it, or choose one of the keys of this section.';
}

const withValue = (value: string | undefined) =>
  value === undefined ? '' : `, with \`"${value}"\``;

/** What there is to say about keys of a block that are where the names of blocks are. */
export function remarkOnBlockKeys(keys: readonly UnknownKey[], file: ConfigFile): Remark {
  const [{value, around}] = keys as [UnknownKey];
  const {path, name = '', section, node} = around;
  const blocks = [...file.membersOf(node)].filter(([, {type}]) => type === 'object');
  const [block = 'my_block'] = blocks.map(([key]) => key);
  const shown = keys.map((key) => [key.name, getNodeValue(key.value)] as const);
  const names = shown.map(([key]) => quoted(key));
  const sample = JSON.stringify({[block]: Object.fromEntries(shown) as object}, null, 2);
  return {
    rule: 'misplaced-key',
    offset: keyOf(value)!.offset,
    message: `The framework takes each key of \`${path}\` for the name of a block, which a test names when it creates a session. Put ${listed(names, 'conjunction')} into a block, such as ${quoted(block)}.`,
    lines: `"${name}": ${sample}`,
    link: linkTo(section, name),
  };
}
