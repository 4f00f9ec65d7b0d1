import {UserError} from '../../lib/userError';
import type {SettingClass, SettingFacts} from '../../../src/framework/configTypes';
import type {ApiType} from '../../../src/framework/types';
import {snakeCase} from '../model';
import {type ConfigKnowledge, fragmentsOf, type Quotes} from './knowledge';

/** The part of an extracted type that the schema needs. */
interface SettingType extends Pick<ApiType, 'name' | 'file' | 'line' | 'fields'> {
  readonly kind: string;
  readonly enumConstants?: readonly {readonly name: string}[];
}

/** A checkout of the framework, as far as the setting classes need it. */
export interface SettingSource {
  readonly tag: string;
  readonly commit: string;
  readonly types: readonly SettingType[];
  /** Text of a file below the source folder; throws when there is none. */
  readonly read: (file: string) => string;
}

const root = 'io/github/boykaframework/';

/**
 * Extracts what `settings.json` commits: all that composing the schema needs of the framework's source.
 *
 * @param source the checkout
 * @param knowledge quotes source lines, whose numbers are looked up
 * @throws UserError naming a quote that no line, or more than one, has
 */
export function settingFacts(source: SettingSource, knowledge: ConfigKnowledge): SettingFacts {
  const classes = source.types
    .filter(({file, kind}) => file.startsWith(`${root}config/`) && kind === 'class')
    .map(settingClass);
  const used = new Set(
    classes.flatMap(({fields}) => fields.flatMap(({type}) => type.match(/\w+/g) ?? [])),
  );
  const enums = source.types
    .filter(({kind, name}) => kind === 'enum' && used.has(name))
    .map(({name, enumConstants = []}) => [name, enumConstants.map((constant) => constant.name)]);
  return {
    tag: source.tag,
    commit: source.commit,
    classes,
    enums: Object.fromEntries(enums) as SettingFacts['enums'],
    lines: lineNumbers(source, knowledge),
  };
}

function settingClass({name, file, line, fields = []}: SettingType): SettingClass {
  return {
    name,
    file: file.slice(root.length),
    line,
    fields: fields
      .filter(({modifiers}) => !modifiers.includes('static'))
      .map((field) => ({
        key: snakeCase(field.name),
        type: field.type,
        line: field.line,
        ...(field.initializer === undefined ? {} : {initializer: field.initializer}),
      })),
  };
}

function lineNumbers(source: SettingSource, knowledge: ConfigKnowledge): SettingFacts['lines'] {
  const lines: Record<string, Record<string, number>> = {};
  for (const {name, quotes} of allQuotes(knowledge)) {
    for (const {file, text} of fragmentsOf(quotes)) {
      (lines[file] ??= {})[text] ??= lineOf(source.read(root + file), name, file, text);
    }
  }
  return lines;
}

/** Every quote of the source with the name of what it is about. */
function allQuotes({reading, sections}: ConfigKnowledge): {name: string; quotes: Quotes}[] {
  const ofSections = Object.entries(sections).flatMap(([section, {keys, requires = []}]) => [
    ...Object.entries(keys).flatMap(([key, {source, rejected = {}}]) =>
      [source, ...Object.values(rejected)].map((quotes) => ({
        name: [section, key].filter(Boolean).join('.'),
        quotes,
      })),
    ),
    ...requires.map(({name, source}) => ({name: `${section}: ${name}`, quotes: source})),
  ]);
  return [...Object.entries(reading).map(([name, quotes]) => ({name, quotes})), ...ofSections];
}

/** The number of the only line that has a text, or of the only one that begins with it. */
function lineOf(source: string, name: string, file: string, text: string): number {
  const lines = source.split('\n');
  const having = lines.flatMap((line, index) => (line.includes(text) ? [index] : []));
  const beginning = having.filter((index) => lines[index]?.trim().startsWith(text));
  const found = having.length === 1 ? having : beginning;
  if (found.length !== 1 || found[0] === undefined) {
    const count = having.length === 0 ? 'no line' : `${having.length} lines`;
    throw new UserError(
      `"${name}" quotes "${text}" from ${file}, but ${count} of it ${having.length > 1 ? 'have' : 'has'} that text. ` +
        'Read the code again, and correct the quote in src/knowledge/configuration.',
    );
  }
  return found[0] + 1;
}
