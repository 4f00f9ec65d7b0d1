import type {Generated} from '../../../src/framework/types';
import type {RawField, RawType} from '../raw';
import {
  access,
  annotation,
  capital,
  type Draft,
  instanceFields,
  modifiers,
  requiredFields,
  settableFields,
} from './draft';

/** Getters and setters, as the field's own annotation asks for them or, where it has none, the type's. */
export function accessors(type: RawType): Draft[] {
  return instanceFields(type).flatMap((field) => [...getter(type, field), ...setter(type, field)]);
}

function getter(type: RawType, field: RawField): Draft[] {
  const asked = annotation(field, 'Getter') ?? annotation(type, 'Getter');
  const data = annotation(type, 'Data');
  const level = access(asked);
  if (!(asked ?? data ?? annotation(type, 'Value')) || level === 'none') {
    return [];
  }
  return [
    {
      name: getterName(field),
      line: field.line,
      modifiers: modifiers(level),
      returns: field.type,
      generated: asked ? '@Getter' : data ? '@Data' : '@Value',
    },
  ];
}

function setter(type: RawType, field: RawField): Draft[] {
  const asked = annotation(field, 'Setter') ?? annotation(type, 'Setter');
  const level = access(asked);
  const isFinal = field.modifiers.includes('final');
  if (!(asked ?? annotation(type, 'Data')) || level === 'none' || isFinal) {
    return [];
  }
  return [
    {
      name: setterName(field),
      line: field.line,
      modifiers: modifiers(level),
      returns: 'void',
      parameters: [{name: field.name, type: field.type}],
      generated: asked ? '@Setter' : '@Data',
    },
  ];
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

/** Annotations that ask for a constructor, with the fields that it takes. */
const ASKED = [
  {name: 'AllArgsConstructor', fields: settableFields},
  {name: 'NoArgsConstructor', fields: () => []},
  {name: 'RequiredArgsConstructor', fields: requiredFields},
] as const;

/** Annotations that add a constructor where there is no other; the first one that is there decides. */
const BROUGHT_ALONG = [
  {name: 'Value', fields: settableFields, level: 'public'},
  {name: 'Builder', fields: settableFields, level: 'package'},
  {name: 'Data', fields: requiredFields, level: 'public'},
] as const;

/** The constructors that a type's annotations ask for or, without any, bring along. */
export function constructors(type: RawType): Draft[] {
  const asked = ASKED.flatMap(({name, fields}) => {
    const found = annotation(type, name);
    const level = access(found);
    return found && level !== 'none' ? [constructor(type, `@${name}`, fields(type), level)] : [];
  });
  const isDeclared = type.methods.some((item) => item.isConstructor);
  if (isDeclared || asked.length > 0) {
    return asked;
  }
  const along = BROUGHT_ALONG.find(({name}) => annotation(type, name));
  return along ? [constructor(type, `@${along.name}`, along.fields(type), along.level)] : [];
}

function constructor(
  type: RawType,
  generated: Generated,
  fields: RawField[],
  level: string,
): Draft {
  return {
    name: type.name,
    line: type.line,
    // A constructor of an enum is private, whatever the annotation says.
    modifiers: type.kind === 'enum' ? ['private'] : modifiers(level),
    parameters: fields.map(({name, type: text}) => ({name, type: text})),
    isConstructor: true,
    generated,
  };
}

/** Methods of every object that Lombok writes anew: `equals`, `canEqual`, and `hashCode`, and `toString`. */
export function objectMethods(type: RawType): Draft[] {
  const {line} = type;
  const equality = askedBy(type, 'EqualsAndHashCode');
  const text = askedBy(type, 'ToString');
  const drafts: Draft[] = [];
  if (equality) {
    const base = {line, generated: equality};
    const anObject = (name: string) => [{name, type: 'Object'}];
    drafts.push(
      {
        ...base,
        name: 'equals',
        modifiers: ['public'],
        returns: 'boolean',
        parameters: anObject('o'),
      },
      {
        ...base,
        name: 'canEqual',
        modifiers: ['protected'],
        returns: 'boolean',
        parameters: anObject('other'),
      },
      {...base, name: 'hashCode', modifiers: ['public'], returns: 'int'},
    );
  }
  if (text) {
    drafts.push({
      name: 'toString',
      line,
      modifiers: ['public'],
      returns: 'String',
      generated: text,
    });
  }
  return drafts;
}

/** The annotation that asks for a part: its own one, or one that comes with all parts. */
function askedBy(type: RawType, own: 'EqualsAndHashCode' | 'ToString'): Generated | undefined {
  const name = ([own, 'Data', 'Value'] as const).find((item) => annotation(type, item));
  return name && `@${name}`;
}
