import type {Parameter} from '../../src/framework/types';

/** Name and parameter types of a method: `swipe(SwipeDirection)`, `pressKeys(String...)`. */
export function signatureOf(name: string, parameters: readonly Parameter[]): string {
  return `${name}(${parameters.map((p) => p.type + (p.varargs ? '...' : '')).join(', ')})`;
}
