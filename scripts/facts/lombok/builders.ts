import type {RawAnnotation, RawField, RawType} from '../raw';
import {access, annotation, argument, modifiers} from './annotations';
import {settableFields} from './fields';
import {type BuilderClass, capital, type Draft, methodOf} from './members';
import {singularMethods} from './singulars';

/** The methods by which a type hands out its builder: `builder()` and, where asked for, `toBuilder()`. */
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
