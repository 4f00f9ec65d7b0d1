import {UserError} from '../../lib/userError';
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
  const returns = builderName(type, builder);
  const level = modifiers(access(builder));
  const drafts: Draft[] = [
    {
      name: argument(builder, 'builderMethodName') ?? 'builder',
      line: type.line,
      modifiers: [...level, 'static'],
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
      returns: type.name,
    },
    {...base, name: 'toString', modifiers: ['public'], returns: 'String'},
    {...base, name, modifiers: [], isConstructor: true},
  ];
  return {
    name,
    line: type.line,
    modifiers: [...level, 'static'],
    methods: drafts.map(methodOf),
  };
}

/** The steps of the builder that set one field: one, or those of a collection that is filled piece by piece. */
function steps(type: RawType, builder: RawAnnotation, field: RawField): Draft[] {
  const returns = builderName(type, builder);
  const level = modifiers(access(builder));
  if (annotation(field, 'Singular')) {
    return singularMethods(field, returns, level);
  }
  return [
    {
      name: field.name,
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

/**
 * The three steps of a builder for a map: one entry, all of another map, and the emptying.
 *
 * @param field a map with `@Singular`; the framework has no other collection there
 * @param returns the builder's type
 * @param level the builder's modifiers
 */
function singularMethods({name, type, line}: RawField, returns: string, level: string[]): Draft[] {
  const singular = name.replace(/ies$/, 'y').replace(/s$/, '');
  const [key = '', value = ''] = /^Map<(\w+), (\w+)>$/.exec(type)?.slice(1) ?? [];
  if (!key) {
    throw new UserError(
      `@Singular ${type} ${name} is no simple map: add it to scripts/facts/lombok/builders.ts.`,
    );
  }
  const base = {line, modifiers: level, returns, generated: '@Singular' as const};
  return [
    {
      ...base,
      name: singular,
      parameters: [
        {name: `${singular}Key`, type: key},
        {name: `${singular}Value`, type: value},
      ],
    },
    {...base, name, parameters: [{name, type: `Map<? extends ${key}, ? extends ${value}>`}]},
    {...base, name: `clear${capital(name)}`},
  ];
}
