import type {Method} from '../../../src/framework/types';
import {compare} from '../compare';
import type {RawAnnotation} from '../raw';

/** A key with its items; nothing where there are none, so that the facts stay short. */
export function list<K extends string, T>(key: K, items: T[]): Partial<Record<K, T[]>> {
  return items.length > 0 ? ({[key]: items} as Record<K, T[]>) : {};
}

/** An annotation as its source text, `@Getter(AccessLevel.NONE)`. */
export function annotationText({name, arguments: args}: RawAnnotation): string {
  return args.length > 0 ? `@${name}(${args.join(', ')})` : `@${name}`;
}

/** Order of members that have no parameters. */
export function byName(a: {name: string}, b: {name: string}): number {
  return compare(a.name, b.name);
}

/** Order of methods: constructors first, overloads beside each other. */
export function bySignature(a: Method, b: Method): number {
  return (
    compare(a.isConstructor ? 0 : 1, b.isConstructor ? 0 : 1) ||
    compare(a.name, b.name) ||
    compare(a.signature, b.signature)
  );
}
