import type {Node} from 'jsonc-parser';
import {oncePer} from '../../lib/once';

/** Keys of an object that decide which section is meant: more would take long. */
const MAX_COMPARED = 50;

const membersOfObject = oncePer(({children = []}: Node) => {
  const entries = children.map(({children: [key, value] = []}) => [String(key?.value), value]);
  return new Map(entries as [string, Node][]);
});

/** The values of an object by key, none of anything else. Of a key that occurs twice, the last one counts. */
export const membersOf = (node: Node | undefined): ReadonlyMap<string, Node> =>
  node?.type === 'object' ? membersOfObject(node) : new Map<string, Node>();

/** The first keys of an object. */
export const keysIn = (node: Node): string[] => [...membersOf(node).keys()].slice(0, MAX_COMPARED);

/** The key of a value; none of the whole, and of an item of a list. */
export function keyOf({parent}: Node): Node | undefined {
  return parent?.type === 'property' ? parent.children?.[0] : undefined;
}

/** The keys that occur again in their object. */
export function repeatedKeys(node: Node): Node[] {
  const seen = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    const key = node.type === 'object' ? child.children?.[0] : undefined;
    const isRepeated = key !== undefined && seen.has(key.value);
    seen.add(key?.value);
    return [...(isRepeated ? [key] : []), ...repeatedKeys(child)];
  });
}

/** The texts, numbers, and truth values in a value, at any depth. */
export function scalarsIn(node: Node): Node[] {
  const children = node.type === 'property' ? node.children?.slice(1) : node.children;
  return children ? children.flatMap(scalarsIn) : [node];
}

/** The line and the column of an offset; both numbers begin at 1. */
export function positionOf(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}
