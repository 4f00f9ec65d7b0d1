import type {Generated, Method, Parameter} from '../../src/framework/types';
import {UserError} from '../lib/userError';
import {type JavaField, type JavaType, signatureOf} from './tree';

/** What of Lombok the framework uses; `AccessLevel` is not among it, so that all members are public. */
const KNOWN = ['AllArgsConstructor', 'Builder', 'Data', 'Getter', 'Setter', 'Singular', 'ToString'];

/**
 * The members that Lombok generates for a type, with Lombok's own names
 * (its own documentation of each annotation; the framework's lombok.config changes none of them).
 *
 * @returns methods and constructors that the source does not declare, each marked with the annotation that generates
 *   it, and the class that `@Builder` nests in the type
 * @throws UserError for an annotation that the framework did not use before
 */
export function lombokMembers(type: JavaType): Pick<JavaType, 'generatedMethods' | 'builder'> {
  const unknown = type.imports.find(
    ({name}) => name.startsWith('lombok.') && !KNOWN.includes(name.slice('lombok.'.length)),
  );
  if (unknown) {
    throw new UserError(`${type.file} uses ${unknown.name}: add it to scripts/facts/lombok.ts.`);
  }
  const builder = annotation(type, 'Builder');
  const methods = [
    ...instanceFields(type).flatMap((field) => [...getter(type, field), ...setter(type, field)]),
    ...objectMethods(type),
    ...(builder ? builderEntry(type, builder) : []),
  ].filter((generated) => !isDeclared(type, generated));
  return {
    generatedMethods: [...constructors(type), ...methods],
    ...(builder && {builder: builderClass(type, builder)}),
  };
}

/** Lombok skips a method that exists under its name, whatever its letter case, with as many parameters. */
function isDeclared({methods}: JavaType, {name, parameters}: Method): boolean {
  return methods.some(
    (item) =>
      item.name.toLowerCase() === name.toLowerCase() &&
      item.parameters.length === parameters.length,
  );
}

/** A generated method; the line is that of `source`. */
function method(
  generated: Generated,
  {line}: {line: number},
  name: string,
  returns: string,
  parameters: Parameter[] = [],
): Method {
  const signature = signatureOf(name, parameters);
  return {name, signature, line, modifiers: ['public'], returns, parameters, generated};
}

/** A name with its first letter in upper case, as it follows a prefix: `get` + `Name`. */
function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The name of a property as it follows `get`, `is`, or `set`. */
function propertyOf({name, type}: JavaField): string {
  return capital(type === 'boolean' ? name.replace(/^is(?=[A-Z])/, '') : name);
}

/** The text of an annotation with its arguments; undefined when there is none. */
function annotation({annotations}: {annotations: string[]}, name: string): string | undefined {
  return annotations.find((text) => text === `@${name}` || text.startsWith(`@${name}(`));
}

/** Value of an annotation's argument without its quotes. */
function argument(text: string, name: string): string | undefined {
  return new RegExp(`\\b${name} = "?(\\w+)`).exec(text)?.[1];
}

function instanceFields({fields}: JavaType): JavaField[] {
  return fields.filter(({modifiers}) => !modifiers.includes('static'));
}

/** Fields that a constructor with all arguments sets: an initialized final one is set already. */
function settableFields(type: JavaType): JavaField[] {
  return instanceFields(type).filter(
    ({modifiers, initializer}) => !modifiers.includes('final') || initializer === undefined,
  );
}

/** The first of several annotations that a type or a field has. */
function annotationOf<
  Name extends 'AllArgsConstructor' | 'Data' | 'Getter' | 'Setter' | 'ToString',
>(holder: {annotations: string[]}, ...names: Name[]): `@${Name}` | undefined {
  const name = names.find((item) => annotation(holder, item));
  return name && `@${name}`;
}

function getter(type: JavaType, field: JavaField): Method[] {
  const generated = annotationOf(field, 'Getter') ?? annotationOf(type, 'Getter', 'Data');
  const prefix = field.type === 'boolean' ? 'is' : 'get';
  return generated ? [method(generated, field, prefix + propertyOf(field), field.type)] : [];
}

function setter(type: JavaType, field: JavaField): Method[] {
  const generated = annotationOf(field, 'Setter') ?? annotationOf(type, 'Setter', 'Data');
  if (!generated || field.modifiers.includes('final')) {
    return [];
  }
  const parameters = [{name: field.name, type: field.type}];
  return [method(generated, field, `set${propertyOf(field)}`, 'void', parameters)];
}

/** The public constructor; of an enum and of a class with a builder alone it is not public. */
function constructors(type: JavaType): Method[] {
  const generated = annotationOf(type, 'AllArgsConstructor', 'Data');
  if (!generated || type.kind === 'enum' || type.methods.some((item) => item.isConstructor)) {
    return [];
  }
  const parameters = settableFields(type)
    .filter(({modifiers}) => generated === '@AllArgsConstructor' || modifiers.includes('final'))
    .map(({name, type: written}) => ({name, type: written}));
  const {simpleName: name, line} = type;
  const signature = signatureOf(name, parameters);
  const modifiers = ['public'];
  return [{name, signature, isConstructor: true, line, modifiers, parameters, generated}];
}

/** Methods of every object that Lombok overrides. */
function objectMethods(type: JavaType): Method[] {
  const text = annotationOf(type, 'ToString', 'Data');
  const other = (name: string): Parameter[] => [{name, type: 'Object'}];
  return [
    ...(annotation(type, 'Data')
      ? [
          method('@Data', type, 'equals', 'boolean', other('o')),
          {
            ...method('@Data', type, 'canEqual', 'boolean', other('other')),
            modifiers: ['protected'],
          },
          method('@Data', type, 'hashCode', 'int'),
        ]
      : []),
    ...(text ? [method(text, type, 'toString', 'String')] : []),
  ];
}

/** The methods that return the builder of a type: `builder()` and, where asked for, `toBuilder()`. */
function builderEntry(type: JavaType, builder: string): Method[] {
  const returns = `${type.simpleName}Builder`;
  const name = argument(builder, 'builderMethodName') ?? 'builder';
  const entry = method('@Builder', type, name, returns);
  return [
    {...entry, modifiers: ['public', 'static']},
    ...(argument(builder, 'toBuilder') === 'true'
      ? [method('@Builder', type, 'toBuilder', returns)]
      : []),
  ];
}

/** The builder class of a type with its steps, `build()`, and `toString()`. */
function builderClass(type: JavaType, builder: string): JavaType {
  const {package: packageName, file, imports, line} = type;
  const simpleName = `${type.simpleName}Builder`;
  const build = argument(builder, 'buildMethodName') ?? 'build';
  return {
    name: `${type.name}.${simpleName}`,
    simpleName,
    package: packageName,
    qualified: `${type.qualified}.${simpleName}`,
    file,
    imports,
    outer: type,
    line,
    kind: 'class',
    modifiers: ['public', 'static'],
    annotations: [],
    implements: [],
    enumConstants: [],
    fields: [],
    methods: [
      ...settableFields(type).flatMap((field) =>
        annotation(field, 'Singular')
          ? singularSteps(field, simpleName)
          : [builderStep(field, simpleName)],
      ),
      method('@Builder', type, build, type.simpleName),
      method('@Builder', type, 'toString', 'String'),
    ],
    generated: '@Builder',
  };
}

/** Sets one field. */
function builderStep(field: JavaField, returns: string): Method {
  const parameters = [{name: field.name, type: field.type}];
  const step = method('@Builder', field, field.name, returns, parameters);
  return {...step, default: unsetValue(field)};
}

/** Lombok ignores an initializer without `@Builder.Default`: the property then has Java's own value. */
function unsetValue(field: JavaField): string {
  if (annotation(field, 'Builder.Default') && field.initializer !== undefined) {
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
function singularSteps(field: JavaField, returns: string): Method[] {
  const {name, type} = field;
  const singular = name.replace(/ies$/, 'y').replace(/s$/, '');
  const [, key, value] = /^Map<(\w+), (\w+)>$/.exec(type) ?? [];
  if (!key || !value) {
    throw new UserError(
      `@Singular ${type} ${name} is not a simple map: add it to scripts/facts/lombok.ts.`,
    );
  }
  const entry = [
    {name: `${singular}Key`, type: key},
    {name: `${singular}Value`, type: value},
  ];
  const entries = [{name, type: `Map<? extends ${key}, ? extends ${value}>`}];
  return [
    method('@Singular', field, singular, returns, entry),
    method('@Singular', field, name, returns, entries),
    method('@Singular', field, `clear${capital(name)}`, returns),
  ];
}
