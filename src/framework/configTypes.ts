/** What the site reads of the published schema, which `npm run schema:update` composes. */

/** A platform as `PlatformType` names it. */
export type ConfigPlatform = 'WEB' | 'ANDROID' | 'IOS' | 'MAC' | 'API';

/** Lines of the source that `src/knowledge/configuration` quotes: number by text, by file. */
export type SettingLines = Record<string, Record<string, number>>;

/** A key as the schema has it; lines are `file#L12`, the file below the framework's root package. */
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
  /** What the key is for, where `description` says more than that. */
  'x-boyka-description'?: string;
  'x-boyka-type': string;
  'x-boyka-field'?: string;
  'x-boyka-platforms': ConfigPlatform[];
  'x-boyka-unit'?: string;
  'x-boyka-fallback'?: string;
  'x-boyka-required'?: 'always';
  'x-boyka-required-when'?: string;
  'x-boyka-caution'?: string;
  'x-boyka-unused'?: true;
}

/** An object of settings: one Java class at one kind of place. */
export interface ConfigObject {
  description: string;
  properties: Record<string, ConfigProperty>;
  'x-boyka-paths': string[];
  'x-boyka-platforms': ConfigPlatform[];
}

/** The whole of the published schema. */
export interface ConfigSchema extends ConfigObject {
  $id: string;
  'x-boyka-tag': string;
  'x-boyka-commit': string;
  /** How the file is found and read: name of the fact to its line. */
  'x-boyka-reading': Record<string, string>;
  $defs: Record<string, ConfigObject>;
}
