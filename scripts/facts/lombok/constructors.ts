import type {Generated} from '../../../src/framework/types';
import type {RawField, RawType} from '../raw';
import {access, annotation, modifiers} from './annotations';
import {requiredFields, settableFields} from './fields';
import type {Draft} from './members';

/** Annotations that ask for a constructor, with the fields that it takes. */
const ASKED = [
  {name: 'AllArgsConstructor', fields: settableFields},
  {name: 'NoArgsConstructor', fields: () => []},
  {name: 'RequiredArgsConstructor', fields: requiredFields},
] as const;

/** Annotations that bring a constructor along where no other stands; the first one that is there decides. */
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
    return found && level !== 'none' ? [draft(type, `@${name}`, fields(type), level)] : [];
  });
  const isDeclared = type.methods.some((item) => item.isConstructor);
  if (isDeclared || asked.length > 0) {
    return asked;
  }
  const along = BROUGHT_ALONG.find(({name}) => annotation(type, name));
  return along ? [draft(type, `@${along.name}`, along.fields(type), along.level)] : [];
}

function draft(type: RawType, generated: Generated, fields: RawField[], level: string): Draft {
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
