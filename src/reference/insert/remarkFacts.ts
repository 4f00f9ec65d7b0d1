import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {apiPages} from '../../knowledge/apiPages';
import {addressOfPage} from '../names/remarkCodeLinks';
import {checkPage} from './checkPage';
import {FACTS} from './insertFacts';
import {factsAttribute, isJsx, visitJsx} from '../../mdx/nodes';
import {insertMethodSheet, type MethodSection} from './insertMethodSheet';
import {methodTable} from './insertMethodTable';

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
export function remarkFacts() {
  return (root: Root, file: VFile) => {
    const address = addressOfPage(file);
    checkPage(
      file,
      root,
      apiPages.filter(({page}) => page === address),
    );
    const sections: MethodSection[] = [];
    for (const node of [...root.children]) {
      if (isJsx(node) && node.name === 'MethodSheet') {
        sections.push(insertMethodSheet({file, root}, node));
      }
    }
    visitJsx(root, (element) => {
      if (isFilled(element.name)) {
        element.attributes = [factsAttribute(FACTS[element.name](file, element))];
      }
    });
    for (const [index, node] of root.children.entries()) {
      if (isJsx(node) && node.name === 'MethodTable') {
        root.children[index] = methodTable(file, node, sections);
      }
    }
  };
}
