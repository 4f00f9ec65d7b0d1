import type {EnumConstant, Field, Method, Parameter} from '../../../src/framework/types';
import {UserError} from '../../lib/userError';
import {compare} from '../names';
import type {ModelType} from '../model';
import type {RawField, RawMethod, RawType} from '../raw';
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
  const values = args.map((node, i) =>
    node.k === 'literal' && node.value !== null ? node.value : {source: text[i] ?? ''},
  );
  return {name, line, values};
}

/**
 * What the language adds to a type without a word.
 *
 * @param generated what Lombok adds to it: a constructor of Lombok's is one too
 * @returns the constructor of a class that has none, `values()` and `valueOf()` of an enum
 * @throws UserError for a record, which the framework does not have yet
 */
export function impliedMethods(type: RawType, generated: Method[]): Method[] {
  switch (type.kind) {
    case 'enum':
      return enumMethods(type);
    case 'record':
      throw new UserError(
        `${type.name} is a record: add the members of records to scripts/facts/api/members.ts.`,
      );
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
