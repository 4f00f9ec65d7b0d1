import type {ModelType} from '../model';
import type {RawMethod} from '../raw';

/** Whether a reader's code can use a member with these modifiers, by a call or by inheritance. */
export function isVisible(modifiers: string[]): boolean {
  return modifiers.includes('public') || modifiers.includes('protected');
}

/** Adds what Java implies inside an interface: public, and abstract for a method without a body. */
export function withImplied(type: ModelType, modifiers: string[], method?: RawMethod): string[] {
  if (type.raw.kind !== 'interface' && type.raw.kind !== 'annotation') {
    return modifiers;
  }
  const access = modifiers.some((word) => word === 'public' || word === 'private')
    ? []
    : ['public'];
  const abstract =
    method && method.body === null && !modifiers.includes('abstract') ? ['abstract'] : [];
  return [...access, ...abstract, ...modifiers];
}

/** A field of an interface is a constant, whether it says so or not. */
export function withConstant(type: ModelType, modifiers: string[]): string[] {
  const implied = withImplied(type, modifiers);
  return type.raw.kind === 'interface'
    ? [...implied, ...['static', 'final'].filter((word) => !implied.includes(word))]
    : implied;
}
