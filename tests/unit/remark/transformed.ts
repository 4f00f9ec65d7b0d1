import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {remark} from 'remark';
import {VFile} from 'vfile';

/** The syntax tree of a page after a transform. */
export function transformed(
  transform: (tree: Root, file: VFile) => void,
  value: string,
  path = 'docs/page.mdx',
): Root {
  const file = new VFile({path, value});
  const tree = remark().use(remarkMdx).use(remarkGfm).parse(file) as Root;
  transform(tree, file);
  return tree;
}
