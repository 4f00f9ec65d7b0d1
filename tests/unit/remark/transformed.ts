import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';

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
