import type {VFile} from 'vfile';
import type {MethodFacts} from '../../framework/sheets';
import {fail, isJsx, type JsxElement} from './mdx';
import {checkNames} from './names';

/**
 * Compares what the page says of parameters and result with the signature.
 *
 * @throws Error naming page and line when a described parameter or result does not exist
 */
export function checkWords(file: VFile, node: JsxElement, facts: MethodFacts): void {
  checkNames(file, node, {
    element: 'Param',
    owner: facts.name,
    known: facts.parameters.map(({name}) => name),
    isComplete: false,
  });
  const returns = node.children.some((child) => isJsx(child) && child.name === 'Returns');
  if (returns && !facts.returns) {
    fail(file, node, `${facts.name} returns nothing: remove <Returns> from its sheet.`);
  }
}
