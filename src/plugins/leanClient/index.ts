import path from 'node:path';
import type {DocusaurusConfig, Plugin, LoadContext} from '@docusaurus/types';
import {EMPTY} from '../bundler';
import {REFERENCE_COMPONENTS} from '../../reference/components';

const own = (file: string) => path.join(__dirname, file);

/** Keys of the configuration that no code of the theme or of the site reads in the browser. */
const BUILD_ONLY: readonly (keyof DocusaurusConfig | `themeConfig.${string}`)[] = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'stylesheets',
  'themeConfig.prism',
  'themes',
];

/** Of an area: titles and descriptions of all pages, which only cards and generated indexes show. */
const VERSION_OF_DOCS = /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/][\w-]+\.json$/;

/** In the registry of chunks: the name and the id of a module, which only the server's renderer reads. */
const SERVER_NAMES = String.raw`, ("[^"\n]*"), require\.resolveWeak\(\1\)\]`;

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

/** Items of the navbar that read the lists of pages of each area. */
const DOCS_ITEMS = ['Doc', 'DocSidebar', 'DocsVersionDropdown', 'DocsVersion'] as const;

/** Items of the navbar that the theme brings and not every site has. */
const NAVBAR_ITEMS = [...DOCS_ITEMS, 'LocaleDropdown'] as const;

/** The lists of pages of each area: addresses that the routes have too. */
const LISTS_OF_DOCS = ['docs', 'draftIds'].map(
  (name) => `docusaurus-plugin-content-docs.*.versions.*.${name}.*`,
);

/** Finds the items of the navbar that the site does not have. */
function unusedNavbarItems({navbar}: LoadContext['siteConfig']['themeConfig']) {
  const configured = JSON.stringify(navbar ?? {}).toLowerCase();
  return NAVBAR_ITEMS.filter((name) => !configured.includes(`"${name.toLowerCase()}"`));
}

/**
 * Leaves out of the browser's code what only the build uses. What has another form than a rule
 * expects stays as it is. tests/bench/README.md has the gain of each rule.
 */
export default function leanClient({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const unused = unusedNavbarItems(siteConfig.themeConfig);
  const readsDocs = DOCS_ITEMS.some((name) => !unused.includes(name));
  const rules = [
    {
      test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
      loader: own('omitKeys.cjs'),
      options: {keys: BUILD_ONLY},
    },
    {
      test: path.join(generatedFilesDir, 'registry.js'),
      loader: own('replace.cjs'),
      options: {pattern: SERVER_NAMES, text: ']'},
    },
    {
      test: VERSION_OF_DOCS,
      loader: own('omitKeys.cjs'),
      options: {keys: ['version.docs', 'version.docsSidebars.**.docId']},
    },
    {
      test: path.join(generatedFilesDir, 'globalData.json'),
      loader: own('omitKeys.cjs'),
      options: {keys: readsDocs ? [] : LISTS_OF_DOCS},
    },
    {
      include: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
      resolve: {alias: {tslib$: own('tslib.js')}},
    },
  ];
  return {
    name: 'lean-client',
    configureWebpack: (config, isServer) =>
      isServer || config.mode === 'development'
        ? {}
        : {
            module: {rules},
            optimization: {splitChunks: {cacheGroups: GROUPS}},
            resolve: {
              alias: Object.fromEntries(
                unused.map((name) => [`@theme/NavbarItem/${name}NavbarItem`, EMPTY]),
              ),
            },
          },
  };
}
