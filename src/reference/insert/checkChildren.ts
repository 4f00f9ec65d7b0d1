import type {VFile} from 'vfile';
import {nearest} from '../../lib/nearest';
import type {Method} from '../../framework/types';
import {exceptionAddress} from '../../knowledge/errors';
import {attribute, fail, isJsx, type JsxElement} from '../../mdx/nodes';

const childElements = (node: JsxElement, name: string) =>
  node.children.filter((child): child is JsxElement => isJsx(child) && child.name === name);

/**
 * The types of the errors that a page adds to those of the facts, each of which gets the address of
 * its entry.
 *
 * @throws Error naming page and line when an exception has no entry
 */
export function reportedErrors(file: VFile, node: JsxElement): string[] {
  return childElements(node, 'Throws').map((child) => {
    const name = attribute(child, 'name') ?? '';
    const value =
      exceptionAddress(name) ??
      fail(file, child, `add "${name}" to src/knowledge/errors/errors.json.`);
    child.attributes.push({type: 'mdxJsxAttribute', name: 'to', value});
    return name;
  });
}

/**
 * Compares what the page says of parameters and result with the signature.
 *
 * @param methods every overload of one name
 * @throws Error naming page and line when a described parameter or result does not exist
 */
export function checkWords(file: VFile, node: JsxElement, methods: Method[]): void {
  const {name} = methods[0]!;
  const parameters = methods.flatMap((method) => method.parameters);
  checkNames(file, node, 'Param', name, parameters, false);
  const returns = methods.some((method) => method.returns && method.returns !== 'void');
  if (childElements(node, 'Returns').length > 0 && !returns) {
    fail(file, node, `${name} returns nothing: remove <Returns> from its sheet.`);
  }
}

/**
 * Compares the names that child elements describe with those of the facts.
 *
 * @param element that describes one name: `Param`
 * @param owner what the names belong to, for the error: `Locator`
 * @param isComplete whether each name needs a description
 * @throws Error naming page and line when a name is unknown, described twice, or not described
 */
export function checkNames(
  file: VFile,
  node: JsxElement,
  element: string,
  owner: string,
  facts: {name: string}[],
  isComplete = true,
): void {
  const known = facts.map(({name}) => name);
  const described = new Set<string>();
  for (const child of childElements(node, element)) {
    const name = attribute(child, 'name') ?? '';
    if (!known.includes(name)) {
      const hint = known.length ? `The nearest: ${nearest(name, known).join(', ')}.` : 'Remove it.';
      fail(file, child, `${owner} has no ${element.toLowerCase()} "${name}". ${hint}`);
    }
    if (described.has(name)) {
      fail(file, child, `${owner} describes "${name}" twice: remove one <${element}>.`);
    }
    described.add(name);
  }
  const missing = known.find((name) => !described.has(name));
  if (isComplete && missing !== undefined) {
    fail(file, node, `${owner} needs <${element} name="${missing}">…</${element}>.`);
  }
}
