import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the highlighter out of the reader's browser: code is highlighted at build
 * (`src/remark/rehypeHighlight.ts`), and the classic theme's client module that would bring Prism
 * along is replaced by an empty one.
 */
export default function buildTimeHighlighting(): Plugin {
  const clientModule = path.join(
    path.dirname(require.resolve('@docusaurus/theme-classic')),
    'prism-include-languages.js',
  );
  return {
    name: 'build-time-highlighting',
    configureWebpack: () => ({
      resolve: {alias: {[clientModule]: path.join(__dirname, 'empty.js')}},
    }),
  };
}
