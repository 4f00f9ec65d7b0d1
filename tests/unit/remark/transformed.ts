import type {Heading, Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {VFile} from 'vfile';
import {parsePage} from '../../../scripts/lib/parsePage';

/** Does what the generator does with `{#id}` before a page's own transforms run. */
function takeHeadingIds(tree: Root) {
  visitParents(tree, 'heading', (node) => {
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
  const file = new VFile({path, value});
  const tree = parsePage(value);
  takeHeadingIds(tree);
  transform(tree, file);
  return tree;
}
