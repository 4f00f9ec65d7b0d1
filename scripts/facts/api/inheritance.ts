import type {ApiType, Method} from '../../../src/framework/types';
import type {Model} from '../model';

/**
 * Names the methods of supertypes that a type has without declaring them.
 *
 * @param types the facts of all types
 * @param type the one of them that is completed
 */
export function addInheritance(model: Model, types: ApiType[], type: ApiType): void {
  const node = model.qualified(`${type.package}.${type.name}`);
  if (!node || type.generated) {
    return;
  }
  const seen = new Set((type.methods ?? []).map((item) => item.signature));
  const inherited: Record<string, string[]> = {};
  for (const {name, unit} of model.supertypes(node)) {
    const parent = types.find((item) => item.name === name && item.package === unit.package);
    for (const method of parent?.methods ?? []) {
      const isOverridden = type.methods?.some((item) => overrides(item, method, parent)) ?? false;
      if (!isOverridden && isInherited(method, parent) && !seen.has(method.signature)) {
        seen.add(method.signature);
        inherited[name] = [...(inherited[name] ?? []), method.signature];
      }
    }
  }
  if (Object.keys(inherited).length > 0) {
    type.inherited = inherited;
  }
}

/** Constructors stay with their type, and so do the static methods of an interface. */
function isInherited(method: Method, parent: ApiType | undefined): boolean {
  const stays = parent?.kind === 'interface' && isStatic(method);
  return !method.isConstructor && !stays;
}

/**
 * Whether a method overrides one of a supertype: the same parameters, where a type parameter of the supertype takes
 * whatever the subtype puts in its place.
 */
function overrides(method: Method, parent: Method, owner: ApiType | undefined): boolean {
  if (method.name !== parent.name || [method, parent].some(isBound)) {
    return false;
  }
  const names = [...(owner?.typeParameters ?? []), ...(parent.typeParameters ?? [])].map(
    (text) => text.split(' ')[0] ?? '',
  );
  const isOpen = (type: string): boolean =>
    names.some((name) => new RegExp(`\\b${name}\\b`).test(type));
  return (
    method.parameters.length === parent.parameters.length &&
    parent.parameters.every(({type}, i) => type === method.parameters[i]?.type || isOpen(type))
  );
}

/** Whether it is bound to its own type, so that nothing overrides it. */
function isBound(method: Method): boolean {
  return method.isConstructor === true || isStatic(method);
}

function isStatic({modifiers}: Method): boolean {
  return modifiers.includes('static');
}
