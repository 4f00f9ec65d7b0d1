import type {VFile} from 'vfile';
import type {MethodFacts} from '../../framework/sheets';
import {attribute, isJsx, type JsxElement, refuse} from './mdx';

/**
 * Holds what the page says of parameters and result against the signature.
 *
 * @throws Error naming page and line when one is not told, or is told and does not exist
 */
export function checkWords(file: VFile, node: JsxElement, facts: MethodFacts): void {
  const children = node.children.filter((child) => isJsx(child));
  checkParameters(file, node, facts, children);
  const returns = children.some((child) => child.name === 'Returns');
  if (returns !== facts.returns) {
    refuse(
      file,
      node,
      returns
        ? `${facts.name} returns nothing: remove <Returns> from its sheet.`
        : `say what ${facts.name} returns, and what null or empty means: <Returns>…</Returns> in its sheet.`,
    );
  }
}

function checkParameters(
  file: VFile,
  node: JsxElement,
  facts: MethodFacts,
  children: JsxElement[],
): void {
  const names = facts.parameters.map((parameter) => parameter.name);
  const said = new Set<string>();
  for (const child of children.filter(({name}) => name === 'Param')) {
    const name = attribute(child, 'name') ?? '';
    if (!names.includes(name)) {
      const known = names.join(', ') || 'none';
      refuse(file, child, `${facts.name} has no parameter "${name}". Its parameters: ${known}.`);
    }
    said.add(name);
  }
  const missing = names.find((name) => !said.has(name));
  if (missing !== undefined) {
    refuse(
      file,
      node,
      `say what ${missing} is: <Param name="${missing}">…</Param> in the sheet of ${facts.name}.`,
    );
  }
}
