import type {ApiType} from '../../../src/framework/types';
import {compare} from '../compare';
import type {Model, ModelType} from '../model';

/**
 * Adds the qualified names of the simple type names that the members use.
 *
 * @param type the type in whose file the names stand
 */
export function withUses(model: Model, type: ModelType, facts: ApiType): ApiType {
  const names = typeTexts(facts).flatMap((text) => text.match(/\b[A-Z]\w*(\.[A-Z]\w*)*/g) ?? []);
  const uses = [...new Set(names)]
    .map((name) => [name, model.resolve(name, type)] as const)
    .filter(([name, qualified]) => qualified !== name)
    .sort(([a], [b]) => compare(a, b));
  // Before the members, where a reader of the file expects what imports are in Java.
  const {enumConstants, fields, methods, generated, ...head} = facts;
  return {
    ...head,
    ...(uses.length > 0 ? {uses: Object.fromEntries(uses)} : {}),
    ...(enumConstants ? {enumConstants} : {}),
    ...(fields ? {fields} : {}),
    ...(methods ? {methods} : {}),
    ...(generated ? {generated} : {}),
  };
}

/** Every text in which a type and its members name other types. */
function typeTexts(facts: ApiType): string[] {
  return [
    facts.extends ?? '',
    ...(facts.implements ?? []),
    ...(facts.typeParameters ?? []),
    ...(facts.fields ?? []).map((field) => field.type),
    ...(facts.methods ?? []).flatMap((item) => [
      item.returns ?? '',
      ...(item.typeParameters ?? []),
      ...(item.throws ?? []),
      ...item.parameters.map((parameter) => parameter.type),
    ]),
  ];
}
