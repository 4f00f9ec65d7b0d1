import type {Heading, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {remark} from 'remark';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

/** Does what the generator does with `{#id}` before a page's own transforms run. */
function takeHeadingIds(tree: Root) {
  visit(tree, 'heading', (node) => {
    const last = node.children.at(-1);
    const match = last?.type === 'text' && /^(.*?)\s*\{#([\w-]+)\}$/.exec(last.value);
    if (match) {
      last.value = match[1]!;
      node.data = {...node.data, id: match[2]} as Heading['data'];
    }
  });
}

/**
 * The syntax tree of a page after a transform.
 *
 * @param value its MDX, where a heading may end with `{#id}`
 */
export function transformed(
  transform: (tree: Root, file: VFile) => void,
  value: string,
  path = 'docs/page.mdx',
): Root {
  const file = new VFile({path, value: value.replaceAll('{#', '\\{#')});
  const tree = remark().use(remarkMdx).use(remarkGfm).parse(file) as Root;
  takeHeadingIds(tree);
  transform(tree, file);
  return tree;
}
