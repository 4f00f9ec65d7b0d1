import {UserError} from '../../lib/userError';
import {fieldValue} from './fieldValue';
import type {JsonSchema, KeyKnowledge} from './knowledge';
import type {Key, SettingTypes} from './settingTypes';
import {defaultOf} from './values';

/** Schema of a key's value with all that the site shows of the key. */
export function propertySchema(types: SettingTypes, key: Key): JsonSchema {
  const {section, field, knowledge, context} = key;
  const name = [section.name, field.key].filter(Boolean).join('.');
  const value = fieldValue(types, key);
  const initial = defaultOf(field, value.constants, types.knowledge.externalTypes[field.type]);
  const description = descriptionOf(knowledge);
  const optional = {
    'x-boyka-unit': knowledge.unit,
    'x-boyka-fallback': knowledge.fallback,
    'x-boyka-required-when': knowledge.requiredWhen,
    'x-boyka-caution': knowledge.caution,
    'x-boyka-unused': knowledge.unused,
    'x-boyka-rejected': rejectedLines(types, key, name, value.constants),
  };
  return {
    description,
    ...value.schema,
    ...(initial === undefined ? {} : {default: initial}),
    ...(description === knowledge.description
      ? {}
      : {'x-boyka-description': knowledge.description}),
    'x-boyka-type': value.type,
    'x-boyka-java': field.type,
    'x-boyka-field': `${section.owner.file}#L${field.line}`,
    'x-boyka-read': types.linesOf(name, knowledge.source),
    'x-boyka-platforms': knowledge.platforms ?? section.platforms,
    'x-boyka-placeholder': context === 'block' || field.type.includes('String'),
    ...Object.fromEntries(Object.entries(optional).filter(([, item]) => item !== undefined)),
  };
}

/** What an editor shows at the key: it does not know our keywords, so everything is in one text. */
function descriptionOf({description, requiredWhen, caution}: KeyKnowledge): string {
  return [description, requiredWhen, caution && `Caution: ${caution}`].filter(Boolean).join(' ');
}

/** The values that the framework rejects here, each with the line that does so. */
function rejectedLines(
  types: SettingTypes,
  {field, knowledge: {rejected}}: Key,
  name: string,
  constants: readonly string[] | undefined,
): JsonSchema | undefined {
  const lines = Object.entries(rejected ?? {}).map(([value, quotes]) => {
    if (!constants?.includes(value)) {
      throw new UserError(
        `${name}: ${field.type} has no constant ${value}. Correct "rejected" in src/knowledge/configuration.`,
      );
    }
    return [value, types.linesOf(`${name}: ${value}`, quotes)[0]];
  });
  return rejected && (Object.fromEntries(lines) as JsonSchema);
}
