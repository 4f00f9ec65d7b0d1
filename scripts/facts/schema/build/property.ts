import {UserError} from '../../../lib/userError';
import {lineOf} from '../evidence';
import type {SettingField, SettingType} from '../input';
import type {JsonSchema, KeyRule, SectionRule} from '../rules/types';
import {snakeCase} from '../../snakeCase';
import {defaultOf, type Place} from '../values';
import type {Build} from './context';
import {valueSchema} from './value';

/** One key of the file: the field behind it, and the rule about it. */
export interface Key {
  readonly section: SectionRule;
  /** The class that declares the field. */
  readonly owner: SettingType;
  readonly field: SettingField;
  readonly rule: KeyRule;
  readonly place: Place;
}

/** Schema of a key's value with all that the site tells of the key. */
export function propertySchema(build: Build, key: Key): JsonSchema {
  const {section, field, rule, place} = key;
  const name = [section.section, snakeCase(field.name)].filter(Boolean).join('.');
  const value = valueSchema(build, key);
  const start = defaultOf(field, value.constants, build.rules.outside[field.type]);
  const refused = refusedLines(build, key, name, value.constants);
  const description = descriptionOf(rule);
  return {
    description,
    ...value.schema,
    ...(start === undefined ? {} : {default: start}),
    ...(description === rule.does ? {} : {'x-boyka-does': rule.does}),
    'x-boyka-type': value.type,
    'x-boyka-java': field.type,
    'x-boyka-field': `${section.file}#L${field.line}`,
    'x-boyka-read': rule.read.map((evidence) => lineOf(build.input, name, evidence)),
    'x-boyka-platforms': rule.platforms ?? section.platforms,
    'x-boyka-placeholder': place === 'block' || field.type.includes('String'),
    ...(rule.unit ? {'x-boyka-unit': rule.unit} : {}),
    ...(rule.otherwise ? {'x-boyka-otherwise': rule.otherwise} : {}),
    ...(rule.needed ? {'x-boyka-needed': rule.needed} : {}),
    ...(rule.trap ? {'x-boyka-trap': rule.trap} : {}),
    ...(rule.unread ? {'x-boyka-unread': true} : {}),
    ...(refused ? {'x-boyka-refused': refused} : {}),
  };
}

/** What an editor shows at the key: it knows no words of ours, so that all stands in one text. */
function descriptionOf({does, needed, trap}: KeyRule): string {
  return [does, needed, trap && `Caution: ${trap}`].filter(Boolean).join(' ');
}

/** The values that the framework turns down here, each with the line that does so. */
function refusedLines(
  {input}: Build,
  {field, rule}: Key,
  name: string,
  constants: readonly string[] | undefined,
): JsonSchema | undefined {
  const lines = rule.refused?.map(({value, because}) => {
    if (!constants?.includes(value)) {
      throw new UserError(`${name}: ${value} is no value of ${field.type}. Correct the rule.`);
    }
    return [value, lineOf(input, `${name}: ${value}`, because)] as const;
  });
  return lines && Object.fromEntries(lines);
}
