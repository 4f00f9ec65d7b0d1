import type {Node} from 'jsonc-parser';
import {joinPath} from '../../framework/configAnchors';
import {isCertainlyKey, nearestKeys, normalizeKey, similarKeys} from '../../framework/nearest';
import {foreignKeys} from '../../knowledge/foreignNames';
import {renamedKeys} from '../../knowledge/renamedKeys';
import {commonLength, homesOf, homesOfContent, isFor, keyAt} from './keys';
import type {MeantFile, Spot} from './meantFile';
import {linkTo, joinWords, quoted, similarValue, type Remark} from './wording';

/** A key that its object does not have. */
interface UnknownKey {
  property: Node;
  name: string;
  value: Node;
  /** The object, and the names of its keys. */
  spot: Spot;
  known: readonly string[];
}

/** What there is to say about a key. */
type Draft = Omit<Remark, 'offset'>;

/** Finds what may be meant by a key, puts it there, and says so; nothing when it finds none. */
type Guess = (found: UnknownKey, file: MeantFile) => Draft | undefined;

/** From the surest one on. */
const GUESSES: readonly Guess[] = [
  renamed,
  spelledInAnotherWay,
  foreign,
  misspelled,
  elsewhere,
  alike,
  contentElsewhere,
];

/** Keys that an object without a near name may list. */
const MAX_LISTED = 8;
/** More places say nothing. */
const MAX_HOMES = 3;

const TAKEN = ' It is set already: remove this one.';

/**
 * Puts a key that its object does not have where it is meant to be.
 *
 * @returns what there is to say about it
 */
export function settleUnknownKey(file: MeantFile, property: Node, spot: Spot): Draft {
  const [key, value] = property.children as [Node, Node];
  const known = Object.keys(spot.definition.properties ?? {});
  const found = {property, name: String(key.value), value, spot, known};
  for (const guess of GUESSES) {
    const draft = guess(found, file);
    if (draft) {
      return draft;
    }
  }
  return notKnown(found);
}

/** A key of an earlier version. */
function renamed({property, name, value, spot}: UnknownKey, file: MeantFile): Draft | undefined {
  const entry = renamedKeys.find(({from}) => from === joinPath(spot.path, name));
  if (!entry) {
    return undefined;
  }
  const {to, version, note, values, isRewritten} = entry;
  const target = to === undefined ? undefined : keyAt(to, file.schema);
  const mapped = values?.[String(value.value)];
  // Its note is about other values.
  const isPlain = values && value.type === 'string' && !String(value.value).startsWith('${');
  const now =
    to === undefined
      ? 'There is no replacement.'
      : mapped === undefined
        ? `Write \`${to}\` instead.`
        : `Write \`${to}\` instead, with \`${JSON.stringify(mapped)}\`.`;
  const isOpen = target && !isRewritten ? file.put(property, target, spot, mapped) : undefined;
  return {
    rule: 'renamed-key',
    message: `\`${name}\` is a key from versions before ${version}. ${now}${isOpen === false ? TAKEN : ''}${note && !isPlain ? ` ${note}` : ''}`,
    link: target ? linkTo(target.section, target.name) : linkTo(spot.section),
    fix: target && isOpen ? file.fixTo(value, target, spot, mapped) : undefined,
  };
}

/** A key with other letter case or separators. */
function spelledInAnotherWay(found: UnknownKey, file: MeantFile): Draft | undefined {
  const same = found.known.filter((item) => normalizeKey(item) === normalizeKey(found.name));
  return misspelled({...found, known: same}, file);
}

function misspelled(
  {property, name, value, spot, known}: UnknownKey,
  file: MeantFile,
): Draft | undefined {
  const near = nearestKeys(name, known);
  const [only] = near;
  if (only === undefined) {
    return undefined;
  }
  const {section, path: parent} = spot;
  const target = {section, parent, name: only, property: spot.definition.properties![only]!};
  const isOne = near.length === 1 && isFor(target.property, value, file.schema);
  const isOpen = isOne ? file.put(property, target, spot) : undefined;
  return {
    ...didYouMean(name, near, spot, isOpen === false),
    fix: isOpen && isCertainlyKey(name, only) ? file.fixTo(value, target, spot) : undefined,
  };
}

/** A name of another tool. */
function foreign({property, name, value, spot}: UnknownKey, file: MeantFile): Draft | undefined {
  const {schema} = file;
  const found = foreignKeys(name);
  if (found.length === 0) {
    return undefined;
  }
  const all = found.flatMap((entry) =>
    entry.to.flatMap((to) => {
      const target = keyAt(to, schema);
      return target ? [{entry, target}] : [];
    }),
  );
  const parents = nearestPaths(
    all.map(({target}) => target.parent),
    spot.path,
  );
  const near = all.filter(({target}) => parents.includes(target.parent));
  const [first] = near;
  const [home] = homesOf(name, value, spot, schema).homes;
  if (
    home &&
    first &&
    commonLength(home.parent, spot.path) >= commonLength(first.target.parent, spot.path)
  ) {
    return undefined;
  }
  const isNameOf = (of: string) =>
    `${quoted(name)} is a name of ${of}, and the framework silently ignores it here.`;
  if (!first) {
    const [{of, note}] = found as [(typeof found)[0]];
    return {
      rule: 'unknown-key',
      message: `${isNameOf(of)} ${note ?? ''}`.trim(),
      link: linkTo(spot.section),
    };
  }
  const {entry, target} = first;
  const isOne = near.length === 1 && isFor(target.property, value, schema);
  const similar = isOne
    ? similarValue(value, target.section, target.name, target.property)
    : undefined;
  const isOpen = isOne ? file.put(property, target, spot, similar) : undefined;
  const names = near.map(({target: {parent, name: own}}) =>
    parent === spot.path ? `\`${own}\`` : `\`${joinPath(parent, own)}\``,
  );
  const written = similar === undefined ? '' : `, with \`${JSON.stringify(similar)}\``;
  return {
    rule: 'unknown-key',
    message: `${isNameOf(entry.of)} Write ${joinWords([...new Set(names)].slice(0, MAX_HOMES), 'or')} instead${written}.${isOpen === false ? TAKEN : ''}${entry.note ? ` ${entry.note}` : ''}`,
    link: linkTo(target.section, target.name),
  };
}

/** A key of another section. */
function elsewhere({property, name, value, spot}: UnknownKey, file: MeantFile): Draft | undefined {
  const {homes, isOnly} = homesOf(name, value, spot, file.schema);
  const [first] = homes;
  if (!first) {
    return undefined;
  }
  const isOpen = homes.length === 1 ? file.put(property, first, spot) : undefined;
  const as = homes.every((home) => home.name === name) ? '' : ` as \`${first.name}\``;
  const hasMore = homes.length > MAX_HOMES;
  const belongs = hasMore ? 'Several sections have a key of this name, such as' : 'It belongs';
  const places = homes
    .slice(0, MAX_HOMES)
    .map(({parent}) => (hasMore && parent !== '' ? `\`${parent}\`` : placeAt(parent)));
  return {
    rule: 'misplaced-key',
    message: `${ignored(name)} ${belongs} ${joinWords(places, hasMore ? 'and' : 'or')}${as}.${isOpen === false ? TAKEN : ''}`,
    link: linkTo(first.section, first.name),
    fix: isOpen && isOnly ? file.fixTo(value, first, spot) : undefined,
  };
}

/** A key that has a word of others here. */
function alike({name, value, spot, known}: UnknownKey, {schema}: MeantFile): Draft | undefined {
  const near = similarKeys(name, known).filter((item) =>
    isFor(spot.definition.properties![item]!, value, schema),
  );
  return near.length === 0 || near.length > MAX_HOMES ? undefined : didYouMean(name, near, spot);
}

/** An object whose keys another section has. */
function contentElsewhere({name, value, spot}: UnknownKey, {schema}: MeantFile): Draft | undefined {
  const homes = homesOfContent(value, spot, schema);
  const [first] = homes;
  if (!first) {
    return undefined;
  }
  const namesIn = (parent: string) =>
    [...new Set(homes.flatMap((home) => (home.parent === parent ? home.name : [])))].sort();
  const names = namesIn(first.parent);
  const keys = names.map((item) => `\`${item}\``);
  const parents = [...new Set(homes.map(({parent}) => parent))]
    .filter((parent) => namesIn(parent).join() === names.join())
    .map(placeAt);
  return {
    rule: 'misplaced-key',
    message: `${ignored(name)} ${keys.length === 1 ? 'Its key' : 'Its keys'} ${joinWords(keys, 'and')} ${keys.length === 1 ? 'belongs' : 'belong'} ${joinWords(parents.slice(0, MAX_HOMES), 'or')}.`,
    link: linkTo(first.section),
  };
}

/** A key by which nothing is known to be meant. */
function notKnown({name, spot, known}: UnknownKey): Draft {
  const listed = known.filter((item) => item !== '$schema').map((item) => `\`${item}\``);
  const keys = listed.length > 0 && listed.length <= MAX_LISTED;
  return {
    rule: 'unknown-key',
    message: `${ignored(name)}${keys ? ` Keys here: ${listed.join(', ')}.` : ' Remove it, or choose one of the keys of this section.'}`,
    link: linkTo(spot.section),
  };
}

const ignored = (name: string) =>
  `${quoted(name)} isn't a key here, and the framework silently ignores it.`;

const placeAt = (parent: string) =>
  parent === '' ? 'at the top level of the file' : `in \`${parent}\``;

function didYouMean(
  name: string,
  near: readonly string[],
  {section}: Spot,
  isTaken = false,
): Draft {
  const names = near.map((item) => `\`${item}\``);
  return {
    rule: 'unknown-key',
    message: `${ignored(name)} Did you mean ${joinWords(names, 'or')}?${isTaken ? TAKEN : ''}`,
    link: linkTo(section, near[0]),
  };
}

/** The paths that have most parts in common with another. */
function nearestPaths(paths: readonly string[], path: string): string[] {
  const best = Math.max(...paths.map((item) => commonLength(item, path)));
  return paths.filter((item) => commonLength(item, path) === best);
}
