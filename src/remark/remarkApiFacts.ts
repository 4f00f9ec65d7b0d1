import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {fillEnumConstants} from './apiFacts/enumConstants';
import {fillErrorMessage} from './apiFacts/errorMessage';
import {fillInherited} from './apiFacts/inherited';
import {isStub} from './apiFacts/links';
import {dataAttribute, fail, isJsx, type JsxElement} from './apiFacts/mdx';
import {fillMethodSheet, type Section} from './apiFacts/methodSheet';
import {methodTable} from './apiFacts/methodTable';
import {requireOf, withPosition} from './apiFacts/named';
import {fillProperties} from './apiFacts/properties';
import {resolveType} from './apiFacts/resolve';
import {stubTable} from './apiFacts/stubTable';
import {typeFacts} from './apiFacts/typeFacts';

/** Elements that get their facts without regard to the rest of the page. */
const FILLERS: Record<string, (file: VFile, element: JsxElement) => void> = {
  EnumConstants: fillEnumConstants,
  ErrorMessage: fillErrorMessage,
  InheritedMethods: fillInherited,
  Properties: fillProperties,
  TypeOverview: fillTypeOverview,
};

function fillTypeOverview(file: VFile, element: JsxElement): void {
  const type = withPosition(file, element, () => resolveType(requireOf(file, element)));
  element.attributes = [dataAttribute('facts', typeFacts(type))];
}

/**
 * Gives the components of the API reference their facts at build: `<MethodSheet
 * of="ElementActions.isDisplayed">` gets the signature and what the source says about the method,
 * and nothing of `api.json` reaches a reader's browser.
 *
 * The paragraph under a method's heading is its summary; `<MethodTable>` repeats it. On a stub the
 * table shows what the facts know.
 *
 * @throws Error naming page and line when a type, method, message, or parameter does not exist,
 * or a sheet is under the wrong heading
 */
export function remarkApiFacts() {
  return (root: Root, file: VFile) => {
    const sections: Section[] = [];
    for (const node of [...root.children]) {
      if (isJsx(node) && node.name === 'MethodSheet') {
        sections.push(fillMethodSheet({file, root}, node));
      }
    }
    const tables: JsxElement[] = [];
    visit(root, isJsx, (node) => {
      const element = node as JsxElement;
      FILLERS[element.name ?? '']?.(file, element);
      if (element.name === 'MethodTable') {
        tables.push(element);
      }
    });
    for (const node of tables) {
      const type = withPosition(file, node, () => resolveType(requireOf(file, node)));
      const own = sections.filter((section) => section.type === type.name);
      const table =
        own.length === 0 && isStub(type.name)
          ? stubTable(type)
          : own.length > 0 && methodTable(file, node, own, type.name);
      const index = root.children.indexOf(node as RootContent);
      if (index < 0 || !table) {
        fail(
          file,
          node,
          `<MethodTable of="${type.name}" /> finds no section of a method of ${type.name}.`,
        );
      }
      root.children[index] = table;
    }
  };
}
