import type {Parameter} from '../../src/framework/types';
import type {RawMethod} from './parse';

/** Order by code units: the same on every machine, whatever its language. */
export function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The key of a field name under Gson's `LOWER_CASE_WITH_UNDERSCORES`: `beforeTyping` → `before_typing`. */
export function snakeCase(name: string): string {
  return name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

/** A type text without the `java.lang.` that javac prints before names that are implied. */
export function typeText(text: string): string {
  return text.replace(/\bjava\.lang\.(?=[A-Z]\w*\b(?!\.))/g, '');
}

/** The parameters of a method as the facts have them. */
export function parametersOf({parameters}: RawMethod): Parameter[] {
  return parameters.map(({name, type, varargs}) => ({
    name,
    type: typeText(type),
    ...(varargs ? {varargs: true as const} : {}),
  }));
}

/** Name and parameter types of a method: `swipe(SwipeDirection)`, `pressKeys(String...)`. */
export function signatureOf(name: string, parameters: readonly Parameter[]): string {
  return `${name}(${parameters.map((p) => p.type + (p.varargs ? '...' : '')).join(', ')})`;
}
