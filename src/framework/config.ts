/**
 * The keys of `boyka-config.json`, typed. Like `index.ts`, this file is for the build only: the schema is far too heavy
 * for a page. A remark transform hands each page the section that it shows.
 */
import {readJson} from '.';
import {joinPath, keyAnchor, sectionHeading, sectionOfRef} from './configAnchors';
import type {ConfigObject, ConfigProperty, ConfigSchema} from './configTypes';
import {once} from '../lib/once';

const outsideBlocks = '.outside-blocks';

/** The schema that editors download; its folder is the end of the schema’s `$id`. */
export const PUBLISHED_SCHEMA = 'static/schema/boyka-config.schema.json';

/** One section as the reference shows it. */
export type ConfigSection = ReturnType<typeof sectionFrom>;

/** One key as the reference shows it. Texts have code in backticks and no other markup. */
export type ConfigKey = ReturnType<typeof keyFrom>;

/** The whole of the published schema. */
export const readConfigSchema = once(() => readJson<ConfigSchema>(`../../${PUBLISHED_SCHEMA}`));

/**
 * Every section of the reference, the top of the file first. An object that is inside blocks and outside of them is
 * one section: its two definitions differ in nothing but placeholders.
 */
export const configSections = once((): ConfigSection[] => {
  const whole = readConfigSchema();
  return Object.entries({'': whole, ...whole.$defs})
    .filter(([name, item]) => 'x-boyka-paths' in item && !name.endsWith(outsideBlocks))
    .map(([name, item]) => sectionFrom(name, item));
});

/** Every key, section by section. */
export const configKeys = () => configSections().flatMap(({keys}) => keys);

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
 * A key by its path, with `*` or `<key>` for the name of a block, or by its anchor.
 *
 * @param name `ui.web.*.browser`, `ui.desktop.<key>.server.port`, or `server.port`
 * @throws Error when no such key exists
 */
export function configKey(name: string): ConfigKey {
  const wanted = name.replaceAll('*', '<key>');
  const found = configKeys().find(({anchor, paths}) => [anchor, ...paths].includes(wanted));
  if (!found) {
    throw new Error(`The configuration has no key ${name}: correct the path.`);
  }
  return found;
}

function sectionFrom(section: string, item: ConfigObject) {
  const paths = item['x-boyka-paths'];
  const [first = ''] = paths;
  return {
    /** `ui.web`; empty for the top of the file. */
    section,
    /** `ui.web.<key>`; the bare name, such as `server`, where the object has several paths. */
    label: first.replaceAll('.<key>', '') === section ? first : section,
    heading: sectionHeading(section),
    description: item.description,
    paths,
    platforms: item['x-boyka-platforms'],
    keys: Object.entries(item.properties)
      .filter(([name]) => name !== '$schema')
      .map(([name, property]) => keyFrom(section, paths, name, property)),
  };
}

function keyFrom(section: string, parents: string[], name: string, item: ConfigProperty) {
  const inMap = item.additionalProperties;
  return {
    section,
    /** Id of its row and of its section on the pages: `ui.web.browser`. */
    anchor: keyAnchor(section, name),
    /** `ui.web.<key>.browser`; several where its object has several. */
    paths: parents.map((parent) => joinPath(parent, name)),
    name,
    description: item['x-boyka-description'] ?? item.description,
    /** `text`, `integer`, `boolean`, `enum`, `object`, `blocks`, `map`, `list of text`. */
    type: item['x-boyka-type'],
    platforms: item['x-boyka-platforms'],
    unused: item['x-boyka-unused'] ?? false,
    /** The default as it would appear in the file. */
    default: item.default === undefined ? undefined : JSON.stringify(item.default),
    /** What applies when the key is left out and there is no default. */
    fallback: item['x-boyka-fallback'],
    allowed: item.enum ?? item.anyOf?.[0]?.enum ?? inMap?.enum ?? inMap?.anyOf?.[0]?.enum,
    /** Names that a map's keys may have. */
    allowedKeys: item.propertyNames?.enum,
    range: rangeOf(item),
    unit: item['x-boyka-unit'],
    isRequired: item['x-boyka-required'] === 'always',
    requiredWhen: item['x-boyka-required-when'],
    caution: item['x-boyka-caution'],
    /** The section that describes the value. */
    opens: sectionOfRef(item.$ref ?? inMap?.$ref),
    /** The field: `config/ui/web/WebSetting.java#L44`, below the framework's root package. */
    source: item['x-boyka-field'],
  };
}

/** Limits, where they are narrower than those of every Java `int`: `0 to 1000`. */
function rangeOf({minimum = -Infinity, maximum = Infinity}: ConfigProperty): string | undefined {
  const hasLow = minimum > -2147483648;
  const hasHigh = maximum < 2147483647;
  if (hasLow) {
    return hasHigh ? `${minimum} to ${maximum}` : `${minimum} and more`;
  }
  return hasHigh ? `up to ${maximum}` : undefined;
}
