import type {ApiType} from '../../../src/framework/types';
import {compare} from '../compare';
import type {Model} from '../model';
import {addInheritance} from './inheritance';
import {typesOf} from './types';

/**
 * Every type of the tree with its visible members and what Lombok and the language add, sorted by file and name.
 *
 * @param model the parsed tree
 */
export function apiTypes(model: Model): ApiType[] {
  const types = model.types.flatMap((type) => typesOf(model, type));
  for (const type of types) {
    addInheritance(model, types, type);
  }
  return types.sort(
    (a, b) =>
      compare(a.file, b.file) ||
      compare(a.name.split('.').length, b.name.split('.').length) ||
      compare(a.name, b.name),
  );
}
