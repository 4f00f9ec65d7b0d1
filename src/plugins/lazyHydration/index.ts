import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** In the registry of chunks: the function that loads a page of the docs. */
const LOAD_PAGE = String.raw`\[(\(\) => import\([^)]*"@site\/(?:api|community|contributing|docs)\/[^")]*\.mdx?"\))`;

/**
 * Hydrates the first page that a reader opens at the first input of the reader: its text is
 * in the HTML, and its code, which is as large as the text, is prefetched meanwhile. The shell around
 * it (navbar, sidebar, table of contents, footer) is hydrated at once, from the outline in the HTML.
 */
export default function lazyHydration({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const registry = {
    test: path.join(generatedFilesDir, 'registry.js'),
    loader: path.join(__dirname, 'wrapLoaders.cjs'),
    options: {
      pattern: LOAD_PAGE,
      wrapper: path.join(siteDir, 'src/components/LazyContent/firstPage.ts'),
    },
  };
  return {
    name: 'lazy-hydration',
    configureWebpack: () => ({module: {rules: [registry]}}),
  };
}
