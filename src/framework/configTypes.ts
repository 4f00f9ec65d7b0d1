/**
 * Shapes of `config.schema.json`, which `npm run facts:update` makes, and of what the pages get of it.
 * A fact that looks wrong is mended in `scripts/facts/schema/`, never in the JSON.
 */

/** A platform as `PlatformType` names it. */
export type ConfigPlatform = 'WEB' | 'ANDROID' | 'IOS' | 'MAC' | 'API';

/** A key as the schema holds it; lines are `file#L12`, the file below the framework's root package. */
export interface ConfigProperty {
  description: string;
  default?: unknown;
  enum?: string[];
  anyOf?: {enum?: string[]; type?: string}[];
  $ref?: string;
  additionalProperties?: {$ref?: string; enum?: string[]; anyOf?: {enum?: string[]}[]};
  propertyNames?: {enum: string[]};
  minimum?: number;
  maximum?: number;
  /** What the key does, where `description` tells more than that. */
  'x-boyka-does'?: string;
  'x-boyka-type': string;
  'x-boyka-java': string;
  'x-boyka-field'?: string;
  'x-boyka-read'?: string[];
  'x-boyka-platforms': ConfigPlatform[];
  'x-boyka-placeholder': boolean;
  'x-boyka-unit'?: string;
  'x-boyka-otherwise'?: string;
  'x-boyka-needed'?: string;
  'x-boyka-trap'?: string;
  'x-boyka-unread'?: true;
  /** Constants of the enum that the framework turns down here, each with the line. */
  'x-boyka-refused'?: Record<string, string>;
}

/** Something that the code demands of several keys at once. */
export interface ConfigDemand {
  $comment: string;
  'x-boyka-because': string;
  'x-boyka-raises'?: string;
  [keyword: string]: unknown;
}

/** An object of settings: one Java class at one kind of place. */
export interface ConfigObject {
  description: string;
  properties: Record<string, ConfigProperty>;
  allOf?: ConfigDemand[];
  'x-boyka-stands': string[];
  'x-boyka-place': 'block' | 'file';
  'x-boyka-platforms': ConfigPlatform[];
  'x-boyka-class'?: string;
}

/** The whole of `config.schema.json`. */
export interface ConfigSchema extends ConfigObject {
  $id: string;
  title: string;
  'x-boyka-tag': string;
  'x-boyka-commit': string;
  /** How the file is found and read: name of the fact to its line. */
  'x-boyka-reading': Record<string, string>;
  $defs: Record<string, ConfigObject>;
}

/** One key as the reference shows it. Texts hold code in backticks and no other markup. */
export interface ConfigKey {
  /** Id of its row and of its section on the pages: `ui.web.browser`. */
  anchor: string;
  /** `ui.web.<key>.browser`; the first of its paths, where an object has several. */
  path: string;
  name: string;
  does: string;
  /** `text`, `integer`, `boolean`, `enum`, `object`, `blocks`, `map`, `list of text`. */
  type: string;
  /** The default as it would stand in the file. */
  default?: string;
  /** What holds when the key is left out and there is no default. */
  otherwise?: string;
  allowed?: string[];
  /** Names that a map's keys may have. */
  allowedKeys?: string[];
  /** `0 to 1000`. */
  range?: string;
  unit?: string;
  needed?: string;
  trap?: string;
  platforms: ConfigPlatform[];
  /** The section that describes the value. */
  opens?: string;
  placeholder: boolean;
  unread: boolean;
  /** The field: `config/ui/web/WebSetting.java#L44`, below the section's `base`. */
  source?: string;
  /** Lines that read the key, in the same form. */
  read: string[];
}

/** One section as the reference shows it. */
export interface ConfigSection {
  /** `ui.web`; empty for the top of the file. */
  section: string;
  /** `ui.web.<key>`; the bare name, such as `server`, where the object has several paths. */
  label: string;
  /** Id that its heading has on the page: `ui-web`. */
  heading: string;
  does: string;
  stands: string[];
  platforms: ConfigPlatform[];
  /** Address to which every source line is relative. */
  base: string;
  /** Constants of Message that the texts name. */
  messages: string[];
  keys: ConfigKey[];
}

/** An address on this site with its text. */
export interface ConfigLink {
  text: string;
  to: string;
}

/** A key as `<ConfigReference>` shows it. */
export interface ConfigKeyFacts extends Omit<
  ConfigKey,
  'opens' | 'path' | 'placeholder' | 'read' | 'unread'
> {
  /** Where the keys of its value are documented. */
  opens?: ConfigLink;
  /** The key with a value, between what opens and what closes the objects around it. */
  snippet?: [before: string, member: string, after: string];
}

/** A section as `<ConfigReference>` shows it. */
export interface ConfigSectionFacts extends Pick<
  ConfigSection,
  'label' | 'does' | 'stands' | 'platforms' | 'base'
> {
  keys: ConfigKeyFacts[];
  /** Constants of Message that the texts name, with the address of each. */
  messages: Record<string, string>;
}

/** A row of the table of all keys. */
export interface ConfigRow extends Pick<ConfigKey, 'anchor' | 'name' | 'does' | 'type' | 'unit'> {
  /** As it would appear in the file; absent when there is none. */
  default?: string;
  required: boolean;
  /** Only where they are not those of the section. */
  platforms?: ConfigPlatform[];
}

/** The rows of one section in the table of all keys. */
export interface ConfigRows extends Pick<ConfigSection, 'heading' | 'label' | 'platforms'> {
  /** The page that documents the section. */
  page: string;
  rows: ConfigRow[];
}
