import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

/** Replaces a module that this site does without. */
export const EMPTY = path.join(__dirname, 'empty.js');

/** Folders whose files end up in compiled pages, though no page imports them. */
const INPUTS = [
  'src/{framework,knowledge,remark,samples}/**',
  'src/reference/{fill,names}/**',
  'static/schema/**',
];

/**
 * The inputs by which the bundler's cache is evicted: facts, samples, and Markdown transforms. The
 * bundler knows a page by the page's own text: it would go on showing the sample of the build
 * before, and would not notice that a region is gone.
 */
export function cacheInputs(siteDir: string): string[] {
  // Maven writes into `target`.
  const options = {cwd: siteDir, absolute: true, dot: true, ignore: '**/target/**'};
  return globSync(INPUTS, options).sort();
}

/** What is set in the bundler for all pages. */
export default function bundler({siteDir, baseUrl}: LoadContext): Plugin {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
  return {
    name: 'bundler',
    // Some of the keys are Rspack's, which the types do not know.
    configureWebpack: ({
      mode,
      experiments = {},
    }: {
      mode?: string;
      experiments?: object;
    }): object => ({
      // Imports a file as its text when the import ends in `?raw`, as Vitest does.
      module: {rules: [{resourceQuery: /^\?raw$/, type: 'asset/source'}]},
      // Code is highlighted at build (`src/remark/rehypeHighlight.ts`): this client module would
      // bring Prism along.
      resolve: {alias: {[path.join(theme, 'prism-include-languages.js')]: EMPTY}},
      ...('cache' in experiments && experiments.cache
        ? {experiments: {cache: {buildDependencies: cacheInputs(siteDir)}}}
        : {}),
      ...(mode === 'development' ? {devServer: {static: [lastIndex(siteDir, baseUrl)]}} : {}),
    }),
  };
}

/**
 * Answers with the index of the last build under `npm start`: pages of the development server are
 * not rendered, so an index cannot be made of them.
 */
const lastIndex = (siteDir: string, baseUrl: string) => ({
  publicPath: `${baseUrl}search`,
  directory: path.join(siteDir, 'build', 'search'),
  // The folder itself has the address of the search page.
  serveIndex: false,
  staticOptions: {index: false, redirect: false},
  watch: false,
});
