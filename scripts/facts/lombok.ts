import type {Generated, Method, Parameter} from '../../src/framework/types';
import {UserError} from '../lib/userError';
import {signatureOf} from './names';
import type {RawAnnotation, RawField, RawType} from './parse';

/** The class that @Builder nests in a type. */
export interface BuilderClass {
  name: string;
  line: number;
  modifiers: string[];
  methods: Method[];
}

/**
 * The members that Lombok generates for a type, with Lombok's own names and access levels
 * (its own documentation of each annotation; the framework's lombok.config changes none of them).
 *
 * @param type a type as parsed
 * @returns methods and constructors that the source does not declare, each marked with the annotation that generates
 *   it, and the class that `@Builder` nests in the type
 */
export function lombokMembers(type: RawType): {methods: Method[]; builder?: BuilderClass} {
  const builder = annotation(type, 'Builder');
  const methods = [
    ...instanceFields(type).flatMap((field) => [...getter(type, field), ...setter(type, field)]),
    ...constructors(type),
    ...objectMethods(type),
    ...(builder ? builderEntry(type, builder) : []),
  ].filter((method) => method.isConstructor || !isDeclared(type, method));
  return {methods, builder: builder && builderClass(type, builder)};
}

/** Lombok skips a method that exists under its name, whatever letter case and parameters. */
function isDeclared({methods}: RawType, {name}: Method): boolean {
  return methods.some((item) => item.name.toLowerCase() === name.toLowerCase());
}

/** A generated method, its keys in the order of those that the source declares; the line is that of `source`. */
function method(
  generated: Generated,
  {line}: RawType | RawField,
  modifiers: string[],
  name: string,
  returns: string,
  parameters: Parameter[] = [],
): Method {
  const signature = signatureOf(name, parameters);
  return {name, signature, line, modifiers, returns, parameters, generated};
}

function constructor(
  generated: Generated,
  {line}: RawType,
  modifiers: string[],
  name: string,
  fields: RawField[],
): Method {
  const parameters = fields.map((field) => ({name: field.name, type: field.type}));
  const signature = signatureOf(name, parameters);
  return {name, signature, isConstructor: true, line, modifiers, parameters, generated};
}

/** A name with its first letter in upper case, as it follows a prefix: `get` + `Name`. */
function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The annotation of Lombok with this name, written simply or with its package; undefined when there is none. */
function annotation(
  {annotations}: {annotations: RawAnnotation[]},
  name: string,
): RawAnnotation | undefined {
  return annotations.find((item) => item.name === name || item.name === `lombok.${name}`);
}

/** Value of an annotation's argument without its quotes. */
function argument(holder: RawAnnotation, name: string): string | undefined {
  const text = holder.arguments.find((item) => item.startsWith(`${name} = `));
  return text?.slice(name.length + 3).replace(/^"(.*)"$/, '$1');
}

/**
 * The modifiers that an annotation asks for: `public` by default, nothing for package access.
 *
 * @returns undefined for `AccessLevel.NONE`, where Lombok generates nothing
 */
function accessOf(holder: RawAnnotation | undefined): string[] | undefined {
  const level = holder?.arguments.map((item) => /AccessLevel\.(\w+)/.exec(item)?.[1]).find(Boolean);
  if (level === 'NONE') {
    return undefined;
  }
  return level === 'PACKAGE' || level === 'MODULE' ? [] : [(level ?? 'PUBLIC').toLowerCase()];
}

/** Fields for which Lombok generates: those of an object, without the `$` names that it keeps to itself. */
function instanceFields({fields}: RawType): RawField[] {
  return fields.filter(({modifiers, name}) => !modifiers.includes('static') && name[0] !== '$');
}

/** Fields that a constructor with all arguments sets: an initialized final one is set already. */
function settableFields(type: RawType): RawField[] {
  return instanceFields(type).filter(
    ({modifiers, initializer}) => !modifiers.includes('final') || initializer === null,
  );
}

/** Fields that every object needs: final or `@NonNull`, and not initialized. */
function requiredFields(type: RawType): RawField[] {
  return settableFields(type).filter(
    (field) =>
      field.initializer === null &&
      (field.modifiers.includes('final') || annotation(field, 'NonNull')),
  );
}

/** The getter of a field, as its own annotation asks for it or, where it has none, the type's. */
function getter(type: RawType, field: RawField): Method[] {
  const own = annotation(field, 'Getter') ?? annotation(type, 'Getter');
  const generated = own ? '@Getter' : annotationOf(type, ['Data', 'Value']);
  const access = accessOf(own);
  const isBoolean = field.type === 'boolean';
  const prefixed = `${isBoolean ? 'is' : 'get'}${capital(field.name)}`;
  const name = isBoolean && /^is[A-Z]/.test(field.name) ? field.name : prefixed;
  return generated && access ? [method(generated, field, access, name, field.type)] : [];
}

function setter(type: RawType, field: RawField): Method[] {
  const own = annotation(field, 'Setter') ?? annotation(type, 'Setter');
  const generated = own ? '@Setter' : annotationOf(type, ['Data']);
  const access = accessOf(own);
  if (!generated || !access || field.modifiers.includes('final')) {
    return [];
  }
  const bare = field.type === 'boolean' ? field.name.replace(/^is(?=[A-Z])/, '') : field.name;
  const parameters = [{name: field.name, type: field.type}];
  return [method(generated, field, access, `set${capital(bare)}`, 'void', parameters)];
}

/** The first of several annotations that a type has. */
function annotationOf<Name extends 'Data' | 'Value' | 'Builder' | 'EqualsAndHashCode' | 'ToString'>(
  type: RawType,
  names: readonly Name[],
): `@${Name}` | undefined {
  const name = names.find((item) => annotation(type, item));
  return name && `@${name}`;
}

/** Annotations that ask for a constructor, with the fields that it sets. */
const EXPLICIT = [
  {name: 'AllArgsConstructor', fields: settableFields},
  {name: 'NoArgsConstructor', fields: () => []},
  {name: 'RequiredArgsConstructor', fields: requiredFields},
] as const;

/** Annotations that add a constructor where there is no other; the first one that is there decides. */
const IMPLICIT = [
  {name: 'Value', fields: settableFields, modifiers: ['public']},
  {name: 'Builder', fields: settableFields, modifiers: []},
  {name: 'Data', fields: requiredFields, modifiers: ['public']},
] as const;

function constructors(type: RawType): Method[] {
  const explicit = EXPLICIT.flatMap(({name, fields}) => {
    const found = annotation(type, name);
    const access = found && accessOf(found);
    // A constructor of an enum is private, whatever the annotation says.
    const modifiers = type.kind === 'enum' ? ['private'] : access;
    return access && modifiers
      ? [constructor(`@${name}`, type, modifiers, type.name, fields(type))]
      : [];
  });
  if (explicit.length > 0 || type.methods.some((item) => item.isConstructor)) {
    return explicit;
  }
  const found = IMPLICIT.find(({name}) => annotation(type, name));
  return found
    ? [constructor(`@${found.name}`, type, [...found.modifiers], type.name, found.fields(type))]
    : [];
}

/** Methods of every object that Lombok overrides. */
function objectMethods(type: RawType): Method[] {
  const equality = annotationOf(type, ['EqualsAndHashCode', 'Data', 'Value']);
  const text = annotationOf(type, ['ToString', 'Data', 'Value']);
  const other = (name: string): Parameter[] => [{name, type: 'Object'}];
  return [
    ...(equality
      ? [
          method(equality, type, ['public'], 'equals', 'boolean', other('o')),
          method(equality, type, ['protected'], 'canEqual', 'boolean', other('other')),
          method(equality, type, ['public'], 'hashCode', 'int'),
        ]
      : []),
    ...(text ? [method(text, type, ['public'], 'toString', 'String')] : []),
  ];
}

function builderName(type: RawType, builder: RawAnnotation): string {
  return argument(builder, 'builderClassName') ?? `${type.name}Builder`;
}

/** The methods that return the builder of a type: `builder()` and, where asked for, `toBuilder()`. */
function builderEntry(type: RawType, builder: RawAnnotation): Method[] {
  const access = accessOf(builder) ?? [];
  const returns = builderName(type, builder);
  const name = argument(builder, 'builderMethodName') ?? 'builder';
  const entry = method('@Builder', type, [...access, 'static'], name, returns);
  return argument(builder, 'toBuilder') === 'true'
    ? [entry, method('@Builder', type, access, 'toBuilder', returns)]
    : [entry];
}

/** The builder class of a type with its steps, a constructor, `build()`, and `toString()`. */
function builderClass(type: RawType, builder: RawAnnotation): BuilderClass {
  const name = builderName(type, builder);
  const access = accessOf(builder) ?? [];
  const build = argument(builder, 'buildMethodName') ?? 'build';
  return {
    name,
    line: type.line,
    modifiers: [...access, 'static'],
    methods: [
      ...settableFields(type).flatMap((field) =>
        annotation(field, 'Singular')
          ? singularSteps(field, name, access)
          : [builderStep(field, name, access)],
      ),
      method('@Builder', type, access, build, type.name),
      method('@Builder', type, ['public'], 'toString', 'String'),
      constructor('@Builder', type, [], name, []),
    ],
  };
}

/** Sets one field. */
function builderStep(field: RawField, returns: string, access: string[]): Method {
  const parameters = [{name: field.name, type: field.type}];
  const step = method('@Builder', field, access, field.name, returns, parameters);
  return {...step, default: unsetValue(field)};
}

/** Lombok ignores an initializer without `@Builder.Default`: the property then has Java's own value. */
function unsetValue(field: RawField): string {
  if (annotation(field, 'Builder.Default') && field.initializer !== null) {
    return field.initializer;
  }
  if (field.type === 'boolean') {
    return 'false';
  }
  return /^[a-z]+$/.test(field.type) ? '0' : 'null';
}

/**
 * The three steps of a builder for a map: add an entry, add all entries of a map, and clear it.
 *
 * @param field a map with `@Singular`; the framework has no other collection there
 */
function singularSteps(field: RawField, returns: string, access: string[]): Method[] {
  const {name, type} = field;
  const singular = name.replace(/ies$/, 'y').replace(/s$/, '');
  const [, key, value] = /^Map<(\w+), (\w+)>$/.exec(type) ?? [];
  if (!key || !value) {
    throw new UserError(
      `@Singular ${type} ${name} is no simple map: add it to scripts/facts/lombok.ts.`,
    );
  }
  const entry = [
    {name: `${singular}Key`, type: key},
    {name: `${singular}Value`, type: value},
  ];
  const entries = [{name, type: `Map<? extends ${key}, ? extends ${value}>`}];
  return [
    method('@Singular', field, access, singular, returns, entry),
    method('@Singular', field, access, name, returns, entries),
    method('@Singular', field, access, `clear${capital(name)}`, returns),
  ];
}
