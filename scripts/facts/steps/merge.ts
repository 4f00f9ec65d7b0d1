import type {Value} from './value';

/** A value with what its declaration adds: the seen type is closer than the declared one. */
export function merge(value: Value, declared: Value | undefined): Value {
  return {
    ...declared,
    ...value,
    type: value.type ?? declared?.type,
    typeText: value.typeText ?? declared?.typeText,
    driver: Boolean(value.driver) || Boolean(declared?.driver),
  };
}

/** All configuration keys of several values, each once; undefined when there are none. */
export function joinKeys(...values: (Value | undefined)[]): string[] | undefined {
  const keys = [...new Set(values.flatMap((value) => value?.keys ?? []))];
  return keys.length > 0 ? keys : undefined;
}
