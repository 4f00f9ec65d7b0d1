import type {RawField, RawType} from '../raw';
import {access, annotation, modifiers} from './annotations';
import {instanceFields} from './fields';
import {capital, type Draft} from './members';

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
