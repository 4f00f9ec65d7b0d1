import path from 'node:path';
import stringify from 'json-stringify-pretty-compact';
import {sinceOf, sourceUrl} from '../../framework';
import {type ConfigKey, configKey, configSection, readConfigSchema} from '../../framework/config';
import type {ConfigPlatform} from '../../framework/configTypes';
import {CONFIG_OVERVIEW, configPageOf} from '../../knowledge/configPages';
import {blocks, examples, partners} from '../../knowledge/configuration/examples.json';
import {errorAddress} from '../../knowledge/errors';
import {type PlatformId, PLATFORMS} from '../../knowledge/platforms';
import {renamedKeys} from '../../knowledge/renamedKeys';
import {spansOf, type Span} from '../spans';

/** JSON with a space after each colon and comma, as people write it. */
const onOneLine = (value: unknown) => stringify(value, {maxLength: Infinity});

const EXAMPLES: Readonly<Record<string, unknown>> = examples;

const BLOCKS: Readonly<Record<string, string>> = blocks;
const PARTNERS: Readonly<Record<string, string>> = partners;

/** Ids of the site's platforms, by `PlatformType`. */
const PLATFORM: Record<ConfigPlatform, PlatformId> = {
  WEB: 'web',
  ANDROID: 'android',
  IOS: 'ios',
  MAC: 'macos',
  API: 'api',
};

const platformNames = (platforms: readonly ConfigPlatform[]) =>
  platforms.map((platform) => PLATFORMS[PLATFORM[platform]].label).join(', ');

const platformIds = (platforms: readonly ConfigPlatform[]) =>
  platforms.map((platform) => PLATFORM[platform]).join(' ');

/** A line of the source, as readers know it: `WebSetting.java, line 44`. */
function lineOf(place: string) {
  const [file = '', line] = place.split('#L');
  return {
    text: `${path.posix.basename(file)}, line ${line}`,
    to: sourceUrl(`io/github/boykaframework/${file}`, Number(line)),
  };
}

/** A text of a key; a constant of Message in it is a link. */
const keyText = (text: string) => spansOf(text, {addressOf: errorAddress});

/**
 * A section with the snippets, links, and addresses that its page shows.
 *
 * @param section its name, such as `ui.web`; empty for the top of the file
 * @throws Error when the schema has none of that name
 */
export function configSectionFacts(section: string) {
  const {label, description, paths, platforms, keys} = configSection(section);
  return {
    description: spansOf(description),
    paths: paths.filter(Boolean),
    platforms: platformNames(platforms),
    keys: keys.map((key) => ({
      anchor: key.anchor,
      owner: label && `${label}.`,
      name: key.name,
      source: key.source && lineOf(key.source),
      description: keyText(key.description),
      facts: [
        ...typeOf(key),
        ...startOf(key),
        ` · ${platformNames(key.platforms)}`,
        ...sinceText(key),
      ],
      allowedKeys: key.allowedKeys,
      allowed: key.allowed,
      requiredWhen: key.requiredWhen && keyText(key.requiredWhen),
      snippet: configSnippet(key),
      caution: key.caution && keyText(key.caution),
    })),
  };
}

function typeOf({type, unit, range, opens}: ConfigKey): Span[] {
  const text = [type, unit, range].filter(Boolean).join(', ');
  return opens === undefined
    ? [text]
    : [text, ' of ', {code: configSection(opens).label, to: configSectionAddress(opens)}];
}

/** The release that brought the key, or the object that has it, where that is newer than 2.0.0. */
function sinceText({name, source = ''}: ConfigKey): Span[] {
  const type = path.posix.basename(source.replace(/#.*/, ''), '.java');
  const since = sinceOf(`${type}.${name}`) ?? sinceOf(type);
  return since ? [` · since ${since}`] : [];
}

/** The default as it would appear in the file, and what holds without the key. */
function startOf({default: start, fallback, opens}: ConfigKey): Span[] {
  const rest = fallback === undefined ? [] : keyText(fallback);
  if (start !== undefined) {
    return [' · default ', {code: start}, ...(rest.length > 0 ? [', ', ...rest] : [])];
  }
  return rest.length > 0 ? [' · default: ', ...rest] : opens === undefined ? [' · no default'] : [];
}

/**
 * The rows of sections in the table of all keys.
 *
 * @param sections names of sections, with commas between them; `top` is the top of the file
 */
export function configRows(sections: string) {
  return sections.split(',').map((name) => {
    const {section, heading, label, platforms, keys} = configSection(
      name.trim().replace(/^top$/, ''),
    );
    return {
      heading,
      label: label || 'Top level',
      page: configPageOf(section),
      platforms: platformNames(platforms),
      ids: platformIds(platforms),
      rows: keys.map((key) => {
        const isNarrower = key.platforms.join() !== platforms.join();
        return {
          anchor: key.anchor,
          name: key.name,
          type: typeAndDefault(key),
          description: key.description + (isNarrower ? ` (${platformNames(key.platforms)})` : ''),
          ids: isNarrower ? platformIds(key.platforms) : undefined,
        };
      }),
    };
  });
}

/** Two lines in one cell: a cell for each would be two hundred elements more. */
function typeAndDefault({type, unit, default: start, isRequired}: ConfigKey): string {
  const kind = [type, unit].filter(Boolean).join(', ');
  const second = start === undefined ? isRequired && 'required' : `default ${start}`;
  return second ? `${kind}\n${second}` : kind;
}

/** A link to the line of the source that decides how the file is found or read. */
export function configSource(name: string): Span[] {
  const lines = readConfigSchema()['x-boyka-reading'];
  const line = lines[name];
  if (!line) {
    throw new Error(
      `"${name}" is no line that the schema knows. Lines: ${Object.keys(lines).join(', ')}.`,
    );
  }
  return [lineOf(line)];
}

/** The keys of earlier versions, each with the row of the one to write instead. */
export function renamedKeyFacts() {
  return renamedKeys.map(({version, from, to, note}) => ({
    version,
    from,
    to: to && {code: to, to: `${CONFIG_OVERVIEW}#${configKey(to).anchor}`},
    note: note && spansOf(note),
  }));
}

/** The address of a key on the page that documents it. */
export function configKeyAddress({section, anchor}: ConfigKey): string {
  return `${configPageOf(section)}#${anchor}`;
}

/**
 * A key with an example value in the objects that it belongs to, in three parts: what opens the objects, the key with
 * its value, and what closes them.
 *
 * @returns nothing for a key that the framework does not read
 */
export function configSnippet(key: ConfigKey): [string, string, string] | undefined {
  if (key.unused) {
    return undefined;
  }
  // A section in several places lists first the one that is read.
  const first = key.opens === key.anchor ? configSection(key.opens).paths[0]! : '';
  const place = first.endsWith(`.${key.name}`) ? first : key.paths[0]!;
  const parents = place.split('.').slice(0, -1);
  const names = parents.map((name, index) =>
    name === '<key>' ? (BLOCKS[parents.slice(0, index).join('.')] ?? name) : name,
  );
  const before = names.map((name) => `{"${name}": `).join('');
  const member = `"${key.name}": ${onOneLine(exampleOf(key))}`;
  const other = PARTNERS[key.anchor];
  const partner =
    other === undefined ? '' : `"${other.split('.').at(-1)}": ${onOneLine(EXAMPLES[other])}, `;
  return [`${before}{${partner}`, member, '}'.repeat(names.length + 1)];
}

/**
 * The address of a section on the page that documents it.
 *
 * @param name its name, such as `ui.web`
 */
export function configSectionAddress(name: string): string {
  const {section, heading} = configSection(name);
  return `${configPageOf(section)}#${heading}`;
}

function exampleOf(key: ConfigKey): unknown {
  const {anchor, type, allowed = [], opens} = key;
  const start: unknown = key.default === undefined ? undefined : JSON.parse(key.default);
  if (anchor in EXAMPLES) {
    return EXAMPLES[anchor];
  }
  if (opens !== undefined) {
    const {keys} = configSection(opens);
    const leaves = keys.filter((item) => item.opens === undefined);
    const shown = leaves.find((item) => item.type !== 'boolean') ?? leaves[0] ?? keys[0];
    return shown && {[shown.name]: exampleOf(shown)};
  }
  if (type === 'boolean') {
    return !start;
  }
  return type === 'enum' ? (allowed.find((value) => value !== start) ?? start) : start;
}
