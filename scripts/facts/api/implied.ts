import type {Method, Parameter} from '../../../src/framework/types';
import type {RawType} from '../raw';
import {signatureOf, typeText} from '../signature';
import {isVisible} from './modifiers';

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
