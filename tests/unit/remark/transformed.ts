import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {JsxElement} from '../../../src/remark/apiFacts/mdx';

/** The syntax tree of a page after a transform. */
export function transformed(
  transform: (tree: Root, file: VFile) => void,
  value: string,
  path = 'docs/page.mdx',
): Root {
  const file = new VFile({path, value});
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(file) as Root;
  transform(tree, file);
  return tree;
}

/** The data of `facts={…}`, read back from the syntax tree that the compiler gets. */
export function factsOf<T>(element: JsxElement): T {
  const attribute = element.attributes[0];
  const value = attribute && 'value' in attribute ? attribute.value : undefined;
  const tree = typeof value === 'object' ? value?.data?.estree : undefined;
  const read = (node: unknown): unknown => {
    const item = node as {
      type: string;
      value?: unknown;
      elements?: unknown[];
      properties?: {key: {name?: string; value?: string}; value: unknown}[];
    };
    return item.type === 'ArrayExpression'
      ? item.elements!.map(read)
      : item.type === 'ObjectExpression'
        ? Object.fromEntries(
            item.properties!.map(({key, value: inner}) => [key.name ?? key.value, read(inner)]),
          )
        : item.value;
  };
  const [statement] = tree!.body as {type: string; expression?: unknown}[];
  return read(statement!.expression) as T;
}
