import type {Generated, Method, Parameter} from '../../../src/framework/types';
import type {RawAnnotation, RawField, RawType} from '../raw';
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
  methods: Method[];
}

/** A generated method or constructor, before its signature is made; the line is that of what asks for it. */
export interface Draft {
  name: string;
  line: number;
  modifiers: string[];
  returns?: string;
  parameters?: Parameter[];
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

/** The annotation of Lombok with this name, written simply or with its package; undefined when there is none. */
export function annotation(
  holder: {annotations: RawAnnotation[]},
  name: string,
): RawAnnotation | undefined {
  return holder.annotations.find((item) => item.name === name || item.name === `lombok.${name}`);
}

/** Value of an annotation's argument, quotes taken off. */
export function argument(holder: RawAnnotation, name: string): string | undefined {
  const text = holder.arguments.find((item) => item.startsWith(`${name} = `));
  return text?.slice(name.length + 3).replace(/^"(.*)"$/, '$1');
}

/** Access level that an annotation asks for: `public` unless it says otherwise. */
export function access(holder: RawAnnotation | undefined): string {
  const level = holder?.arguments.map((item) => /AccessLevel\.(\w+)/.exec(item)?.[1]).find(Boolean);
  return (level ?? 'PUBLIC').toLowerCase();
}

/** The words of the language for an access level; package access has none. */
export function modifiers(level: string): string[] {
  return level === 'package' || level === 'module' ? [] : [level];
}

/** Fields for which Lombok generates: those of an object, without the `$` names that it keeps to itself. */
export function instanceFields(type: RawType): RawField[] {
  return type.fields.filter(
    (field) => !field.modifiers.includes('static') && !field.name.startsWith('$'),
  );
}

/** Fields that a constructor with all arguments takes: an initialized final one has its value for good. */
export function settableFields(type: RawType): RawField[] {
  return instanceFields(type).filter(
    (field) => !(field.modifiers.includes('final') && field.initializer !== null),
  );
}

/** Fields without which no object is whole: final or `@NonNull`, and not initialized. */
export function requiredFields(type: RawType): RawField[] {
  return instanceFields(type).filter(
    (field) =>
      field.initializer === null &&
      (field.modifiers.includes('final') || annotation(field, 'NonNull') !== undefined),
  );
}
