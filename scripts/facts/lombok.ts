import type {Generated, Method, Parameter} from '../../src/framework/types';
import {UserError} from '../../src/config/environment/userError';
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
export function lombokMembers(type: JavaType): {methods: Method[]; builder: JavaType[]} {
  const unknown = type.imports.find(
    ({name}) => name.startsWith('lombok.') && !KNOWN.includes(name.slice('lombok.'.length)),
  );
  if (unknown) {
    throw new UserError(`${type.file} uses ${unknown.name}: add it to scripts/facts/lombok.ts.`);
  }
  const data = annotationOf(type, '@Data');
  const builder = annotationOf(type, '@Builder');
  const toBuilder = argument(type, 'toBuilder') === 'true' ? builder : undefined;
  const entry = argument(type, 'builderMethodName') ?? 'builder';
  const builderName = `${type.simpleName}Builder`;
  const object = (name: string): Parameter[] => [{name, type: 'Object'}];
  const methods = [
    ...instanceFields(type).flatMap((field) => accessors(type, field)),
    ...generatedMethod(data, type, 'equals', 'boolean', object('o')),
    ...generatedMethod(data, type, 'canEqual', 'boolean', object('other'), ['protected']),
    ...generatedMethod(data, type, 'hashCode', 'int'),
    ...generatedMethod(annotationOf(type, '@ToString', '@Data'), type, 'toString', 'String'),
    ...generatedMethod(builder, type, entry, builderName, [], ['public', 'static']),
    ...generatedMethod(toBuilder, type, 'toBuilder', builderName),
  ].filter((generated) => !isDeclared(type, generated));
  return {
    methods: [...constructors(type), ...methods],
    builder: builder ? [builderClass(type, builderName)] : [],
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

/** A generated method; its line is that of its origin. None where nothing generates it. */
export function generatedMethod(
  generated: Generated | undefined,
  {line}: {line: number},
  name: string,
  returns: string,
  parameters: Parameter[] = [],
  modifiers = ['public'],
): Method[] {
  const signature = signatureOf(name, parameters);
  return generated ? [{name, signature, line, modifiers, returns, parameters, generated}] : [];
}

/** A constructor that the source does not have. */
export function generatedConstructor(
  generated: Generated,
  {simpleName: name, line}: JavaType,
  modifiers: string[],
  parameters: Parameter[] = [],
): Method {
  const signature = signatureOf(name, parameters);
  return {name, signature, isConstructor: true, line, modifiers, parameters, generated};
}

/** Methods that read or set a property. */
const ofProperty = (property: string, methods: Method[]): Method[] =>
  methods.map((item) => ({...item, property}));

/** A name with its first letter in upper case, as it follows a prefix: `get` + `Name`. */
function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The first of some annotations that a type or a field has. */
function annotationOf<Name extends string>(
  {annotations}: {annotations: string[]},
  ...names: Name[]
): Name | undefined {
  return names.find((name) => annotations.some((text) => text.split('(')[0] === name));
}

/** The value of an argument of `@Builder` without its quotes. */
function argument({annotations}: JavaType, name: string): string | undefined {
  const builder = annotations.find((text) => text.startsWith('@Builder('));
  return new RegExp(`\\b${name} = "?(\\w+)`).exec(builder ?? '')?.[1];
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

const parameterOf = ({name, type}: JavaField): Parameter => ({name, type});

/** The getter and the setter of a field. */
function accessors(owner: JavaType, field: JavaField): Method[] {
  const {name, type, modifiers} = field;
  const isBoolean = type === 'boolean';
  const property = isBoolean ? name.replace(/^is(?=[A-Z])/, '') : name;
  const getter = annotationOf(field, '@Getter') ?? annotationOf(owner, '@Getter', '@Data');
  const setter = modifiers.includes('final')
    ? undefined
    : (annotationOf(field, '@Setter') ?? annotationOf(owner, '@Setter', '@Data'));
  const methods = [
    ...generatedMethod(getter, field, (isBoolean ? 'is' : 'get') + capital(property), type),
    ...generatedMethod(setter, field, `set${capital(property)}`, 'void', [parameterOf(field)]),
  ];
  // What a constant of an enum has are its values.
  return owner.kind === 'enum' ? methods : ofProperty(property, methods);
}

/** The public constructor; of an enum and of a class with a builder alone it is not public. */
function constructors(type: JavaType): Method[] {
  const generated = annotationOf(type, '@AllArgsConstructor', '@Data');
  if (!generated || type.kind === 'enum' || type.methods.some((item) => item.isConstructor)) {
    return [];
  }
  const parameters = settableFields(type)
    .filter(({modifiers}) => generated === '@AllArgsConstructor' || modifiers.includes('final'))
    .map(parameterOf);
  return [generatedConstructor(generated, type, ['public'], parameters)];
}

/** The builder class of a type with its steps, `build()`, and `toString()`. */
function builderClass(type: JavaType, simpleName: string): JavaType {
  const build = argument(type, 'buildMethodName') ?? 'build';
  return {
    ...type,
    name: `${type.name}.${simpleName}`,
    simpleName,
    qualified: `${type.qualified}.${simpleName}`,
    outer: type,
    modifiers: ['public', 'static'],
    annotations: [],
    extends: undefined,
    typeParameters: undefined,
    implements: [],
    enumConstants: [],
    fields: [],
    methods: [
      ...settableFields(type).flatMap((field) =>
        ofProperty(
          field.name,
          annotationOf(field, '@Singular')
            ? singularSteps(field, simpleName)
            : generatedMethod('@Builder', field, field.name, simpleName, [parameterOf(field)]).map(
                (step) => ({...step, default: unsetValue(field)}),
              ),
        ),
      ),
      ...generatedMethod('@Builder', type, build, type.simpleName),
      ...generatedMethod('@Builder', type, 'toString', 'String'),
    ],
    generated: '@Builder',
  };
}

/** Lombok ignores an initializer without `@Builder.Default`: the property then has Java's own value. */
function unsetValue(field: JavaField): string {
  if (annotationOf(field, '@Builder.Default') && field.initializer !== undefined) {
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
    ...generatedMethod('@Singular', field, singular, returns, entry),
    ...generatedMethod('@Singular', field, name, returns, entries),
    ...generatedMethod('@Singular', field, `clear${capital(name)}`, returns),
  ];
}
