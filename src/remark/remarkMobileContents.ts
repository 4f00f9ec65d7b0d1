import type {Root} from 'mdast';
import {nodesOf} from '../mdx/nodes';

/**
 * Puts the contents of a narrow window below the lead of a page: above the title, they would move it
 * down by a sixth of a phone's first screen.
 */
export function remarkMobileContents() {
  return (root: Root) => {
    const lead = root.children.findIndex(({type}) => type === 'paragraph');
    root.children.splice(lead + 1, 0, ...nodesOf('<MobileContents />'));
    root.children.unshift(
      ...nodesOf("import MobileContents from '@site/src/components/MobileContents';"),
    );
  };
}
