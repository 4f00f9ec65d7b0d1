import type {Node} from 'jsonc-parser';
import {traps, type Condition} from '../../knowledge/traps';
import {keyOf, scalarsIn} from './document';
import type {ConfigFile, Location} from './file';
import type {SchemaNode} from './schema';
import {leftOut, linkTo, listed, quoted, type Remark} from './wording';

/** Finds keys without effect, and keys and values that do something else than they seem to. */
export function findTraps(file: ConfigFile): Remark[] {
  const locations = [...file.locations.values()];
  const ofFile = locations.flatMap((location) =>
    location.block === location.node ? platformsOf(location, file) : [],
  );
  /** Values that no platform, or none of the file, reads: one remark is enough for all in them. */
  const unread = new Set<Node | undefined>();
  return locations.flatMap((location): Remark[] => {
    const {node, section, name = '', key, property = {}, block, opens} = location;
    const link = linkTo(section, name);
    const platforms = block ? platformsOf(file.locationOf(block), file) : ofFile;
    const isSkipped = unread.has(node) || unread.has(key?.parent?.parent);
    const message = isSkipped || !key ? undefined : whyUnread(location, platforms);
    if (isSkipped || message !== undefined) {
      unread.add(node);
      return message && key ? [{rule: 'no-effect', offset: key.offset, message, link}] : [];
    }
    if (opens !== undefined) {
      return trapsInObject(location, file, unread);
    }
    const values = property['x-boyka-type'] === 'blocks' ? [] : scalarsIn(node);
    return values.flatMap((value): Remark[] => {
      const trap = describeTrap(value, property, name);
      const {offset} = keyOf(value) ?? value;
      return trap === '' ? [] : [{rule: 'trap', offset, message: trap, link}];
    });
  });
}

/** Why no session of the file, or of the block, reads a key. */
function whyUnread(
  {node, name = '', property = {}, block}: Location,
  platforms: readonly string[],
): string | undefined {
  const {'x-boyka-platforms': reads = platforms, 'x-boyka-unused': isUnused} = property;
  if (node.type === 'null' && block) {
    const own = JSON.stringify(property.default);
    return `${leftOut(name)}${own === undefined ? '' : `: the default ${quoted(own)} applies`}.`;
  }
  if (isUnused) {
    return `The framework doesn't read \`${name}\` here.`;
  }
  const where = block ? 'this block is' : 'the blocks of this file are';
  return platforms.length === 0 || platforms.some((item) => reads.includes(item))
    ? undefined
    : `The framework reads \`${name}\` only in ${namesOf(reads)} sessions, and ${where} for ${namesOf(platforms)}.`;
}

/** What the known traps say of the keys of an object; `unread` gets the values of those without effect. */
function trapsInObject(
  location: Location,
  file: ConfigFile,
  unread: Set<Node | undefined>,
): Remark[] {
  const {node: object, opens: section = ''} = location;
  const groups = traps.groups.filter((group) => group.section === section);
  const cases = groups.flatMap(({cases: all, isFirstOnly}) => {
    const applying = all.filter(({when = {}}) => applies(when, location, file));
    return isFirstOnly ? applying.slice(0, 1) : applying;
  });
  return cases.flatMap(({trap, keys, keysBut = [], text}): Remark[] => {
    const own = [...file.membersOf(object).keys()].filter((key) => !keysBut.includes(key));
    const caution = file.schema.propertiesOf(section)[trap ?? '']?.['x-boyka-caution'];
    return (keys ?? own).flatMap((key): Remark[] => {
      const value = file.nodeAt(key.split('.'), object);
      if (!value || (trap === undefined && unread.has(value))) {
        return [];
      }
      if (trap === undefined) {
        unread.add(value);
      }
      const rule = trap === undefined ? 'no-effect' : 'trap';
      const message = (text ?? caution ?? '').replaceAll('{key}', key);
      return [{rule, offset: keyOf(value)!.offset, message, link: linkTo(section, trap ?? key)}];
    });
  });
}

/** What the first known trap for the value of a key says of it, if there is one; nothing of an object. */
export function describeTrap(value: Node, property: SchemaNode, name: string): string {
  const text = value.type === 'object' ? '' : String(value.value);
  const minutes = Math.floor(Number(text) / 60);
  const hours = minutes < 60 ? '' : `${Math.floor(minutes / 60).toLocaleString('en')} h `;
  const found = traps.groups
    .flatMap(({section, cases}) => (section === '*' ? cases : []))
    .find(
      ({value: pattern = '', unit, keys, keysBut = []}) =>
        new RegExp(pattern).test(text) &&
        (unit ?? property['x-boyka-unit']) === property['x-boyka-unit'] &&
        (keys?.includes(name) ?? !keysBut.includes(name)),
    );
  const words = {'{key}': name, '{value}': text, '{duration}': `${hours}${minutes % 60} min`};
  const fill = (line: string, [word, by]: [string, string]) => line.replaceAll(word, by);
  return Object.entries(words).reduce(fill, found?.text ?? '');
}

/** Whether a condition is met for certain: not where a finding says to write one of its keys. */
function applies(when: Condition, {node, block}: Location, file: ConfigFile): boolean {
  return Object.entries(when).every(([key, text]) => {
    const path = key.replace('/', '').split('.');
    const value = file.nodeAt(path, key.startsWith('/') ? file.root : node);
    const isMet = text === true ? value !== undefined : new RegExp(text!, 'i').test(textOf(value));
    return isMet && !file.isExpected(path.slice(-1), block);
  });
}

/** The text of a value, of a list a line for each item; nothing where there is none, or `null`. */
const textOf = (node: Node | undefined): string =>
  node?.children?.map(textOf).join('\n') ?? String(node?.value ?? '');

/** The platforms of a named block; several where its own is not known. */
function platformsOf(location: Location, file: ConfigFile): readonly string[] {
  const found = traps.platforms.find(({section, when}) => {
    return section === location.opens && applies(when, location, file);
  });
  return found?.are ?? file.schema.section(location.opens)['x-boyka-platforms'] ?? [];
}

function namesOf(platforms: readonly string[]): string {
  const all = Object.entries(traps.platformNames);
  const names = all.flatMap(([id, name]) => (platforms.includes(id) ? name : []));
  return listed(names, 'conjunction');
}
