import type {ApiType, Method} from '../../src/framework/types';
import {UserError} from '../../src/config/environment/userError';
import {generatedConstructor, generatedMethod} from './lombok';
import {compare, list, type Model} from './model';
import type {JavaMethod, JavaType} from './tree';

/** Package whose private fields are keys of the configuration file. */
const SETTINGS = '.config';

/**
 * Every type of the source with its visible members and what Lombok and the language add, sorted by file and name.
 *
 * @param model the parsed source
 */
export function apiTypes(model: Model): ApiType[] {
  const types = new Map(model.types.map((type) => [type.qualified, apiType(model, type)]));
  for (const type of model.types) {
    const parents = model.supertypes(type).flatMap(({qualified}) => types.get(qualified) ?? []);
    addInheritance(types.get(type.qualified)!, parents);
  }
  return [...types.values()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      compare(a.name.split('.').length, b.name.split('.').length) ||
      compare(a.name, b.name),
  );
}

/** A type with its visible members, as the facts have it. */
function apiType(model: Model, type: JavaType): ApiType {
  const {name, file, line, kind, modifiers, typeParameters, outer, generated} = type;
  const isSetting = type.package.includes(SETTINGS);
  const fields = type.fields
    .filter((field) => isVisible(field) || (isSetting && !field.modifiers.includes('static')))
    .map(({annotations: _, value: __, ...field}) => field)
    .sort((a, b) => compare(a.name, b.name));
  const methods = [...type.methods, ...impliedMethods(type)]
    .filter(isVisible)
    .map(({body: _, bodySource: __, ...method}) => method)
    .sort(bySignature);
  const constants = type.enumConstants.map(({line: _, ...constant}) => constant);
  const uses = qualifiedNames(model, {...type, fields, methods}, generated ? outer! : type);
  return {
    name,
    package: type.package,
    file,
    line,
    kind,
    modifiers,
    typeParameters,
    extends: type.extends,
    ...list('implements', type.implements),
    outer: outer?.name,
    ...(uses.length > 0 && {uses: Object.fromEntries(uses)}),
    ...list('enumConstants', constants),
    ...list('fields', fields),
    ...list('methods', methods),
    generated,
  };
}

/** What of a type and its members names other types. */
const NAMING = [
  ...['extends', 'implements', 'typeParameters', 'fields', 'methods'],
  ...['type', 'returns', 'throws', 'parameters'],
];

/** Each simple name in the signatures of a type with the qualified name that it means, where that is known. */
function qualifiedNames(model: Model, type: object, from: JavaType): [string, string][] {
  const names = JSON.stringify(type, NAMING).match(/\b[A-Z]\w*(\.[A-Z]\w*)*/g) ?? [];
  return [...new Set(names)]
    .map((name): [string, string] => [name, model.resolve(name, from)])
    .filter(([name, qualified]) => qualified !== name)
    .sort(([a], [b]) => compare(a, b));
}

/**
 * What the language adds to a type by itself.
 *
 * @returns the constructor of a class that has none, `values()` and `valueOf()` of an enum
 * @throws UserError for a record or an annotation, which the framework does not have yet
 */
function impliedMethods(type: JavaType): JavaMethod[] {
  const {kind, simpleName, methods} = type;
  if (!['class', 'interface', 'enum'].includes(kind)) {
    throw new UserError(
      `${simpleName} is of the kind ${kind}: add support for it to scripts/facts.`,
    );
  }
  if (kind === 'enum') {
    const name = {name: 'name', type: 'String'};
    const modifiers = ['public', 'static'];
    return [
      ...generatedMethod('enum', type, 'values', `${simpleName}[]`, [], modifiers),
      ...generatedMethod('enum', type, 'valueOf', simpleName, [name], modifiers),
    ];
  }
  // A builder and the class that it builds have constructors of their own, which nobody calls.
  const hasConstructor = methods.some(
    (item) => item.isConstructor || item.generated === '@Builder',
  );
  // It is visible where its class is.
  const access = type.modifiers.filter((word) => /public|protected|private/.test(word));
  return kind === 'class' && !hasConstructor
    ? [generatedConstructor('default constructor', type, access)]
    : [];
}

/** Whether a reader's code can use a member, by a call or by inheritance. */
function isVisible({modifiers}: {modifiers: string[]}): boolean {
  return modifiers.includes('public') || modifiers.includes('protected');
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
 * @param parents the supertypes, nearest first
 */
function addInheritance(type: ApiType, parents: ApiType[]): void {
  const own = [...(type.methods ?? [])];
  const inherited: Record<string, string[]> = {};
  for (const parent of parents) {
    for (const method of parent.methods ?? []) {
      const isOverridden = own.some(
        (item) => item.signature === method.signature || overrides(item, method, parent),
      );
      if (!isOverridden && isInherited(method, parent)) {
        own.push(method);
        inherited[parent.name] = [...(inherited[parent.name] ?? []), method.signature];
      }
    }
  }
  if (Object.keys(inherited).length > 0) {
    type.inherited = inherited;
  }
}

/** Constructors stay with their type, and so do the static methods of an interface. */
function isInherited(method: Method, parent: ApiType): boolean {
  return !method.isConstructor && !(parent.kind === 'interface' && isStatic(method));
}

/**
 * Whether a method overrides one of a supertype: the same parameters, where a type parameter of the supertype is
 * any type of the subtype.
 */
function overrides(method: Method, parent: Method, owner: ApiType): boolean {
  const open = [...(owner.typeParameters ?? []), ...(parent.typeParameters ?? [])];
  const isOpen = (type: string): boolean =>
    open.some((text) => new RegExp(`\\b${text.split(' ')[0]}\\b`).test(type));
  return (
    method.name === parent.name &&
    ![method, parent].some(isStatic) &&
    method.parameters.length === parent.parameters.length &&
    parent.parameters.every(({type}, i) => type === method.parameters[i]?.type || isOpen(type))
  );
}

function isStatic({modifiers}: Method): boolean {
  return modifiers.includes('static');
}
