import type {ApiType, EnumConstant, Field, Method, Parameter} from '../../src/framework/types';
import {lombokMembers} from './lombok';
import type {Model, ModelType} from './model';
import type {RawAnnotation, RawField, RawMethod, RawNode} from './raw';
import {signatureOf} from './signature';

/** Package whose private fields are keys of the configuration file. */
const SETTINGS = '.config';

/** A type text with javac's `java.lang.` (implied names) taken off and no blanks lost. */
export function typeText(text: string): string {
  return text.replace(/\bjava\.lang\.(?=[A-Z]\w*\b(?!\.))/g, '');
}

/**
 * Every type of the tree with its visible members and what Lombok and the language add, sorted by file and name.
 *
 * @param model the parsed tree
 */
export function apiTypes(model: Model): ApiType[] {
  const types = model.types.flatMap((type) => buildTypes(model, type));
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

function buildTypes(model: Model, type: ModelType): ApiType[] {
  const {raw, unit} = type;
  const lombok = lombokMembers(raw);
  const own = raw.methods
    .map((item) => declaredMethod(type, item))
    .filter((item) => isVisible(item.modifiers));
  const implied = impliedMethods(type, lombok.methods);
  const methods = [
    ...own,
    ...lombok.methods.filter((item) => isVisible(item.modifiers)),
    ...implied,
  ];
  const fields = raw.fields.filter(
    (field) =>
      isVisible(withImplied(type, field.modifiers)) ||
      (unit.package.includes(SETTINGS) && !field.modifiers.includes('static')),
  );
  const built: ApiType = {
    name: type.name,
    package: unit.package,
    file: unit.file,
    line: raw.line,
    kind: raw.kind,
    modifiers:
      type.outer?.raw.kind === 'interface' ? withImplied(type.outer, raw.modifiers) : raw.modifiers,
    ...list('annotations', raw.annotations.map(annotationText)),
    ...list('typeParameters', raw.typeParameters.map(typeText)),
    ...(raw.extends ? {extends: typeText(raw.extends)} : {}),
    ...list('implements', raw.implements.map(typeText)),
    ...(type.outer ? {outer: type.outer.name} : {}),
    ...list('enumConstants', raw.enumConstants.map(enumConstant)),
    ...list('fields', fields.map((field) => fieldFact(type, field)).sort(byName)),
    ...list('methods', methods.sort(bySignature)),
  };
  const result = [withUses(model, type, built)];
  if (lombok.builder) {
    const {name, line, modifiers, typeParameters, methods: steps} = lombok.builder;
    const builder: ApiType = {
      name: `${type.name}.${name}`,
      package: unit.package,
      file: unit.file,
      line,
      kind: 'class',
      modifiers,
      ...list('typeParameters', typeParameters),
      outer: type.name,
      methods: steps.filter((item) => isVisible(item.modifiers)).sort(bySignature),
      generated: '@Builder',
    };
    result.push(withUses(model, type, builder));
  }
  return result;
}

function declaredMethod(type: ModelType, raw: RawMethod): Method {
  const parameters = raw.parameters.map(({name, type: text, varargs}): Parameter => ({
    name,
    type: typeText(text),
    ...(varargs ? {varargs: true as const} : {}),
  }));
  return {
    name: raw.name,
    signature: signatureOf(raw.name, parameters),
    ...(raw.isConstructor ? {isConstructor: true as const} : {}),
    line: raw.line,
    modifiers: withImplied(type, raw.modifiers, raw),
    ...list('annotations', raw.annotations.map(annotationText)),
    ...list('typeParameters', raw.typeParameters.map(typeText)),
    ...(raw.returns ? {returns: typeText(raw.returns)} : {}),
    parameters,
    ...list('throws', raw.throws),
  };
}

/** What the language adds without a word: a constructor where none stands, values() and valueOf() of an enum. */
function impliedMethods(type: ModelType, generated: Method[]): Method[] {
  const {raw} = type;
  if (raw.kind === 'enum') {
    const name: Parameter[] = [{name: 'name', type: 'String'}];
    const make = (method: string, parameters: Parameter[], returns: string): Method => ({
      name: method,
      signature: signatureOf(method, parameters),
      line: raw.line,
      modifiers: ['public', 'static'],
      returns,
      parameters,
      generated: 'enum',
    });
    return [make('values', [], `${raw.name}[]`), make('valueOf', name, raw.name)];
  }
  if (raw.kind === 'record') {
    return recordMethods(type);
  }
  const constructed = [...raw.methods, ...generated].some((item) => item.isConstructor === true);
  if (raw.kind !== 'class' || constructed) {
    return [];
  }
  const modifiers = raw.modifiers.filter((word) => /public|protected|private/.test(word));
  return isVisible(modifiers)
    ? [
        {
          name: raw.name,
          signature: `${raw.name}()`,
          isConstructor: true,
          line: raw.line,
          modifiers,
          parameters: [],
          generated: 'default constructor',
        },
      ]
    : [];
}

/** A record's constructor and accessors, as far as the source does not write them out. */
function recordMethods({raw}: ModelType): Method[] {
  const components = raw.fields.filter((field) => !field.modifiers.includes('static'));
  const parameters = components.map(({name, type}): Parameter => ({name, type: typeText(type)}));
  const base = {line: raw.line, modifiers: ['public'], generated: 'record' as const};
  const accessors = components.map(({name, type}): Method => ({
    ...base,
    name,
    signature: `${name}()`,
    returns: typeText(type),
    parameters: [],
  }));
  return [
    {
      ...base,
      name: raw.name,
      signature: signatureOf(raw.name, parameters),
      isConstructor: true as const,
      parameters,
    },
    ...accessors,
  ].filter(
    (item) =>
      !raw.methods.some(
        (m) => m.name === item.name && m.parameters.length === item.parameters.length,
      ),
  );
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

function fieldFact(type: ModelType, field: RawField): Field {
  return {
    name: field.name,
    type: typeText(field.type),
    line: field.line,
    modifiers: withConstant(type, field.modifiers),
    ...list('annotations', field.annotations.map(annotationText)),
    ...(field.initializer === null ? {} : {initializer: field.initializer}),
  };
}

function enumConstant(constant: {
  name: string;
  line: number;
  arguments: RawNode[];
  text: string[];
}): EnumConstant {
  return {
    name: constant.name,
    line: constant.line,
    values: constant.arguments.map(
      (node, i) => literalValue(node) ?? {source: constant.text[i] ?? ''},
    ),
  };
}

function literalValue(node: RawNode): string | number | boolean | undefined {
  if (node.k === 'literal' && node.value !== null) {
    return node.value;
  }
  if (node.k === 'unary' && node.op === 'UNARY_MINUS') {
    const inner = node.parts[0] && literalValue(node.parts[0]);
    return typeof inner === 'number' ? -inner : undefined;
  }
  return undefined;
}

/** Names the supertypes' methods: which one a method overrides, and which ones a type has without declaring them. */
function addInheritance(model: Model, types: ApiType[], type: ApiType): void {
  const node = model.qualified(`${type.package}.${type.name}`);
  if (!node || type.generated) {
    return;
  }
  const seen = new Set((type.methods ?? []).map((item) => item.signature));
  const inherited: Record<string, string[]> = {};
  for (const parent of model.supertypes(node)) {
    const facts = types.find(
      (item) => item.name === parent.name && item.package === parent.unit.package,
    );
    for (const item of facts?.methods ?? []) {
      if (item.isConstructor) {
        continue;
      }
      const isStatic = item.modifiers.includes('static');
      const own = isStatic
        ? undefined
        : type.methods?.find((candidate) => overrides(candidate, item, facts));
      if (own) {
        own.overrides = [...(own.overrides ?? []), `${parent.name}.${item.signature}`];
      } else if (!seen.has(item.signature) && !(parent.raw.kind === 'interface' && isStatic)) {
        seen.add(item.signature);
        inherited[parent.name] = [...(inherited[parent.name] ?? []), item.signature];
      }
    }
  }
  if (Object.keys(inherited).length > 0) {
    type.inherited = inherited;
  }
}

/**
 * Whether a method overrides one of a supertype: the same parameters, where a type parameter of the supertype takes
 * whatever the subtype puts in its place.
 */
function overrides(method: Method, parent: Method, owner: ApiType | undefined): boolean {
  if (method.name !== parent.name || method.modifiers.includes('static')) {
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

/** Adds the qualified names of the simple type names that the members use. */
function withUses(model: Model, type: ModelType, built: ApiType): ApiType {
  const texts = [
    built.extends ?? '',
    ...(built.implements ?? []),
    ...(built.typeParameters ?? []),
    ...(built.fields ?? []).map((field) => field.type),
    ...(built.methods ?? []).flatMap((item) => [
      item.returns ?? '',
      ...(item.typeParameters ?? []),
      ...(item.throws ?? []),
      ...item.parameters.map((parameter) => parameter.type),
    ]),
  ];
  const uses: Record<string, string> = {};
  for (const name of new Set(
    texts.flatMap((text) => text.match(/\b[A-Z]\w*(\.[A-Z]\w*)*/g) ?? []),
  )) {
    const qualified = model.resolve(name, type);
    if (qualified !== name) {
      uses[name] = qualified;
    }
  }
  const sorted = Object.fromEntries(Object.entries(uses).sort(([a], [b]) => compare(a, b)));
  const {enumConstants, fields, methods, generated, ...head} = built;
  return {
    ...head,
    ...(Object.keys(sorted).length > 0 ? {uses: sorted} : {}),
    ...(enumConstants ? {enumConstants} : {}),
    ...(fields ? {fields} : {}),
    ...(methods ? {methods} : {}),
    ...(generated ? {generated} : {}),
  };
}

function annotationText({name, arguments: args}: RawAnnotation): string {
  return args.length > 0 ? `@${name}(${args.join(', ')})` : `@${name}`;
}

function isVisible(modifiers: string[]): boolean {
  return modifiers.includes('public') || modifiers.includes('protected');
}

function list<K extends string, T>(key: K, items: T[]): Partial<Record<K, T[]>> {
  return items.length > 0 ? ({[key]: items} as Record<K, T[]>) : {};
}

function byName(a: {name: string}, b: {name: string}): number {
  return compare(a.name, b.name);
}

function bySignature(a: Method, b: Method): number {
  return (
    compare(a.isConstructor ? 0 : 1, b.isConstructor ? 0 : 1) ||
    compare(a.name, b.name) ||
    compare(a.signature, b.signature)
  );
}

/** Order by code units: the same on every machine, whatever its language. */
function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export {compare};
