import type {ApiType, Method} from '../../../src/framework/types';
import {compare} from '../names';
import {lombokMembers} from '../lombok';
import type {BuilderClass} from '../lombok/draft';
import type {Model, ModelType} from '../model';
import {typeText} from '../signature';
import {addInheritance} from './inheritance';
import {
  byName,
  bySignature,
  declaredMethod,
  enumConstant,
  fieldFact,
  impliedMethods,
  isVisible,
  list,
  withImplied,
} from './members';

/**
 * Every type of the tree with its visible members and what Lombok and the language add, sorted by file and name.
 *
 * @param model the parsed tree
 */
export function apiTypes(model: Model): ApiType[] {
  const types = model.types.flatMap((type) => typesOf(model, type));
  for (const type of types) {
    addInheritance(model, types, type);
  }
  return types.sort(
    (a, b) =>
      compare(a.file, b.file) ||
      compare(a.name.split('.').length, b.name.split('.').length) ||
      compare(a.name, b.name),
  );
}

/** Package whose private fields are keys of the configuration file. */
const SETTINGS = '.config';

/** A type of the tree with its visible members, and with the builder class that Lombok nests in it. */
function typesOf(model: Model, type: ModelType): ApiType[] {
  const {methods, builder} = lombokMembers(type.raw);
  const built = [declaredType(type, methods)];
  if (builder) {
    built.push(builderType(type, builder));
  }
  return built.map((facts) => withUses(model, type, facts));
}

function declaredType(type: ModelType, generated: Method[]): ApiType {
  const {raw, unit, outer} = type;
  const methods = [...raw.methods.map((item) => declaredMethod(type, item)), ...generated]
    .filter((item) => isVisible(item.modifiers))
    .concat(impliedMethods(raw, generated));
  const isSetting = unit.package.includes(SETTINGS);
  const fields = raw.fields.filter(
    ({modifiers}) =>
      isVisible(withImplied(type, modifiers)) || (isSetting && !modifiers.includes('static')),
  );
  return {
    name: type.name,
    package: unit.package,
    file: unit.file,
    line: raw.line,
    kind: raw.kind,
    modifiers: outer?.raw.kind === 'interface' ? withImplied(outer, raw.modifiers) : raw.modifiers,
    ...list('typeParameters', raw.typeParameters.map(typeText)),
    ...(raw.extends ? {extends: typeText(raw.extends)} : {}),
    ...list('implements', raw.implements.map(typeText)),
    ...(outer ? {outer: outer.name} : {}),
    ...list('enumConstants', raw.enumConstants.map(enumConstant)),
    ...list('fields', fields.map((field) => fieldFact(type, field)).sort(byName)),
    ...list('methods', methods.sort(bySignature)),
  };
}

function builderType({name: outer, unit}: ModelType, builder: BuilderClass): ApiType {
  const {name, line, modifiers, methods} = builder;
  return {
    name: `${outer}.${name}`,
    package: unit.package,
    file: unit.file,
    line,
    kind: 'class',
    modifiers,
    outer,
    methods: methods.filter((item) => isVisible(item.modifiers)).sort(bySignature),
    generated: '@Builder',
  };
}

/**
 * Adds the qualified names of the simple type names that the members use.
 *
 * @param type the type in whose file the names stand
 */
function withUses(model: Model, type: ModelType, facts: ApiType): ApiType {
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
