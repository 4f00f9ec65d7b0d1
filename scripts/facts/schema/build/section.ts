import {UserError} from '../../../lib/userError';
import {lineOf} from '../evidence';
import type {SchemaInput, SettingField} from '../input';
import type {JsonSchema, KeyRule, Requirement, SectionRule} from '../rules/types';
import {snakeCase} from '../../snakeCase';
import type {Place} from '../values';
import {fieldsOf} from './classes';
import type {Build} from './context';
import {propertySchema} from './property';

/** Schema of the object that a setting class stands for. */
export function sectionSchema(build: Build, rule: SectionRule, place: Place): JsonSchema {
  const type = build.classes.typeOf(rule);
  const fields = fieldsOf(type);
  refuseOrphan(rule, fields);
  const properties = fields.map((field) => [
    snakeCase(field.name),
    propertySchema(build, {section: rule, owner: type, field, rule: keyRule(rule, field), place}),
  ]);
  const requirements = rule.requires?.map((item) => requirement(build.input, rule, item));
  return {
    description: rule.does,
    'x-boyka-stands': rule.stands,
    'x-boyka-place': place,
    'x-boyka-platforms': rule.platforms,
    'x-boyka-class': `${rule.file}#L${type.line}`,
    type: 'object',
    properties: Object.fromEntries(properties) as JsonSchema,
    additionalProperties: false,
    ...(requirements ? {allOf: requirements} : {}),
  };
}

function refuseOrphan(rule: SectionRule, fields: readonly SettingField[]): void {
  const orphan = Object.keys(rule.keys).find((key) => !fields.some(({name}) => name === key));
  if (orphan) {
    throw new UserError(
      `${rule.file} has no field ${orphan}. Take the key out of scripts/facts/schema/rules.`,
    );
  }
}

function keyRule(rule: SectionRule, {name, line}: SettingField): KeyRule {
  const key = rule.keys[name];
  if (!key) {
    throw new UserError(
      `The field ${name} of ${rule.file} (line ${line}) has no rule. Read where the framework uses it and add one in scripts/facts/schema/rules.`,
    );
  }
  return key;
}

function requirement(
  input: SchemaInput,
  rule: SectionRule,
  {name, because, raises, ...schema}: Requirement,
): JsonSchema {
  return {
    $comment: `Needs ${name}.`,
    'x-boyka-because': lineOf(input, `${rule.section}: ${name}`, because),
    ...(raises ? {'x-boyka-raises': raises} : {}),
    ...(schema.if ? {if: schema.if, then: schema.then} : schema.then),
  };
}
