import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {REFERENCE_COMPONENTS} from '../../reference/components';

const own = (file: string) => path.join(__dirname, file);

/** Folders whose files end up in compiled pages, though no page imports them. */
const INPUTS = [
  'src/{config,framework,knowledge,lib,mdx,remark,sampleReader,samples}/**',
  'src/reference/{*.ts,{api,insert,names}/**}',
  'static/schema/**',
];

/** Modules that are together in a file of their own. */
const GROUPS = {
  // They repeat the addresses of all pages, which compression finds in the last 32 KB only. The
  // rest of the code keeps its file when a page is added.
  routes: {
    name: 'main-routes',
    test: /[\\/]\.docusaurus[\\/](?:globalData\.json|registry\.js|routes\.js|routesChunkNames\.json)$/,
    chunks: 'initial',
    enforce: true,
  },
  // Without it each page that shows a method would have a copy.
  reference: {
    name: 'reference',
    test: new RegExp(
      String.raw`[\\/]reference[\\/]show[\\/](?:${REFERENCE_COMPONENTS.join('|')})[\\/]`,
    ),
    type: /javascript/,
    chunks: 'async',
    enforce: true,
  },
} as const;

/** One function of `tslib` instead of all: a CommonJS module calls it, so none can be left out. */
const TSLIB = {
  include: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
  resolve: {alias: {tslib$: own('tslib.js')}},
};

/**
 * The inputs by which the bundler's cache is evicted: facts, samples, and Markdown transforms. The
 * bundler knows a page by the page's own text: it would go on showing the sample of the build
 * before, and would not notice that a region is gone.
 */
export function cacheInputs(siteDir: string): string[] {
  // Maven writes into `target`.
  const options = {cwd: siteDir, absolute: true, dot: true, ignore: '**/target/**'};
  // As the bundler knows them: with the separators of the system.
  return globSync(INPUTS, options).map(path.normalize).sort();
}

/** What is set in the bundler for all pages. */
export default function bundler({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
  return {
    name: 'bundler',
    // Some of the keys are Rspack's, which the types do not know.
    configureWebpack: (
      {mode, experiments = {}}: {mode?: string; experiments?: object},
      isServer,
    ): object => {
      const rspack = experiments as {lazyBarrel?: boolean; cache?: {version: string}};
      // The generator sets what Rspack does by default since 1.6, and warns about since 1.7.
      delete rspack.lazyBarrel;
      const served = mode === 'production' && !isServer;
      return {
        module: {rules: served ? [TSLIB] : []},
        // Code is highlighted at build (`src/remark/rehypeHighlight.ts`): this client module would
        // bring Prism along.
        resolve: {
          alias: {[path.join(theme, 'prism-include-languages.js')]: own('empty.js')},
        },
        ...(served ? {optimization: {splitChunks: {cacheGroups: GROUPS}}} : {}),
        ...(rspack.cache && {
          experiments: {
            cache: {
              // Compiled pages contain the address of the site, and that of its sources.
              version: [
                rspack.cache.version,
                baseUrl,
                siteConfig.customFields?.['sourceUrl'],
              ].join(),
              buildDependencies: cacheInputs(siteDir),
            },
          },
        }),
        ...(mode === 'development' ? {devServer: {static: [lastIndex(siteDir, baseUrl)]}} : {}),
      };
    },
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
