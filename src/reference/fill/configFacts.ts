import {CONFIG_OVERVIEW, configPageOf} from '../../knowledge/configPages';
import {errorAddress} from '../../knowledge/errors';
import {configSection, configSections, readConfigSchema, sourceBase} from '../../framework/config';
import type {ConfigKey} from '../../framework/configTypes';
import {jsonLine} from '../../framework/jsonLine';
import {examples} from '../../knowledge/configuration/examples.json';

const EXAMPLES: Readonly<Record<string, unknown>> = examples;

/** Names of the blocks in the snippets, by the path of the object around them. */
const BLOCKS: Record<string, string> = {
  api: 'shop_api',
  'ui.web': 'shop',
  'ui.mobile': 'shop_app',
  'ui.desktop': 'calculator',
};

/** Sides of a window, each with the other one: a side that is left out is 0. */
const SIZE_KEYS: Readonly<Record<string, string>> = {
  'ui.web.custom_size.width': 'ui.web.custom_size.height',
  'ui.web.custom_size.height': 'ui.web.custom_size.width',
};

/**
 * A section with the snippets, links, and addresses that its page shows.
 *
 * @param section its name, such as `ui.web`; empty for the top of the file
 * @throws Error when the schema has none of that name
 */
export function configSectionFacts(section: string) {
  const {label, description, paths, platforms, base, messages, keys} = configSection(section);
  return {
    label,
    description,
    paths,
    platforms,
    base,
    keys: keys.map((key) => keyFacts(key, configSnippet(key))),
    /** Constants of Message that the texts name, with the address of each. */
    messages: Object.fromEntries(messages.map((name) => [name, errorAddress(name)!])),
  };
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
      label,
      platforms,
      page: configPageOf(section),
      rows: keys.map((key) => ({
        anchor: key.anchor,
        name: key.name,
        description: key.description,
        type: key.type,
        ...(key.unit && {unit: key.unit}),
        ...(key.default !== undefined && {default: key.default}),
        required: /^Required[.,]/.test(key.requiredWhen ?? ''),
        ...(key.platforms.join() !== platforms.join() && {platforms: key.platforms}),
      })),
    };
  });
}

/** The address of the lines that read the file, and the line of one fact about it. */
export function configSource(name: string): {base: string; line: string} {
  const lines = readConfigSchema()['x-boyka-reading'];
  const line = lines[name];
  if (!line) {
    throw new Error(
      `"${name}" is no line that the schema knows. Lines: ${Object.keys(lines).join(', ')}.`,
    );
  }
  return {base: sourceBase(), line};
}

/** How many keys the file has. */
export function countConfigKeys(): number {
  return configSections().flatMap(({keys}) => keys).length;
}

/**
 * The address of a key on the page that documents it.
 *
 * @param key its id, such as `ui.web.browser`
 */
export function configKeyAddress(key: string): string {
  const section = configSections().find(({keys}) => keys.some(({anchor}) => anchor === key));
  return section ? `${configPageOf(section.section)}#${key}` : CONFIG_OVERVIEW;
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
  const path = first.endsWith(`.${key.name}`) ? first : key.path;
  const parents = path.split('.').slice(0, -1);
  const names = parents.map((name, index) =>
    name === '<key>' ? (BLOCKS[parents.slice(0, index).join('.')] ?? name) : name,
  );
  const before = names.map((name) => `{"${name}": `).join('');
  const member = `"${key.name}": ${jsonLine(exampleOf(key))}`;
  const other = SIZE_KEYS[key.anchor];
  const partner =
    other === undefined ? '' : `"${other.split('.').at(-1)}": ${jsonLine(EXAMPLES[other])}, `;
  return [`${before}{${partner}`, member, '}'.repeat(names.length + 1)];
}

function keyFacts(
  {opens, path: _path, unused: _unused, ...rest}: ConfigKey,
  snippet: ReturnType<typeof configSnippet>,
) {
  return {
    ...rest,
    ...(opens !== undefined && {
      opens: {text: configSection(opens).label, to: configSectionAddress(opens)},
    }),
    ...(snippet && {snippet}),
  };
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
