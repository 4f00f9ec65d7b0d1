import type {RawField, RawType} from '../raw';
import {annotation} from './annotations';

/** Fields for which Lombok generates: those of an object, without the `$` names that it keeps to itself. */
export function instanceFields(type: RawType): RawField[] {
  return type.fields.filter(
    (field) => !field.modifiers.includes('static') && !field.name.startsWith('$'),
  );
}

/** Fields that a constructor with all arguments takes: an initialized final one has its value for good. */
export function settableFields(type: RawType): RawField[] {
  return instanceFields(type).filter(
    (field) => !(field.modifiers.includes('final') && field.initializer !== null),
  );
}

/** Fields without which no object is whole: final or `@NonNull`, and not initialized. */
export function requiredFields(type: RawType): RawField[] {
  return instanceFields(type).filter(
    (field) =>
      field.initializer === null &&
      (field.modifiers.includes('final') || annotation(field, 'NonNull') !== undefined),
  );
}
