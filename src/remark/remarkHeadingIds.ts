import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {fail} from '../mdx/nodes';

/**
 * Rejects a page on which two headings have the same id: a link would open the first only.
 * The generator numbers the ids that it generates, and overlooks those that an author repeats.
 *
 * @throws Error naming the page, both lines, and the fix
 */
export function remarkHeadingIds() {
  return (tree: Root, file: VFile) => {
    const lines = new Map<string, number>();
    visitParents(tree, 'heading', (node) => {
      const id = (node.data as {id?: string} | undefined)?.id;
      if (!id) {
        return;
      }
      const first = lines.get(id);
      if (first !== undefined) {
        fail(
          file,
          node,
          `the heading "${toString(node)}" has the id "${id}" of the heading in line ${first}. ` +
            'Give one of them another id with {#another-id}.',
        );
      }
      lines.set(id, node.position?.start.line ?? 0);
    });
  };
}
