/** What the generator needs of a type; a part of what `api.json` says of it. */
export interface SettingType {
  readonly name: string;
  readonly package: string;
  /** Path below the source folder, with forward slashes. */
  readonly file: string;
  readonly kind: string;
  readonly line: number;
  readonly fields?: readonly SettingField[];
  readonly enumConstants?: readonly {readonly name: string; readonly line: number}[];
}

/** A field of a setting class. */
export interface SettingField {
  readonly name: string;
  readonly type: string;
  readonly line: number;
  readonly modifiers: readonly string[];
  /** The initializer as the compiler prints it. */
  readonly initializer?: string;
}

/** The facts from which the schema is made. */
export interface SchemaInput {
  readonly types: readonly SettingType[];
  /** Tag and commit that the source was read at. */
  readonly tag: string;
  readonly commit: string;
  /** Text of a source file, given its path below the source folder; throws when there is none. */
  readonly read: (file: string) => string;
}

/** The framework's root package, as a path below the source folder. */
export const root = 'io/github/boykaframework/';
