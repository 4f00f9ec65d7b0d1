import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {shortCode} from '../reference/shortCode';

/** Gives short code within text the class that the style sheets keep on one line. */
export function rehypeShortCode() {
  return (root: Root) =>
    visit(root, {tagName: 'code'}, ({children: [text], properties}, _, parent) => {
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
