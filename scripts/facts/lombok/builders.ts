import type {Parameter} from '../../../src/framework/types';
import type {RawAnnotation, RawField, RawType} from '../raw';
import {
  access,
  annotation,
  argument,
  type BuilderClass,
  capital,
  type Draft,
  methodOf,
  modifiers,
  settableFields,
} from './draft';

/** The methods that return the builder of a type: `builder()` and, where asked for, `toBuilder()`. */
export function builderEntry(type: RawType): Draft[] {
  const builder = annotation(type, 'Builder');
  if (!builder) {
    return [];
  }
  const returns = builderName(type, builder) + typeArguments(type);
  const level = modifiers(access(builder));
  const drafts: Draft[] = [
    {
      name: argument(builder, 'builderMethodName') ?? 'builder',
      line: type.line,
      modifiers: [...level, 'static'],
      typeParameters: type.typeParameters,
      returns,
      generated: '@Builder',
    },
  ];
  if (argument(builder, 'toBuilder') === 'true') {
    drafts.push({
      name: 'toBuilder',
      line: type.line,
      modifiers: level,
      returns,
      generated: '@Builder',
    });
  }
  return drafts;
}

/** The builder class of a type with its steps, a constructor, `build()`, and `toString()`. */
export function builderClass(type: RawType): BuilderClass | undefined {
  const builder = annotation(type, 'Builder');
  if (!builder) {
    return undefined;
  }
  const name = builderName(type, builder);
  const level = modifiers(access(builder));
  const base = {line: type.line, generated: '@Builder' as const};
  const drafts: Draft[] = [
    ...settableFields(type).flatMap((field) => steps(type, builder, field)),
    {
      ...base,
      name: argument(builder, 'buildMethodName') ?? 'build',
      modifiers: level,
      returns: type.name + typeArguments(type),
    },
    {...base, name: 'toString', modifiers: ['public'], returns: 'String'},
    {...base, name, modifiers: [], isConstructor: true},
  ];
  return {
    name,
    line: type.line,
    modifiers: [...level, 'static'],
    typeParameters: type.typeParameters,
    methods: drafts.map(methodOf),
  };
}

/** The steps of the builder that set one field: one, or those of a collection that is filled piece by piece. */
function steps(type: RawType, builder: RawAnnotation, field: RawField): Draft[] {
  const returns = builderName(type, builder) + typeArguments(type);
  const level = modifiers(access(builder));
  if (annotation(field, 'Singular')) {
    return singularMethods(field, returns, level);
  }
  const prefix = argument(builder, 'setterPrefix');
  return [
    {
      name: prefix ? prefix + capital(field.name) : field.name,
      line: field.line,
      modifiers: level,
      returns,
      parameters: [{name: field.name, type: field.type}],
      generated: '@Builder',
      default: unsetValue(field),
    },
  ];
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

function builderName(type: RawType, builder: RawAnnotation): string {
  return argument(builder, 'builderClassName') ?? `${type.name}Builder`;
}

/** A type's own parameters as arguments, bounds taken off: `<D extends WebDriver>` → `<D>`. */
function typeArguments(type: RawType): string {
  const names = type.typeParameters.map((text) => text.replace(/ extends .*/, ''));
  return names.length > 0 ? `<${names.join(', ')}>` : '';
}

/**
 * The three steps of a builder for a collection: one element, all of another collection, and the emptying.
 *
 * @param field a field with `@Singular`
 * @param returns the builder's type
 * @param level the builder's modifiers
 */
function singularMethods(field: RawField, returns: string, level: string[]): Draft[] {
  const singular = singularName(field);
  const [container = '', inner = ''] = /^([\w.]+)<(.*)>$/.exec(field.type)?.slice(1) ?? [
    field.type,
  ];
  const elements = splitTypes(inner);
  const isMap = container.endsWith('Map');
  const one: Parameter[] = isMap
    ? [
        {name: `${singular}Key`, type: elements[0] ?? 'Object'},
        {name: `${singular}Value`, type: elements[1] ?? 'Object'},
      ]
    : [{name: singular, type: elements[0] ?? 'Object'}];
  const wildcards = elements.map((element) => `? extends ${element}`).join(', ');
  const base = {line: field.line, modifiers: level, returns, generated: '@Singular' as const};
  return [
    {...base, name: singular, parameters: one},
    {
      ...base,
      name: field.name,
      parameters: [{name: field.name, type: `${isMap ? 'Map' : 'Collection'}<${wildcards}>`}],
    },
    {...base, name: `clear${capital(field.name)}`},
  ];
}

/** Lombok's singular of a plural: given in the annotation, or by its rules for English endings. */
function singularName(field: RawField): string {
  const given = annotation(field, 'Singular')?.arguments[0];
  const text = given ? /"(\w+)"/.exec(given)?.[1] : undefined;
  if (text) {
    return text;
  }
  const name = field.name;
  if (/ies$/.test(name)) {
    // Lombok's own list keeps the e of movies, cookies and the like.
    return /(cook|mov|z|t|l|brown|hood)ies$/i.test(name)
      ? name.slice(0, -1)
      : name.replace(/ies$/, 'y');
  }
  return /(ss|x|sh|ch|z)es$/.test(name) ? name.slice(0, -2) : name.replace(/s$/, '');
}

/** `String, Map<A, B>` → `['String', 'Map<A, B>']`. */
function splitTypes(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    depth += c === '<' ? 1 : c === '>' ? -1 : 0;
    if (c === ',' && depth === 0) {
      parts.push(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  const last = text.slice(start).trim();
  return last ? [...parts, last] : parts;
}
