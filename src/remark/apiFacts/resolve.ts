import leven from 'leven';
import type {VFile} from 'vfile';
import {findMethods, findType, types} from '../../framework';
import type {ApiType, Method} from '../../framework/types';
import {type JsxElement, requireOf, withPosition} from './mdx';

/**
 * Finds the type that a component names.
 *
 * @param name simple, nested, or qualified name
 * @throws Error that names the nearest types
 */
function resolveType(name: string): ApiType {
  if (!types().some((type) => type.name === name || `${type.package}.${type.name}` === name)) {
    const names = types().map((type) => type.name);
    throw new Error(
      `the framework has no type "${name}". The nearest: ${nearest(name, names).join(', ')}.`,
    );
  }
  return findType(name);
}

/**
 * Finds the overloads that a component names, as the type declares or inherits them, in the order
 * of the source.
 *
 * @param of `ElementActions.isDisplayed`, `Locator.LocatorBuilder.name`
 * @throws Error that names the nearest types or methods
 */
export function resolveMethods(of: string): {type: ApiType; methods: Method[]} {
  const dot = of.lastIndexOf('.');
  const type = resolveType(of.slice(0, Math.max(dot, 0)));
  const name = of.slice(dot + 1);
  const names = [
    ...(type.methods ?? []).map((method) => method.name),
    ...Object.values(type.inherited ?? {}).flatMap((list) =>
      list.map((item) => item.replace(/\(.*/, '')),
    ),
  ];
  if (!names.includes(name)) {
    throw new Error(
      `${type.name} has no method "${name}". The nearest: ${nearest(name, names).join(', ')}.`,
    );
  }
  const methods = findMethods(`${type.package}.${type.name}`, name);
  return {type, methods: [...methods].sort((a, b) => a.line - b.line)};
}

/** The type that the attribute `of` of an element names. */
export function typeOf(file: VFile, node: JsxElement): ApiType {
  return withPosition(file, node, () => resolveType(requireOf(file, node)));
}

/**
 * The names that come closest to a mistyped one.
 *
 * @param wanted what was written
 * @param names what there is
 * @returns up to three names, the closest first
 */
export function nearest(wanted: string, names: Iterable<string>): string[] {
  const lower = wanted.toLowerCase();
  return [...new Set(names)]
    .map((name) => ({name, far: leven(lower, name.toLowerCase())}))
    .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map(({name}) => name);
}
