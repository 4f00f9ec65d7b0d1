import type {Generated, Method, Parameter} from '../../../src/framework/types';
import {signatureOf} from '../signature';

/** What Lombok adds to one type: members of the type itself and, for @Builder, those of the builder class. */
export interface LombokMembers {
  methods: Method[];
  builder?: BuilderClass;
}

/** The class that @Builder nests in a type. */
export interface BuilderClass {
  name: string;
  line: number;
  modifiers: string[];
  typeParameters: string[];
  methods: Method[];
}

/** A generated method or constructor, before its signature is made; the line is that of what asks for it. */
export interface Draft {
  name: string;
  line: number;
  modifiers: string[];
  returns?: string;
  parameters?: Parameter[];
  typeParameters?: string[];
  isConstructor?: true;
  generated: Generated;
  default?: string;
}

/** A draft as a method of the facts, its keys in the order of those that the source declares. */
export function methodOf(draft: Draft): Method {
  const parameters = draft.parameters ?? [];
  return {
    name: draft.name,
    signature: signatureOf(draft.name, parameters),
    ...(draft.isConstructor ? {isConstructor: true as const} : {}),
    line: draft.line,
    modifiers: draft.modifiers,
    ...(draft.typeParameters?.length ? {typeParameters: draft.typeParameters} : {}),
    ...(draft.returns ? {returns: draft.returns} : {}),
    parameters,
    generated: draft.generated,
    ...(draft.default === undefined ? {} : {default: draft.default}),
  };
}

/** A name with its first letter in upper case, as it follows a prefix: `get` + `Name`. */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
