import {findNodeAtLocation, parseTree, type Node} from 'jsonc-parser';

/** The key with its value that a pointer into a JSON document, its keys with slashes, names. */
function propertyAt(text: string, pointer: string, root = parseTree(text)): Node {
  const property = root && findNodeAtLocation(root, pointer.split('/').slice(1))?.parent;
  if (!property) {
    throw new Error(`it has nothing at "${pointer}"`);
  }
  return property;
}

/**
 * Reduces a JSON document to some of its parts, with the objects around them. The text of each part
 * stays as it is written.
 *
 * @param text text of the JSON file, indented by two spaces
 * @param pointers such as `/ui/web/saucedemo`
 * @throws Error in one line when there is nothing at a pointer
 */
export function keepPointers(text: string, pointers: readonly string[]): string {
  const root = parseTree(text)!;
  const kept = pointers.map((pointer) => propertyAt(text, pointer, root));
  const show = (node: Node, indent: string): string => {
    const properties = node.children!.filter((property) =>
      kept.some((each) => isIn(each, property)),
    );
    const shown = properties.map((property) => {
      const [key, value] = property.children!;
      return kept.includes(property)
        ? text.slice(property.offset, property.offset + property.length)
        : `"${key!.value}": ${show(value!, `${indent}  `)}`;
    });
    return `{\n${shown.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}}`;
  };
  return show(root, '');
}

/** Whether a property is another one, or a part of its value. */
function isIn(inner: Node, outer: Node): boolean {
  return inner.offset >= outer.offset && inner.offset + inner.length <= outer.offset + outer.length;
}

/**
 * Finds the lines of a JSON document that a pointer names.
 *
 * @returns the first and the last line of the key with its value, from 1: `2-5`
 * @throws Error in one line when there is nothing at the pointer
 */
export function linesAtPointer(text: string, pointer: string): string {
  const {offset, length} = propertyAt(text, pointer);
  const lineAt = (at: number) => text.slice(0, at).split('\n').length;
  return `${lineAt(offset)}-${lineAt(offset + length)}`;
}
