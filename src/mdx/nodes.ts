import {valueToEstree} from 'estree-util-value-to-estree';
import type {Heading, Root, RootContent, RootContentMap} from 'mdast';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';

export type JsxElement = RootContentMap['mdxJsxFlowElement' | 'mdxJsxTextElement'];
type JsxAttribute = Extract<JsxElement['attributes'][number], {type: 'mdxJsxAttribute'}>;

/** A node of a page, whose line an error names. */
interface Positioned {
  position?: {start: {line: number}};
}

const parser = remark().use(remarkMdx);

/** The nodes of a text in MDX. */
export const nodesOf = (text: string): RootContent[] => (parser.parse(text) as Root).children;

/** Whether a node is an element of MDX, in a line or on its own. */
export function isJsx(node: {type: string}): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Calls a function for each element of MDX of a page. */
export function visitJsx(root: Root, visitor: (element: JsxElement) => void): void {
  visitParents(root, isJsx, (node) => visitor(node as JsxElement));
}

/** The id of a heading. */
export const idOf = ({data}: Heading): string | undefined =>
  (data as {id?: string} | undefined)?.id;

/** The text of an attribute that is written in quotes. */
export function attribute(element: JsxElement, name: string): string | undefined {
  const found = element.attributes.find(
    (item): item is JsxAttribute => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** The attribute `facts={…}`; what is undefined in its value is left out. */
export function factsAttribute(facts: unknown): JsxAttribute {
  const value: unknown = JSON.parse(JSON.stringify(facts));
  return {
    type: 'mdxJsxAttribute',
    name: 'facts',
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
export function fail(file: VFile, node: Positioned, message: string): never {
  throw new Error(`${file.path}:${node.position?.start.line ?? 0}: ${message}`);
}

/** Runs a lookup and adds file and line to its error. */
export function withPosition<T>(file: VFile, node: Positioned, find: () => T): T {
  try {
    return find();
  } catch (error) {
    return fail(file, node, (error as Error).message);
  }
}

/** The text of an attribute that an element needs. */
export function required(file: VFile, node: JsxElement, name = 'of'): string {
  return (
    attribute(node, name) ?? fail(file, node, `<${node.name}> needs the attribute ${name}="…".`)
  );
}
