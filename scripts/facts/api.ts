import type {ApiType, EnumConstant, Field, Method, Parameter} from '../../src/framework/types';
import {UserError} from '../lib/userError';
import {type BuilderClass, lombokMembers} from './lombok';
import type {Model, ModelType} from './model';
import {compare, parametersOf, signatureOf, typeText} from './names';
import type {RawField, RawMethod, RawType} from './parse';

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
  const methods = [
    ...raw.methods.map((item) => declaredMethod(type, item)),
    ...generated,
    ...impliedMethods(raw, generated),
  ].filter((item) => isVisible(item.modifiers));
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
 * @param type the type in whose file the names are
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

/** A method or constructor of the source. */
function declaredMethod(type: ModelType, raw: RawMethod): Method {
  const parameters = parametersOf(raw);
  return {
    name: raw.name,
    signature: signatureOf(raw.name, parameters),
    ...(raw.isConstructor ? {isConstructor: true as const} : {}),
    line: raw.line,
    modifiers: withImplied(type, raw.modifiers, raw),
    ...list('typeParameters', raw.typeParameters.map(typeText)),
    ...(raw.returns ? {returns: typeText(raw.returns)} : {}),
    parameters,
    ...list('throws', raw.throws),
  };
}

type RawConstant = RawType['enumConstants'][number];

/** A field as the facts have it. */
function fieldFact(type: ModelType, field: RawField): Field {
  return {
    name: field.name,
    type: typeText(field.type),
    line: field.line,
    modifiers: withConstant(type, field.modifiers),
    ...(field.initializer === null ? {} : {initializer: field.initializer}),
  };
}

/** A constant of an enum, with what its constructor is given. */
function enumConstant({name, line, arguments: args, text}: RawConstant): EnumConstant {
  const values = args.map((node, i) =>
    node.k === 'literal' && node.value !== null ? node.value : {source: text[i] ?? ''},
  );
  return {name, line, values};
}

/**
 * What the language adds to a type by itself.
 *
 * @param generated what Lombok adds to it: a constructor of Lombok's is one too
 * @returns the constructor of a class that has none, `values()` and `valueOf()` of an enum
 * @throws UserError for a record, which the framework does not have yet
 */
function impliedMethods(type: RawType, generated: Method[]): Method[] {
  switch (type.kind) {
    case 'enum':
      return enumMethods(type);
    case 'record':
      throw new UserError(
        `${type.name} is a record: add the members of records to scripts/facts/api.ts.`,
      );
    case 'class':
      return [...type.methods, ...generated].some((item) => item.isConstructor === true)
        ? []
        : [defaultConstructor(type)];
    default:
      return [];
  }
}

function enumMethods({name: type, line}: RawType): Method[] {
  const method = (name: string, parameters: Parameter[], returns: string): Method => ({
    name,
    signature: signatureOf(name, parameters),
    line,
    modifiers: ['public', 'static'],
    returns,
    parameters,
    generated: 'enum',
  });
  return [
    method('values', [], `${type}[]`),
    method('valueOf', [{name: 'name', type: 'String'}], type),
  ];
}

/** It is visible where its class is. */
function defaultConstructor({name, line, modifiers: ofClass}: RawType): Method {
  return {
    name,
    signature: `${name}()`,
    isConstructor: true,
    line,
    modifiers: ofClass.filter((word) => /public|protected|private/.test(word)),
    parameters: [],
    generated: 'default constructor',
  };
}

/** Whether a reader's code can use a member with these modifiers, by a call or by inheritance. */
function isVisible(modifiers: string[]): boolean {
  return modifiers.includes('public') || modifiers.includes('protected');
}

/** Adds what Java implies inside an interface: public, and abstract for a method without a body. */
function withImplied(type: ModelType, modifiers: string[], method?: RawMethod): string[] {
  if (type.raw.kind !== 'interface' && type.raw.kind !== 'annotation') {
    return modifiers;
  }
  const access = modifiers.some((word) => word === 'public' || word === 'private')
    ? []
    : ['public'];
  const abstract =
    method && method.body === null && !modifiers.includes('abstract') ? ['abstract'] : [];
  return [...access, ...abstract, ...modifiers];
}

/** A field of an interface is a constant, whether it says so or not. */
function withConstant(type: ModelType, modifiers: string[]): string[] {
  const implied = withImplied(type, modifiers);
  return type.raw.kind === 'interface'
    ? [...implied, ...['static', 'final'].filter((word) => !implied.includes(word))]
    : implied;
}

/** A key with its items; nothing where there are none, so that the facts are short. */
function list<K extends string, T>(key: K, items: T[]): Partial<Record<K, T[]>> {
  return items.length > 0 ? ({[key]: items} as Record<K, T[]>) : {};
}

/** Order of members that have no parameters. */
function byName(a: {name: string}, b: {name: string}): number {
  return compare(a.name, b.name);
}

/** Order of methods: constructors first, overloads beside each other. */
function bySignature(a: Method, b: Method): number {
  return (
    compare(a.isConstructor ? 0 : 1, b.isConstructor ? 0 : 1) ||
    compare(a.name, b.name) ||
    compare(a.signature, b.signature)
  );
}

/**
 * Names the methods of supertypes that a type has without declaring them.
 *
 * @param types the facts of all types
 * @param type the one of them that is completed
 */
function addInheritance(model: Model, types: ApiType[], type: ApiType): void {
  const node = model.qualified(`${type.package}.${type.name}`);
  if (!node || type.generated) {
    return;
  }
  const seen = new Set((type.methods ?? []).map((item) => item.signature));
  const inherited: Record<string, string[]> = {};
  for (const {name, unit} of model.supertypes(node)) {
    const parent = types.find((item) => item.name === name && item.package === unit.package);
    for (const method of parent?.methods ?? []) {
      const isOverridden = type.methods?.some((item) => overrides(item, method, parent)) ?? false;
      if (!isOverridden && isInherited(method, parent) && !seen.has(method.signature)) {
        seen.add(method.signature);
        inherited[name] = [...(inherited[name] ?? []), method.signature];
      }
    }
  }
  if (Object.keys(inherited).length > 0) {
    type.inherited = inherited;
  }
}

/** Constructors stay with their type, and so do the static methods of an interface. */
function isInherited(method: Method, parent: ApiType | undefined): boolean {
  const stays = parent?.kind === 'interface' && isStatic(method);
  return !method.isConstructor && !stays;
}

/**
 * Whether a method overrides one of a supertype: the same parameters, where a type parameter of the supertype is
 * any type of the subtype.
 */
function overrides(method: Method, parent: Method, owner: ApiType | undefined): boolean {
  if (method.name !== parent.name || [method, parent].some(isBound)) {
    return false;
  }
  const names = [...(owner?.typeParameters ?? []), ...(parent.typeParameters ?? [])].map(
    (text) => text.split(' ')[0] ?? '',
  );
  const isOpen = (type: string): boolean =>
    names.some((name) => new RegExp(`\\b${name}\\b`).test(type));
  return (
    method.parameters.length === parent.parameters.length &&
    parent.parameters.every(({type}, i) => type === method.parameters[i]?.type || isOpen(type))
  );
}

/** Whether nothing can override it. */
function isBound(method: Method): boolean {
  return method.isConstructor === true || isStatic(method);
}

function isStatic({modifiers}: Method): boolean {
  return modifiers.includes('static');
}
