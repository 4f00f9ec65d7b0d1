import type {Root} from 'hast';
import {visitParents} from 'unist-util-visit-parents';
import {shortCode} from '../reference/shortCode';

/** Gives short code within text the class that the style sheets keep on one line. */
export function rehypeShortCode() {
  return (root: Root) =>
    visitParents(root, {tagName: 'code'}, ({children: [text], properties}, ancestors) => {
      const parent = ancestors.at(-1);
      const name = text?.type === 'text' && shortCode(text.value);
      if (
        name &&
        !properties.className &&
        !(parent?.type === 'element' && parent.tagName === 'pre')
      ) {
        properties.className = [name];
      }
    });
}
