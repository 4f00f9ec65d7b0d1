import type {PhrasingContent, Root, RootContent, RootContentMap, TableCell, TableRow} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {errorId, explain} from '../../knowledge/errors';
import {linkedFrom} from '../spans';
import {errorLabel} from './errorFacts';
import {fail, isJsx, nodesOf, required, withPosition} from '../../mdx/nodes';

/**
 * Puts a heading with the text of the error above each `<ErrorEntry of="ELEMENT_NOT_FOUND" />`, and
 * fills the rows of tables that begin with `<ErrorRow of="…" />`. It runs after the transform that
 * collects the contents, where a hundred cut texts would hide the sections.
 *
 * @throws Error naming page and line when an error does not exist, or a row has text of its own
 */
export function remarkErrors() {
  return (root: Root, file: VFile) => {
    root.children = root.children.flatMap((node): RootContent[] => {
      if (!isJsx(node) || node.name !== 'ErrorEntry') {
        return [node];
      }
      const name = required(file, node);
      const label = withPosition(file, node, () => errorLabel(name));
      const [heading] = nodesOf(`### \`${label}\``);
      const id = errorId(name);
      return [Object.assign(heading!, {data: {id, hProperties: {id}}}), node];
    });
    visitParents(root, 'tableRow', (row) => fillRow(file, row));
  };
}

/** Fills the cells of a row from an entry: its text, linked to the entry, the cause, and the fix. */
function fillRow(file: VFile, {children: [first, ...others]}: TableRow): void {
  const element = first?.children.find(
    (node): node is RootContentMap['mdxJsxTextElement'] => isJsx(node) && node.name === 'ErrorRow',
  );
  if (!first || !element) {
    return;
  }
  if (first.children.length > 1 || others.some(({children}) => children.length > 0)) {
    fail(file, element, '<ErrorRow> fills the whole row: leave the other cells empty.');
  }
  const name = required(file, element);
  const {label, cause, fix} = withPosition(file, element, () => rowOf(name));
  fill(first, `[\`${label.text}\`](${label.to})`);
  [cause, fix].forEach((text, index) => {
    const cell = others[index] ?? fail(file, element, '<ErrorRow> needs a row of three cells.');
    fill(cell, text);
  });
}

/** What a row of a table shows of an error. */
function rowOf(name: string) {
  const {address, row, cause, fix} = explain(name);
  const shown = row ?? {cause, fix};
  return {
    label: {text: errorLabel(name), to: address},
    cause: linkedFrom(shown.cause, address),
    fix: linkedFrom(shown.fix, address),
  };
}

function fill(cell: TableCell, markdown: string): void {
  // Braces in code are no expression of MDX.
  const [paragraph] = nodesOf(markdown);
  cell.children = (paragraph as {children: PhrasingContent[]}).children;
}
