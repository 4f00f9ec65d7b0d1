import type {Root} from 'mdast';
import {COMPONENTS} from '../components';
import {nodesOf, visitJsx} from '../../mdx/nodes';

/**
 * Imports the components of the reference into the pages that have them, which need no import then.
 * As components of all MDX they would be part of the code of every page. It runs after the
 * transforms that add such elements.
 */
export function remarkComponents() {
  return (root: Root) => {
    const used = new Set<string | null>();
    visitJsx(root, ({name}) => void used.add(name));
    for (const [folder, names] of Object.entries(COMPONENTS)) {
      const needed = names.filter((name) => used.has(name));
      if (needed.length > 0) {
        const from = `@site/src/reference/show/${folder}`;
        root.children.unshift(...nodesOf(`import {${needed.join(', ')}} from '${from}';`));
      }
    }
  };
}
