import type {Parameter} from '../../../src/framework/types';
import type {RawField} from '../raw';
import {annotation} from './annotations';
import {capital, type Draft} from './members';

/**
 * The three steps of a builder for a collection: one element, all of another collection, and the emptying.
 *
 * @param field a field with `@Singular`
 * @param returns the builder's type
 * @param level the builder's modifiers
 */
export function singularMethods(field: RawField, returns: string, level: string[]): Draft[] {
  const singular = singularName(field);
  const [container = '', inner = ''] = /^([\w.]+)<(.*)>$/.exec(field.type)?.slice(1) ?? [
    field.type,
  ];
  const elements = splitTypes(inner);
  const isMap = container.endsWith('Map');
  const one: Parameter[] = isMap
    ? [
        {name: `${singular}Key`, type: elements[0] ?? 'Object'},
        {name: `${singular}Value`, type: elements[1] ?? 'Object'},
      ]
    : [{name: singular, type: elements[0] ?? 'Object'}];
  const wildcards = elements.map((element) => `? extends ${element}`).join(', ');
  const base = {line: field.line, modifiers: level, returns, generated: '@Singular' as const};
  return [
    {...base, name: singular, parameters: one},
    {
      ...base,
      name: field.name,
      parameters: [{name: field.name, type: `${isMap ? 'Map' : 'Collection'}<${wildcards}>`}],
    },
    {...base, name: `clear${capital(field.name)}`},
  ];
}

/** Lombok's singular of a plural: given in the annotation, or by its rules for English endings. */
function singularName(field: RawField): string {
  const given = annotation(field, 'Singular')?.arguments[0];
  const text = given ? /"(\w+)"/.exec(given)?.[1] : undefined;
  if (text) {
    return text;
  }
  const name = field.name;
  if (/ies$/.test(name)) {
    // Lombok's own list keeps the e of movies, cookies and the like.
    return /(cook|mov|z|t|l|brown|hood)ies$/i.test(name)
      ? name.slice(0, -1)
      : name.replace(/ies$/, 'y');
  }
  return /(ss|x|sh|ch|z)es$/.test(name) ? name.slice(0, -2) : name.replace(/s$/, '');
}

/** `String, Map<A, B>` → `['String', 'Map<A, B>']`. */
function splitTypes(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    depth += c === '<' ? 1 : c === '>' ? -1 : 0;
    if (c === ',' && depth === 0) {
      parts.push(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  const last = text.slice(start).trim();
  return last ? [...parts, last] : parts;
}
