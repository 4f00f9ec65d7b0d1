import type {EnumConstant, Field, Method, Parameter} from '../../../src/framework/types';
import {compare} from '../compare';
import type {ModelType} from '../model';
import type {RawField, RawMethod, RawNode, RawType} from '../raw';
import {parametersOf, signatureOf, typeText} from '../signature';

/** A method or constructor of the source. */
export function declaredMethod(type: ModelType, raw: RawMethod): Method {
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

/** A field as the facts tell it. */
export function fieldFact(type: ModelType, field: RawField): Field {
  return {
    name: field.name,
    type: typeText(field.type),
    line: field.line,
    modifiers: withConstant(type, field.modifiers),
    ...(field.initializer === null ? {} : {initializer: field.initializer}),
  };
}

/** A constant of an enum, with what its constructor is given. */
export function enumConstant({name, line, arguments: args, text}: RawConstant): EnumConstant {
  const values = args.map((node, i) => literalValue(node) ?? {source: text[i] ?? ''});
  return {name, line, values};
}

/** The value of a literal, with its sign; undefined for what only a run knows. */
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

/**
 * What the language adds to a type without a word.
 *
 * @param generated what Lombok adds to it: a constructor of Lombok's is one too
 * @returns the constructor of a class that has none, `values()` and `valueOf()` of an enum, the members of a record
 */
export function impliedMethods(type: RawType, generated: Method[]): Method[] {
  switch (type.kind) {
    case 'enum':
      return enumMethods(type);
    case 'record':
      return recordMethods(type);
    case 'class':
      return [...type.methods, ...generated].some((item) => item.isConstructor === true)
        ? []
        : defaultConstructor(type);
    default:
      return [];
  }
}

function enumMethods({name: type, line}: RawType): Method[] {
  const make = (name: string, parameters: Parameter[], returns: string): Method => ({
    name,
    signature: signatureOf(name, parameters),
    line,
    modifiers: ['public', 'static'],
    returns,
    parameters,
    generated: 'enum',
  });
  return [make('values', [], `${type}[]`), make('valueOf', [{name: 'name', type: 'String'}], type)];
}

/** It can be seen from where its class can. */
function defaultConstructor({name, line, modifiers: ofClass}: RawType): Method[] {
  const modifiers = ofClass.filter((word) => /public|protected|private/.test(word));
  if (!isVisible(modifiers)) {
    return [];
  }
  return [
    {
      name,
      signature: `${name}()`,
      isConstructor: true,
      line,
      modifiers,
      parameters: [],
      generated: 'default constructor',
    },
  ];
}

/** A record's constructor and accessors, as far as the source does not write them out. */
function recordMethods(type: RawType): Method[] {
  const components = type.fields.filter((field) => !field.modifiers.includes('static'));
  const parameters = components.map((field) => ({name: field.name, type: typeText(field.type)}));
  const base = {line: type.line, modifiers: ['public'], generated: 'record' as const};
  const constructor: Method = {
    ...base,
    name: type.name,
    signature: signatureOf(type.name, parameters),
    isConstructor: true,
    parameters,
  };
  const accessors = parameters.map(({name, type: returns}): Method => ({
    ...base,
    name,
    signature: `${name}()`,
    returns,
    parameters: [],
  }));
  return [constructor, ...accessors].filter(({name, parameters: {length}}) =>
    type.methods.every((item) => item.name !== name || item.parameters.length !== length),
  );
}

/** Whether a reader's code can use a member with these modifiers, by a call or by inheritance. */
export function isVisible(modifiers: string[]): boolean {
  return modifiers.includes('public') || modifiers.includes('protected');
}

/** Adds what Java implies inside an interface: public, and abstract for a method without a body. */
export function withImplied(type: ModelType, modifiers: string[], method?: RawMethod): string[] {
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

/** A key with its items; nothing where there are none, so that the facts stay short. */
export function list<K extends string, T>(key: K, items: T[]): Partial<Record<K, T[]>> {
  return items.length > 0 ? ({[key]: items} as Record<K, T[]>) : {};
}

/** Order of members that have no parameters. */
export function byName(a: {name: string}, b: {name: string}): number {
  return compare(a.name, b.name);
}

/** Order of methods: constructors first, overloads beside each other. */
export function bySignature(a: Method, b: Method): number {
  return (
    compare(a.isConstructor ? 0 : 1, b.isConstructor ? 0 : 1) ||
    compare(a.name, b.name) ||
    compare(a.signature, b.signature)
  );
}
