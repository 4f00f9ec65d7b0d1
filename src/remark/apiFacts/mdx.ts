import {valueToEstree} from 'estree-util-value-to-estree';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is an element of MDX, in a line or on its own. */
export function isJsx(node: {type: string}): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The text of an attribute that is written in quotes. */
export function attribute(element: JsxElement, name: string): string | undefined {
  const found = element.attributes.find(
    (item): item is MdxJsxAttribute => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** An attribute whose value is data: `facts={…}`. */
export function dataAttribute(name: string, value: unknown): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}],
        },
      },
    },
  };
}

/**
 * Stops the build with one line that names the place, the error, and the fix.
 *
 * @param file the page
 * @param node what is wrong on it
 * @param message the rest of the line
 * @throws Error always
 */
export function fail(
  file: VFile,
  node: {position?: {start: {line: number}}},
  message: string,
): never {
  throw new Error(`${file.path}:${node.position?.start.line ?? 0}: ${message}`);
}
