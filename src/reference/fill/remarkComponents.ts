// cspell:ignore mdxjs
import type {Root, RootContent} from 'mdast';
import {COMPONENTS} from '../components';
import {visitJsx} from './mdx';

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
        root.children.unshift(importOf(needed, `@site/src/reference/show/${folder}`));
      }
    }
  };
}

function importOf(names: readonly string[], from: string): RootContent {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            source: {type: 'Literal', value: from},
            specifiers: names.map((name) => ({
              type: 'ImportSpecifier',
              imported: {type: 'Identifier', name},
              local: {type: 'Identifier', name},
            })),
            attributes: [],
          },
        ],
      },
    },
  };
}
