import type {Generated, Method, Parameter} from '../../src/framework/types';
import type {RawAnnotation, RawField, RawType} from './raw';
import {signatureOf} from './signature';

/** What Lombok adds to one type: members of the type itself and, for @Builder, those of the builder class. */
export interface LombokMembers {
  methods: Method[];
  builder?: {
    name: string;
    line: number;
    modifiers: string[];
    typeParameters: string[];
    methods: Method[];
  };
}

interface Draft {
  name: string;
  line: number;
  modifiers: string[];
  returns?: string;
  parameters?: Parameter[];
  typeParameters?: string[];
  isConstructor?: true;
  generated: Generated;
}

const OBJECT_METHODS: Draft[] = [
  {
    name: 'equals',
    line: 0,
    modifiers: ['public'],
    returns: 'boolean',
    parameters: [{name: 'o', type: 'Object'}],
    generated: '@EqualsAndHashCode',
  },
  {
    name: 'canEqual',
    line: 0,
    modifiers: ['protected'],
    returns: 'boolean',
    parameters: [{name: 'other', type: 'Object'}],
    generated: '@EqualsAndHashCode',
  },
  {
    name: 'hashCode',
    line: 0,
    modifiers: ['public'],
    returns: 'int',
    generated: '@EqualsAndHashCode',
  },
];

/**
 * The members that Lombok generates for a type, with Lombok's own names and access levels
 * (its own documentation of each annotation; the framework's lombok.config changes none of them).
 *
 * @param type a type as parsed
 * @returns methods and constructors, each marked with the annotation that makes it; none that the source declares
 */
export function lombokMembers(type: RawType): LombokMembers {
  const drafts = [
    ...accessors(type),
    ...constructors(type),
    ...objectMethods(type),
    ...builderEntry(type),
  ];
  const methods = drafts
    .filter((draft) => !isDeclared(type, draft))
    .map((draft) => method({...draft, line: draft.line || type.line}));
  return {methods, builder: builderClass(type)};
}

function accessors(type: RawType): Draft[] {
  return instanceFields(type).flatMap((field) => {
    const getter = annotation(field, 'Getter') ?? annotation(type, 'Getter');
    const setter = annotation(field, 'Setter') ?? annotation(type, 'Setter');
    const data = annotation(type, 'Data');
    const value = annotation(type, 'Value');
    const drafts: Draft[] = [];
    const getterAccess = access(getter);
    if ((getter || data || value) && getterAccess !== 'none') {
      drafts.push({
        name: getterName(field),
        line: field.line,
        modifiers: modifiers(getterAccess),
        returns: field.type,
        generated: getter ? '@Getter' : data ? '@Data' : '@Value',
      });
    }
    const setterAccess = access(setter);
    if ((setter || data) && setterAccess !== 'none' && !field.modifiers.includes('final')) {
      drafts.push({
        name: setterName(field),
        line: field.line,
        modifiers: modifiers(setterAccess),
        returns: 'void',
        parameters: [{name: field.name, type: field.type}],
        generated: setter ? '@Setter' : '@Data',
      });
    }
    return drafts;
  });
}

function constructors(type: RawType): Draft[] {
  const declared = type.methods.some((item) => item.isConstructor);
  const all = annotation(type, 'AllArgsConstructor');
  const none = annotation(type, 'NoArgsConstructor');
  const required = annotation(type, 'RequiredArgsConstructor');
  const drafts: Draft[] = [];
  const add = (generated: Generated, fields: RawField[], level: string | undefined): void => {
    drafts.push({
      name: type.name,
      line: type.line,
      // A constructor of an enum is private, whatever the annotation says.
      modifiers: type.kind === 'enum' ? ['private'] : modifiers(level),
      parameters: fields.map(({name, type: text}) => ({name, type: text})),
      isConstructor: true,
      generated,
    });
  };
  if (all && access(all) !== 'none') {
    add('@AllArgsConstructor', settableFields(type), access(all));
  }
  if (none && access(none) !== 'none') {
    add('@NoArgsConstructor', [], access(none));
  }
  if (required && access(required) !== 'none') {
    add('@RequiredArgsConstructor', requiredFields(type), access(required));
  }
  if (!declared && drafts.length === 0) {
    if (annotation(type, 'Value')) {
      add('@Value', settableFields(type), 'public');
    } else if (annotation(type, 'Builder')) {
      add('@Builder', settableFields(type), 'package');
    } else if (annotation(type, 'Data')) {
      add('@Data', requiredFields(type), 'public');
    }
  }
  return drafts;
}

function objectMethods(type: RawType): Draft[] {
  const data = annotation(type, 'Data') ?? annotation(type, 'Value');
  const mark: Generated = annotation(type, 'Data') ? '@Data' : '@Value';
  const drafts: Draft[] = [];
  if (data || annotation(type, 'EqualsAndHashCode')) {
    const generated: Generated = annotation(type, 'EqualsAndHashCode')
      ? '@EqualsAndHashCode'
      : mark;
    drafts.push(...OBJECT_METHODS.map((draft) => ({...draft, generated})));
  }
  if (data || annotation(type, 'ToString')) {
    drafts.push({
      name: 'toString',
      line: type.line,
      modifiers: ['public'],
      returns: 'String',
      generated: annotation(type, 'ToString') ? '@ToString' : mark,
    });
  }
  return drafts;
}

function builderEntry(type: RawType): Draft[] {
  const builder = annotation(type, 'Builder');
  if (!builder) {
    return [];
  }
  const returns = builderType(type);
  const level = access(builder);
  const drafts: Draft[] = [
    {
      name: argument(builder, 'builderMethodName') ?? 'builder',
      line: type.line,
      modifiers: [...modifiers(level), 'static'],
      typeParameters: type.typeParameters,
      returns,
      generated: '@Builder',
    },
  ];
  if (argument(builder, 'toBuilder') === 'true') {
    drafts.push({
      name: 'toBuilder',
      line: type.line,
      modifiers: modifiers(level),
      returns,
      generated: '@Builder',
    });
  }
  return drafts;
}

function builderClass(type: RawType): LombokMembers['builder'] {
  const builder = annotation(type, 'Builder');
  if (!builder) {
    return undefined;
  }
  const name = builderName(type);
  const returns = builderType(type);
  const level = modifiers(access(builder));
  const drafts: Draft[] = settableFields(type).flatMap((field) =>
    annotation(field, 'Singular')
      ? singularMethods(field, returns, level)
      : [
          {
            name: prefixed(argument(builder, 'setterPrefix'), field.name),
            line: field.line,
            modifiers: level,
            returns,
            parameters: [{name: field.name, type: field.type}],
            generated: '@Builder' as const,
          },
        ],
  );
  drafts.push(
    {
      name: argument(builder, 'buildMethodName') ?? 'build',
      line: type.line,
      modifiers: level,
      returns: type.name + typeArguments(type),
      generated: '@Builder',
    },
    {
      name: 'toString',
      line: type.line,
      modifiers: ['public'],
      returns: 'String',
      generated: '@Builder',
    },
    {name, line: type.line, modifiers: [], isConstructor: true, generated: '@Builder'},
  );
  return {
    name,
    line: type.line,
    modifiers: [...level, 'static'],
    typeParameters: type.typeParameters,
    methods: drafts.map(method),
  };
}

/** The three methods of a collection: one element, all of another collection, and the emptying. */
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

function isDeclared(type: RawType, draft: Draft): boolean {
  // Lombok skips what exists under that name, whatever its letter case and parameters.
  return draft.isConstructor
    ? false
    : type.methods.some((item) => item.name.toLowerCase() === draft.name.toLowerCase());
}

function method(draft: Draft): Method {
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
  };
}

function instanceFields(type: RawType): RawField[] {
  return type.fields.filter(
    (field) => !field.modifiers.includes('static') && !field.name.startsWith('$'),
  );
}

/** Fields that a constructor with all arguments takes: an initialized final one has its value for good. */
function settableFields(type: RawType): RawField[] {
  return instanceFields(type).filter(
    (field) => !(field.modifiers.includes('final') && field.initializer !== null),
  );
}

function requiredFields(type: RawType): RawField[] {
  return instanceFields(type).filter(
    (field) =>
      field.initializer === null &&
      (field.modifiers.includes('final') || annotation(field, 'NonNull') !== undefined),
  );
}

function annotation(
  holder: {annotations: RawAnnotation[]},
  name: string,
): RawAnnotation | undefined {
  return holder.annotations.find((item) => item.name === name || item.name === `lombok.${name}`);
}

/** Value of an annotation's argument, quotes taken off. */
function argument(holder: RawAnnotation, name: string): string | undefined {
  const text = holder.arguments.find((item) => item.startsWith(`${name} = `));
  return text?.slice(name.length + 3).replace(/^"(.*)"$/, '$1');
}

/** Access level that an annotation asks for: `public` unless it says otherwise. */
function access(holder: RawAnnotation | undefined): string {
  const level = holder?.arguments.map((item) => /AccessLevel\.(\w+)/.exec(item)?.[1]).find(Boolean);
  return (level ?? 'PUBLIC').toLowerCase();
}

function modifiers(level: string | undefined): string[] {
  return level === 'package' || level === 'module' ? [] : [level ?? 'public'];
}

function getterName(field: RawField): string {
  if (field.type !== 'boolean') {
    return `get${capital(field.name)}`;
  }
  return /^is[A-Z]/.test(field.name) ? field.name : `is${capital(field.name)}`;
}

function setterName(field: RawField): string {
  return field.type === 'boolean' && /^is[A-Z]/.test(field.name)
    ? `set${field.name.slice(2)}`
    : `set${capital(field.name)}`;
}

function builderName(type: RawType): string {
  const builder = annotation(type, 'Builder');
  return (builder && argument(builder, 'builderClassName')) ?? `${type.name}Builder`;
}

function builderType(type: RawType): string {
  return builderName(type) + typeArguments(type);
}

function typeArguments(type: RawType): string {
  const names = type.typeParameters.map((text) => text.replace(/ extends .*/, ''));
  return names.length > 0 ? `<${names.join(', ')}>` : '';
}

function prefixed(prefix: string | undefined, name: string): string {
  return prefix ? prefix + capital(name) : name;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
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
