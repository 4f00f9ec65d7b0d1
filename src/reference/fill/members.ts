import {findMethods, findType, qualifiedName} from '../../framework';
import type {ApiType, Method} from '../../framework/types';

/** What every Java object, enum, or builder has: no page documents it. */
const COMMON = new Set(['equals', 'hashCode', 'toString', 'values', 'valueOf', 'canEqual']);
const ACCESSORS = new Set<Method['generated']>(['@Getter', '@Setter', '@Data']);

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

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function commonPrefix(a: string, b: string): number {
  const length = [...a].findIndex((letter, index) => letter !== b[index]);
  return length < 0 ? a.length : length;
}

/** The map or list that a builder fills entry by entry: `header`, `headers`, and `clearHeaders`. */
function collectionOf(type: ApiType, method: Method): string {
  const plurals = documentedMethods(type)
    .filter(({generated, name}) => generated === '@Singular' && name.startsWith('clear'))
    .map(({name}) => lowerFirst(name.slice('clear'.length)));
  const name = method.name.startsWith('clear')
    ? lowerFirst(method.name.slice('clear'.length))
    : method.name;
  return plurals.reduce((best, plural) =>
    commonPrefix(plural, name) > commonPrefix(best, name) ? plural : best,
  );
}

/**
 * The property that a generated method reads or sets: `web` for `getWeb()` and `web(By)`.
 *
 * @returns undefined for a method that is documented as one
 */
export function propertyOf(type: ApiType, method: Method): string | undefined {
  if (type.kind === 'enum' || method.generated === undefined) {
    return undefined;
  }
  if (method.generated === '@Singular') {
    return collectionOf(type, method);
  }
  if (ACCESSORS.has(method.generated)) {
    return lowerFirst(method.name.replace(/^(?:get|is|set)(?=[A-Z])/, ''));
  }
  return method.generated === '@Builder' && method.parameters.length === 1
    ? method.name
    : undefined;
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
