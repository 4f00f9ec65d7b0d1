import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visitParents} from 'unist-util-visit-parents';

function rowsOf(element: Element): Element[][] {
  const rows: Element[][] = [];
  visitParents(element, {tagName: 'tr'}, (row: Element) => {
    rows.push(row.children.filter((cell) => cell.type === 'element'));
  });
  return rows;
}

/**
 * Gives each cell of a table of three or more columns the title of its column: a phone has no room
 * for the columns, and shows labels and values instead. Tables with a class have rules of their own.
 */
export function rehypeTableLabels() {
  return (root: Root) =>
    visitParents(root, {tagName: 'table'}, (table: Element) => {
      const [head = [], ...rows] = rowsOf(table);
      if (head.length > 2 && !table.properties['className']) {
        const titles = head.map((cell) => toString(cell));
        rows
          .flatMap((row) => row.slice(1).map((cell, i) => [cell, titles[i + 1]] as const))
          .forEach(([cell, title]) => void (cell.properties['dataLabel'] = title));
      }
    });
}
