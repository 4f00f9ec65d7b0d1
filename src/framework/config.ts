/**
 * The keys of `boyka-config.json`, typed. Like `index.ts`, this file reads the JSON with `node:fs` on purpose: the
 * schema is far too heavy for a page. A remark transform hands each page the section that it shows; components import
 * types only, from `./configTypes`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {joinPath, keyAnchor, sectionHeading, sectionOfRef} from './configAnchors';
import type {
  ConfigKey,
  ConfigObject,
  ConfigProperty,
  ConfigSchema,
  ConfigSection,
} from './configTypes';
import {readMessages, sourceUrl} from './index';

const rootPackage = 'io/github/boykaframework/';
const outsideBlocks = '.outside-blocks';

/** The schema that editors download; its folder is the end of the schema’s `$id`. */
export const PUBLISHED_SCHEMA = 'static/schema/boyka-config.schema.json';

let schema: ConfigSchema | undefined;
let allSections: ConfigSection[] | undefined;

/** The whole of the published schema, read once. */
export function readConfigSchema(): ConfigSchema {
  schema ??= JSON.parse(
    fs.readFileSync(path.join(__dirname, '..', '..', PUBLISHED_SCHEMA), 'utf8'),
  ) as ConfigSchema;
  return schema;
}

/**
 * Every section of the reference, the top of the file first. An object that is inside blocks and outside of them is
 * one section: its two definitions differ in nothing but placeholders.
 */
export function configSections(): ConfigSection[] {
  allSections ??= readSections();
  return allSections;
}

function readSections(): ConfigSection[] {
  const whole = readConfigSchema();
  const objects = Object.entries(whole.$defs).filter(
    ([name, item]) => 'x-boyka-paths' in item && !name.endsWith(outsideBlocks),
  );
  return [['', whole] as const, ...objects].map(([name, item]) => sectionFrom(name, item));
}

/**
 * One section.
 *
 * @param section its name, such as `ui.web`; empty for the top of the file
 * @throws Error when the schema has none of that name
 */
export function configSection(section: string): ConfigSection {
  const found = configSections().find((item) => item.section === section);
  if (!found) {
    const names = configSections().map((item) => item.section || '""');
    throw new Error(
      `"${section}" is not a section of boyka-config.json. Sections: ${names.join(', ')}.`,
    );
  }
  return found;
}

/**
 * Finds a key by its path, with `*` or `<key>` for the name of a block, or by its anchor.
 *
 * @param key `ui.web.*.browser`, `ui.desktop.<key>.server.port`, or `server.port`
 * @returns nothing when no such key exists
 */
export function findConfigKey(key: string): ConfigKey | undefined {
  const wanted = key.replaceAll('*', '<key>');
  for (const section of configSections()) {
    for (const item of section.keys) {
      const paths = section.paths.map((path) => joinPath(path, item.name));
      if (item.anchor === wanted || paths.includes(wanted)) {
        return item;
      }
    }
  }
  return undefined;
}

/** Address below which the schema's source lines are: `…/config/ui/web/WebSetting.java#L44` without the last part. */
export function sourceBase(): string {
  return sourceUrl(rootPackage, 1).replace(/#.*/, '');
}

function labelOf(section: string, [first = '']: readonly string[]): string {
  return first.replaceAll('.<key>', '') === section ? first : section;
}

function sectionFrom(section: string, item: ConfigObject): ConfigSection {
  const paths = item['x-boyka-paths'];
  return {
    section,
    label: labelOf(section, paths),
    heading: sectionHeading(section),
    description: item.description,
    paths,
    platforms: item['x-boyka-platforms'],
    base: sourceBase(),
    messages: messagesIn(JSON.stringify(item.properties)),
    keys: Object.entries(item.properties)
      .filter(([name]) => name !== '$schema')
      .map(([name, property]) => keyFrom(section, paths[0] ?? '', name, property)),
  };
}

function messagesIn(text: string): string[] {
  return readMessages()
    .messages.map(({name}) => name)
    .filter((name) => text.includes(`\`${name}\``));
}

function keyFrom(section: string, parent: string, name: string, item: ConfigProperty): ConfigKey {
  const values = item.enum ?? item.anyOf?.[0]?.enum;
  const inMap = item.additionalProperties;
  const allowed = values ?? inMap?.enum ?? inMap?.anyOf?.[0]?.enum;
  return {
    anchor: keyAnchor(section, name),
    path: joinPath(parent, name),
    name,
    description: item['x-boyka-description'] ?? item.description,
    type: item['x-boyka-type'],
    platforms: item['x-boyka-platforms'],
    unused: item['x-boyka-unused'] ?? false,
    ...optional('default', item.default === undefined ? undefined : JSON.stringify(item.default)),
    ...optional('fallback', item['x-boyka-fallback']),
    ...optional('allowed', allowed),
    ...optional('allowedKeys', item.propertyNames?.enum),
    ...optional('range', rangeOf(item)),
    ...optional('unit', item['x-boyka-unit']),
    ...optional('requiredWhen', item['x-boyka-required-when']),
    ...optional('caution', item['x-boyka-caution']),
    ...optional('opens', sectionOfRef(item.$ref ?? item.additionalProperties?.$ref)),
    ...optional('source', item['x-boyka-field']),
  };
}

function optional<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({[key]: value} as Record<K, V>);
}

/** Limits, where they are narrower than those of every Java `int`. */
function rangeOf({minimum, maximum}: ConfigProperty): string | undefined {
  const low = minimum === undefined || minimum <= -2147483648 ? undefined : minimum;
  const high = maximum === undefined || maximum >= 2147483647 ? undefined : maximum;
  if (low !== undefined && high !== undefined) {
    return `${low} to ${high}`;
  }
  return low !== undefined ? `${low} and more` : high !== undefined ? `up to ${high}` : undefined;
}
