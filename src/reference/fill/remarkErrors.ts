import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {errorId} from '../../knowledge/errors';
import {errorLabel} from './errorFacts';
import {isJsx, nodesOf, required, withPosition} from './mdx';

/**
 * Puts a heading with the text of the error above each `<ErrorEntry of="ELEMENT_NOT_FOUND" />`. It
 * runs before the transforms that collect headings.
 *
 * @throws Error naming page and line when an error does not exist
 */
export function remarkErrors() {
  return (root: Root, file: VFile) => {
    root.children = root.children.flatMap((node): RootContent[] => {
      if (!isJsx(node) || node.name !== 'ErrorEntry') {
        return [node];
      }
      const name = required(file, node);
      const label = withPosition(file, node, () => errorLabel(name));
      const [heading] = nodesOf(`### \`${label}\``);
      return [{...heading!, data: {hProperties: {id: errorId(name)}}}, node];
    });
  };
}
