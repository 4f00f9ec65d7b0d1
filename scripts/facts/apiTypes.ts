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
    const base = {line: raw.line, modifiers: ['public', 'static'], generated: 'enum' as const};
    const name: Parameter[] = [{name: 'name', type: 'String'}];
    return [
      {...base, name: 'values', signature: 'values()', returns: `${raw.name}[]`, parameters: []},
      {...base, name: 'valueOf', signature: 'valueOf(String)', returns: raw.name, parameters: name},
    ].filter(
      (item) =>
        !raw.methods.some((m) => signatureOf(m.name, m.parameters.map(plain)) === item.signature),
    );
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

function plain({name, type, varargs}: RawMethod['parameters'][number]): Parameter {
  return {name, type, ...(varargs ? {varargs: true as const} : {})};
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

function fieldFact(type: ModelType, field: RawField): Field {
  return {
    name: field.name,
    type: typeText(field.type),
    line: field.line,
    modifiers: withImplied(type, field.modifiers),
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
      const own = type.methods?.find(
        (candidate) =>
          candidate.signature === item.signature && !candidate.modifiers.includes('static'),
      );
      if (own && !item.modifiers.includes('static')) {
        own.overrides = [...(own.overrides ?? []), `${parent.name}.${item.signature}`];
      } else if (
        !seen.has(item.signature) &&
        !(parent.raw.kind === 'interface' && item.modifiers.includes('static'))
      ) {
        seen.add(item.signature);
        inherited[parent.name] = [...(inherited[parent.name] ?? []), item.signature];
      }
    }
  }
  if (Object.keys(inherited).length > 0) {
    type.inherited = inherited;
  }
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
