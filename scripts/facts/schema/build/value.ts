import type {SettingType} from '../input';
import type {JsonSchema, KeyRule} from '../rules/types';
import {booleanSchema, enumSchema, integerSchema, type Place, stringSchema} from '../values';
import {shapeOf} from './classes';
import type {Build} from './context';
import {openValue} from './openValue';
import type {Key} from './property';

/** Schema of a field's value, the word for its type, and the enum constants that it takes. */
interface Value {
  readonly schema: JsonSchema;
  readonly type: string;
  readonly constants?: readonly string[];
}

/** Schema of a field's value, as its Java type and its place in the file give it. */
export function valueSchema(build: Build, {owner, field, rule, place}: Key): Value {
  const {map, list, name, key} = shapeOf(field);
  if (list) {
    return {type: 'list of text', schema: {type: 'array', items: stringSchema({})}};
  }
  if (map) {
    return mapSchema(build, {owner, rule, place, key, values: name});
  }
  switch (name) {
    case 'boolean':
      return {type: 'boolean', schema: booleanSchema(place)};
    case 'int':
      return {type: 'integer', schema: integerSchema(place, rule)};
    case 'String':
      return {type: 'text', schema: stringSchema(rule)};
    default:
      return objectSchema(build, name, owner, place) ?? enumValue(build, name, owner, rule, place);
  }
}

interface MapField {
  readonly owner: SettingType;
  readonly rule: KeyRule;
  readonly place: Place;
  /** Java types of the map's keys and values. */
  readonly key: string;
  readonly values: string;
}

/** Named blocks, a map of anything, or a map from one enum to another. */
function mapSchema({classes, places}: Build, field: MapField): Value {
  const {owner, rule, place, key, values} = field;
  const section = classes.sectionOf(values, owner);
  if (section) {
    const block = reference(places.nameOf(section.section, 'block'));
    return {type: 'blocks', schema: {type: 'object', additionalProperties: block}};
  }
  if (values === 'Object') {
    const any = rule.values ?? reference(openValue);
    return {type: 'map', schema: {type: 'object', additionalProperties: any}};
  }
  return {
    type: 'map',
    schema: {
      type: 'object',
      propertyNames: {enum: classes.constants(key, owner)},
      additionalProperties: enumSchema(place, classes.constants(values, owner)),
    },
  };
}

/** A setting class, or a class from outside the framework; undefined for any other type. */
function objectSchema(
  {classes, places, rules}: Build,
  name: string,
  owner: SettingType,
  place: Place,
): Value | undefined {
  const section = classes.sectionOf(name, owner);
  if (section) {
    return {type: 'object', schema: reference(places.nameOf(section.section, place))};
  }
  const outside = rules.outside[name];
  return outside?.kind === 'object'
    ? {type: 'object', schema: reference(outside.section)}
    : undefined;
}

/** An enum without the constants that the framework turns down here. */
function enumValue(
  {classes}: Build,
  name: string,
  owner: SettingType,
  rule: KeyRule,
  place: Place,
): Value {
  const constants = classes.constants(name, owner);
  const refused = new Set(rule.refused?.map(({value}) => value));
  const taken = constants.filter((constant) => !refused.has(constant));
  return {type: 'enum', constants, schema: enumSchema(place, taken)};
}

function reference(definition: string): JsonSchema {
  return {$ref: `#/$defs/${definition}`};
}
