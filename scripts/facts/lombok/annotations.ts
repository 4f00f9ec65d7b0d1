import type {RawAnnotation} from '../raw';

/** The annotation of Lombok with this name, written simply or with its package; undefined when there is none. */
export function annotation(
  holder: {annotations: RawAnnotation[]},
  name: string,
): RawAnnotation | undefined {
  return holder.annotations.find((item) => item.name === name || item.name === `lombok.${name}`);
}

/** Value of an annotation's argument, quotes taken off. */
export function argument(holder: RawAnnotation, name: string): string | undefined {
  const text = holder.arguments.find((item) => item.startsWith(`${name} = `));
  return text?.slice(name.length + 3).replace(/^"(.*)"$/, '$1');
}

/** Access level that an annotation asks for: `public` unless it says otherwise. */
export function access(holder: RawAnnotation | undefined): string {
  const level = holder?.arguments.map((item) => /AccessLevel\.(\w+)/.exec(item)?.[1]).find(Boolean);
  return (level ?? 'PUBLIC').toLowerCase();
}

/** The words of the language for an access level; package access has none. */
export function modifiers(level: string): string[] {
  return level === 'package' || level === 'module' ? [] : [level];
}
