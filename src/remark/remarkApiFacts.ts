import type {Root, RootContent, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {fillErrorMessage} from './apiFacts/errorMessage';
import {dataAttribute, isJsx, type JsxElement, refuse} from './apiFacts/mdx';
import {fillMethodSheet, type Section} from './apiFacts/methodSheet';
import {methodTable} from './apiFacts/methodTable';
import {at, nameOf} from './apiFacts/named';
import {resolveType} from './apiFacts/resolve';
import {typeFacts} from './apiFacts/typeFacts';

/**
 * Gives the components of the API reference their facts while a page is built: `<MethodSheet
 * of="ElementActions.isDisplayed">` gets the signature and what the source tells of the method,
 * and nothing of `api.json` reaches a reader's browser.
 *
 * The paragraph under a method's heading is its summary; `<MethodTable>` shows it again, so that
 * it is written once.
 *
 * @throws Error naming page and line when a type, method, message, or parameter does not exist, a
 * parameter or a result is not told, or a sheet stands under the wrong heading
 */
export function remarkApiFacts() {
  return (root: Root, file: VFile) => {
    const sections: Section[] = [];
    const tables: {node: JsxElement; type: string}[] = [];
    for (const node of [...root.children]) {
      if (isJsx(node) && node.name === 'MethodSheet') {
        sections.push(fillMethodSheet({file, root}, node));
      }
    }
    visit(root, isJsx, (node) => {
      const element = node as JsxElement;
      if (element.name === 'TypeOverview') {
        const type = at(file, element, () => resolveType(nameOf(file, element)));
        element.attributes = [dataAttribute('facts', typeFacts(type))];
      } else if (element.name === 'MethodTable') {
        const type = at(file, element, () => resolveType(nameOf(file, element)));
        tables.push({node: element, type: type.name});
      } else if (element.name === 'ErrorMessage') {
        fillErrorMessage(file, element);
      }
    });
    for (const {node, type} of tables) {
      const table: Table = methodTable(sections.filter((section) => section.type === type));
      const index = root.children.indexOf(node as RootContent);
      if (index < 0 || table.children.length === 1) {
        refuse(
          file,
          node,
          `<MethodTable of="${type}" /> finds no sheet of a method of ${type} on the page.`,
        );
      }
      root.children[index] = table;
    }
  };
}
