import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {FACTS} from './fillers';
import {factsAttribute, fail, isJsx, type JsxElement, typeOf, visitJsx} from './mdx';
import {fillMethodSheet, type Section} from './methodSheet';
import {methodTable} from './methodTable';

const isFilled = (name: string | null): name is keyof typeof FACTS =>
  name !== null && Object.hasOwn(FACTS, name);

/**
 * Gives the components of the reference their facts at build: `<MethodSheet
 * of="ElementActions.isDisplayed">` gets the signature and what the source says about the method,
 * and nothing of `api.json` or the schema reaches a reader's browser.
 *
 * The paragraph under a method's heading is its summary; `<MethodTable>` repeats it.
 *
 * @throws Error naming page and line when a type, method, message, parameter, or section does not exist,
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
    visitJsx(root, (element) => {
      if (isFilled(element.name)) {
        element.attributes = [factsAttribute(FACTS[element.name](file, element))];
      }
      if (element.name === 'MethodTable') {
        tables.push(element);
      }
    });
    for (const node of tables) {
      const type = typeOf(file, node);
      const own = sections.filter((section) => section.type === type.name);
      const index = root.children.indexOf(node as RootContent);
      if (index < 0 || own.length === 0) {
        fail(
          file,
          node,
          `<MethodTable of="${type.name}" /> finds no section of a method of ${type.name}.`,
        );
      }
      root.children[index] = methodTable(file, node, own, type.name);
    }
  };
}
