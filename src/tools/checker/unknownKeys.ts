import {getNodeValue, type Node} from 'jsonc-parser';
import {joinPath} from '../../framework/configAnchors';
import {nearestKeys, normalizeKey} from '../../lib/nearest';
import {bareName, foreignKeys, groupOf, isVague, similarValue} from '../../knowledge/foreignNames';
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
const NO_PATH = 'A key with dots is no path: each part but the last is an object of its own.';
const FOREIGN_FILE = `Nothing at the top level is a key here${IGNORED}: this may be the file of another tool.`;
/** Keys that an object without a near name may list; a name of more keys says nothing of which is meant. */
const MAX_LISTED = 8;
/** More places say nothing. */
const MAX_PLACES = 3;

/**
 * What there is to say about a key that its object does not have, and about those inside of its value where nothing is
 * known of it; the file remembers the keys that it says to write.
 */
export function remarksOnKey(key: UnknownKey, file: ConfigFile): Remark[] {
  const {name, value, around, means, outer} = key;
  const {path, opens, section, node, block} = around;
  const found = meaningOf(key, file.schema);
  const {rule = 'unknown-key', start, advice = '', targets = []} = found ?? {};
  const [target, ...others] = targets;
  const inside = found && !groupOf(name) ? [] : keysInside(key, file);
  const inner = inside.flatMap((item) => remarksOnKey(item, file));
  const only = outer && groupOf(outer.name)?.only;
  if (outer && (!found || (only && !only.includes(target?.name ?? '')))) {
    return inner;
  }
  const isForeign = !found && !inner.length && node === file.root && !file.membersOf(node).size;
  const isOne = target && others.every(({property}) => property === target.property);
  const trap = isOne ? describeTrap(value, target.property, target.name) : '';
  const unit = isOne ? target.property['x-boyka-unit'] : undefined;
  const isTaken = target?.parent === path && !others.length && membersOf(node).has(target.name);
  const home = outer ? undefined : path;
  const paths = targets.map(({parent, name: to}) => (parent === home ? to : joinPath(parent, to)));
  const list = listed(asCode([...new Set(paths)].slice(0, MAX_PLACES)), 'disjunction');
  const isAtTop = target?.parent === '' && home !== '';
  const parts = [
    start ?? (isForeign ? FOREIGN_FILE : `${quoted(name)} isn't a key here${IGNORED}.`),
    advice.replace('{}', isAtTop ? `${list} at the top level of the file` : list),
    isTaken && target.property.type !== 'object' && 'It is set already: remove this one.',
    found?.note,
    !found && !inner.length && keysHere(Object.keys(file.schema.propertiesOf(opens))),
    start && unit && trap === '' && rule === 'unknown-key' ? `It is in ${unit}.` : trap,
  ];
  // A number in another unit would be a value in this one.
  const isSafe = paths.length === 1 && (trap === '' || unit === undefined);
  const fix = isSafe && (means ?? rule === 'renamed-key') ? fixOf(key, target!, file) : undefined;
  file.expect(means ? [] : targets, block);
  const offset = isForeign ? node.offset : keyOf(value)!.offset;
  const link = linkTo(target?.section ?? opens ?? section, target?.name);
  return [{rule, offset, message: parts.filter(Boolean).join(' '), link, fix}, ...inner];
}

/** The keys in the object of an unknown key, or in the objects of its list if it is a group of another tool. */
function keysInside(outer: UnknownKey, file: ConfigFile): UnknownKey[] {
  const {name: group, value, around} = outer;
  const objects = groupOf(group) ? [value, ...(value.children ?? [])] : [value];
  const entries = objects.flatMap((object) => [...membersOf(object)]).slice(0, file.left);
  file.left -= entries.length;
  return entries.map(([name, item]) => ({name, value: item, around, outer}));
}

/** What may be meant by a key, the surest guess first; nothing when nothing is known. */
function meaningOf(unknown: UnknownKey, schema: SettingsSchema): Meaning | undefined {
  const {name, value, around, means, outer} = unknown;
  const {path, opens} = around;
  if (renamedAt(path, name)) {
    return renamed(unknown, schema);
  }
  const word = bareName(name);
  const isInside = outer !== undefined && !groupOf(outer.name);
  const isCommon = isWord(name) && /string|number/.test(value.type);
  const isUnsure = isInside || (isCommon && path === '');
  const names = isUnsure ? [] : Object.keys(schema.propertiesOf(opens));
  const near = means === undefined ? nearestKeys(word, names) : [means];
  const isSame = !!means || near.some((key) => normalizeKey(key) === normalizeKey(word));
  const homes = schema.keysNamed(word).filter(({parent, property}) => {
    return (isInside || parent !== path) && schema.accepts(property, value);
  });
  const entries = foreignKeys(name).flatMap((entry) => {
    const keys = entry.to.flatMap((to) => schema.keyAt(to) ?? []);
    return keys.map((key) => ({key, entry})).filter(({key}) => isOfType(key, value, entry.note));
  });
  const mayBe = (key: KnownKey) =>
    path === '' && (isInside || key.parent !== path)
      ? !isUnsure || isProven(key, unknown, schema)
      : !isCommon || key.parent === path || isNearby(key, name, path, schema);
  const all = isSame ? [] : [...homes, ...entries.map(({key}) => key)].filter(mayBe);
  const targets = schema.nearest(all, path, siblingsOf(unknown));
  const [target] = targets;
  const entry = target
    ? entries.find(({key}) => key === target)?.entry
    : foreignKeys(isSame || isInside ? '' : name).find(({to, of}) => {
        return to.length === 0 && (path !== '' || !isWord(name) || of === 'other tools');
      });
  if (entry) {
    const similar = target && targets.length === 1 ? similarValue(value.value, target) : undefined;
    const start = `${quoted(name)} is a name of ${entry.of}${IGNORED} here.`;
    const advice = target && `Write {} instead${withValue(similar)}.`;
    return {rule: 'unknown-key', start, advice, targets, note: entry.note};
  }
  if (near.length === 0 && target) {
    const note = name.includes('.') ? NO_PATH : undefined;
    return {rule: 'misplaced-key', advice: 'Move it to {}.', targets, note};
  }
  const own = near.flatMap((key) => schema.keyAt(joinPath(path, key)) ?? []);
  return own.length ? {rule: 'unknown-key', advice: 'Did you mean {}?', targets: own} : undefined;
}

/** Whether a value may be one of a key: an object of no plain one, and of an object only what a note explains. */
const isOfType = ({property}: KnownKey, {type}: Node, note?: string): boolean =>
  type === 'object'
    ? /list|map|object|blocks/.test(property['x-boyka-type'] ?? '')
    : note !== undefined || !property.$ref;

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
const isWord = (name: string): boolean => /^[A-Z]?[a-z]+$/.test(name);

/** The other keys in the object of an unknown key. */
const siblingsOf = ({name, value}: UnknownKey): string[] =>
  keysIn(keyOf(value)!.parent!.parent!).filter((key) => key !== name);

/**
 * Whether other keys of an object mean one of the same area. A section of the file is known by its content. Beside more
 * names that mean nothing here, a word shows nothing.
 */
function isProven(target: KnownKey, unknown: UnknownKey, schema: SettingsSchema): boolean {
  const isOne = isWord(unknown.name);
  const areaOf = ({parent, name}: KnownKey) =>
    `${joinPath(parent, name).split('.', isOne ? 2 : 1)}`;
  const beside = siblingsOf(unknown).filter((key) => !(isOne ? isWord(key) : isVague(key)));
  const known = beside.map((key) => schema.meaningsOf(key)).filter((keys) => keys.length > 0);
  const isOfArea = known.flat().some((key) => areaOf(key) === areaOf(target));
  const isEnough = isOfArea && (!isOne || known.length * 2 >= beside.length);
  return !isVague(unknown.name) && (isEnough || (target.parent === '' && !!target.property.$ref));
}

/** Whether a common word in a section may mean a key: one of the same platforms, or in a section of the same name. */
function isNearby(key: KnownKey, name: string, path: string, schema: SettingsSchema): boolean {
  const {'x-boyka-platforms': platforms = []} = schema.section(path.split('.<key>')[0]);
  const isOfPlatform = platforms.some((item) => key.property['x-boyka-platforms']?.includes(item));
  const [last, home] = [path, key.parent].map((item) => item.split('.').at(-1));
  const isNamesake = last === home && last !== '<key>';
  const isInBoth = path.includes('<key>') === key.parent.includes('<key>');
  return isInBoth && (isNamesake || (isOfPlatform && schema.keysNamed(name).length <= MAX_LISTED));
}

function keysHere(all: readonly string[]): string {
  const keys = asCode(all.filter((key) => key !== '$schema'));
  return keys.length > 0 && keys.length <= MAX_LISTED
    ? `Keys here: ${keys.join(', ')}.`
    : 'Remove it, or choose one of the keys of this section.';
}

const withValue = (value?: string) => (value === undefined ? '' : `, with \`"${value}"\``);

/** What there is to say about keys of a block that are where the names of blocks are. */
export function remarkOnBlockKeys(keys: readonly UnknownKey[], file: ConfigFile): Remark {
  const [{value, around}] = keys as [UnknownKey];
  const {path, name = '', section, node} = around;
  const entries = [...file.membersOf(node)];
  const [block = 'my_block'] = entries.find(([, {type}]) => type === 'object') ?? [];
  const names = keys.map((key) => quoted(key.name));
  const shown = keys.map((key) => [key.name, getNodeValue(key.value)] as const);
  const sample = JSON.stringify({[block]: Object.fromEntries(shown) as object}, null, 2);
  return {
    rule: 'misplaced-key',
    offset: keyOf(value)!.offset,
    message: `The framework takes each key of \`${path}\` for the name of a block, which a test names when it creates a session. Put ${listed(names, 'conjunction')} into a block, such as ${quoted(block)}.`,
    lines: `"${name}": ${sample}`,
    link: linkTo(section, name),
  };
}
