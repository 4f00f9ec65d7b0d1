import {readChecked} from '../../../src/config/environment/checkedData';
import {UserError} from '../../../src/config/environment/userError';
import type {ConfigPlatform, SettingLines} from '../../../src/framework/configTypes';

/** In the order in which the reference shows their sections. */
const FILES = ['file', 'api', 'ui', 'web', 'mobile', 'server', 'desktop'];

/** A JSON Schema, or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Fragments of source lines, by file below the framework's root package. */
export type Quotes = Readonly<Record<string, string | readonly string[]>>;

/** What people know about one key. The meaning of each member is in `configuration.schema.json`. */
export interface KeyKnowledge {
  readonly description: string;
  readonly required?: 'always';
  readonly requiredWhen?: string;
  readonly caution?: string;
  readonly fallback?: string;
  readonly platforms?: readonly ConfigPlatform[];
  readonly unit?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: {readonly pattern: string; readonly message: string};
  readonly values?: JsonSchema;
  readonly rejected?: Readonly<Record<string, Quotes>>;
  readonly unused?: true;
  readonly source: Quotes;
}

/** Something that the code requires of several keys at once. */
export interface Requirement {
  readonly name: string;
  readonly if?: JsonSchema;
  readonly then: JsonSchema;
  /** What the framework throws, for people who read the code again. */
  readonly error?: string;
  readonly source: Quotes;
}

/** What people know about one setting class. */
export interface SectionKnowledge {
  readonly class: string;
  readonly paths: readonly string[];
  readonly description: string;
  readonly platforms: readonly ConfigPlatform[];
  readonly keys: Readonly<Record<string, KeyKnowledge>>;
  readonly requires?: readonly Requirement[];
}

/** An enum, or an object of whole numbers, whose class belongs to a library. */
export type ExternalType = {readonly constants: readonly string[]} | ExternalObject;

export interface ExternalObject extends Pick<
  SectionKnowledge,
  'paths' | 'description' | 'platforms'
> {
  readonly section: string;
  readonly unit: string;
  /** Descriptions, in the order of the constructor's parameters. */
  readonly keys: Readonly<Record<string, string>>;
}

/** All files of `src/knowledge/configuration`, merged. */
export interface ConfigKnowledge {
  readonly reading: Readonly<Record<string, Quotes>>;
  /** By name; the top of the file has an empty one. */
  readonly sections: Readonly<Record<string, SectionKnowledge>>;
  readonly externalTypes: Readonly<Record<string, ExternalType>>;
}

/**
 * Reads and checks what people know about the configuration.
 *
 * @throws UserError naming the file and the place that break the rules of `configuration.schema.json`
 */
export function readKnowledge(): ConfigKnowledge {
  const parts = FILES.map((name) =>
    readChecked<Partial<ConfigKnowledge>>(`src/knowledge/configuration/${name}.yml`),
  );
  const merge = <K extends keyof ConfigKnowledge>(name: K) =>
    Object.assign({}, ...parts.map((part) => part[name])) as ConfigKnowledge[K];
  return {
    reading: merge('reading'),
    sections: merge('sections'),
    externalTypes: merge('externalTypes'),
  };
}

/** A part of a source line, and what is said of it. */
export interface Quote {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

/** What all quotes are about: a fact of the reading, a key, or a requirement. */
export function quotesIn({reading, sections}: ConfigKnowledge): Quote[] {
  const ofSections = Object.entries(sections).flatMap(([section, {keys, requires = []}]) => [
    ...Object.entries(keys).flatMap(([key, {source, rejected = {}}]) =>
      [source, ...Object.values(rejected)].map(
        (quotes) => [[section, key].filter(Boolean).join('.'), quotes] as const,
      ),
    ),
    ...requires.map(({name, source}) => [`${section}: ${name}`, source] as const),
  ]);
  return [...Object.entries(reading), ...ofSections].flatMap(([name, quotes]) =>
    Object.entries(quotes).flatMap(([file, texts]) =>
      [texts].flat().map((text) => ({name, file, text})),
    ),
  );
}

/**
 * Looks up the lines of the source that the knowledge quotes.
 *
 * @param read gives the text of a file below the framework's root package; throws when there is none
 * @returns number by text, by file
 * @throws UserError naming a quote that no line, or more than one, has
 */
export function quotedLines(
  knowledge: ConfigKnowledge,
  read: (file: string) => string,
): SettingLines {
  const lines: Record<string, Record<string, number>> = {};
  for (const quote of quotesIn(knowledge)) {
    (lines[quote.file] ??= {})[quote.text] ??= lineOf(read(quote.file), quote);
  }
  return lines;
}

/** The number of the only line that has a text, or of the only one that begins with it. */
function lineOf(source: string, {name, file, text}: Quote): number {
  const lines = source.split('\n');
  const having = lines.filter((line) => line.includes(text));
  const found =
    having.length === 1 ? having : having.filter((line) => line.trim().startsWith(text));
  if (found.length !== 1 || found[0] === undefined) {
    const count = having.length === 0 ? 'no line contains' : `${having.length} lines contain`;
    throw new UserError(
      `"${name}" quotes "${text}" from ${file}, but ${count} that text. ` +
        'Read the code again, and correct the quote in src/knowledge/configuration.',
    );
  }
  return lines.indexOf(found[0]) + 1;
}
