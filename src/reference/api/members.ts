import {findMethods, findType, qualifiedName} from '../../framework';
import type {ApiType, Method} from '../../framework/types';

/** What every Java object, enum, or builder has: no page documents it. */
const COMMON = new Set(['equals', 'hashCode', 'toString', 'values', 'valueOf', 'canEqual']);

/** The public methods of a type that a page documents, in the order of the facts. */
export function documentedMethods(type: ApiType): Method[] {
  return (type.methods ?? []).filter(
    (method) => method.modifiers.includes('public') && !method.isConstructor && !isCommon(method),
  );
}

/** `toString(data)` of a utility is a method of its own, and not that of every Java object. */
function isCommon({name, parameters}: Method): boolean {
  return COMMON.has(name) && !(name === 'toString' && parameters.length > 0);
}

/**
 * Finds the overloads that a component names, as the type declares or inherits them, in the order
 * of the source.
 *
 * @param of `ElementActions.isDisplayed`, `Locator.LocatorBuilder.name`
 * @throws Error that names the nearest types or methods
 */
export function resolveMethods(of: string): {type: ApiType; methods: Method[]} {
  const dot = Math.max(of.lastIndexOf('.'), 0);
  const type = findType(of.slice(0, dot));
  const methods = findMethods(qualifiedName(type), of.slice(dot + 1));
  return {type, methods: [...methods].sort((a, b) => a.line - b.line)};
}

/** A call as a reader types it: `header(headerKey, headerValue)`. */
export function callOf({name, parameters}: Method): string {
  return `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`;
}
