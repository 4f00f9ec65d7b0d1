import type {Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visitParents} from 'unist-util-visit-parents';

/** Gives each paragraph that begins with "Good to know:" in bold a class, so that it can be quieter than the text. */
export function rehypeAsides() {
  return (root: Root) =>
    visitParents(root, {tagName: 'p'}, ({children: [first], properties}) => {
      if (
        first?.type === 'element' &&
        first.tagName === 'strong' &&
        toString(first) === 'Good to know:'
      ) {
        properties.className = ['bk-aside'];
      }
    });
}
