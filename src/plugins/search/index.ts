import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchMode, type SearchMode} from '../../environment/searchMode';
import {lastBuildIndex} from './lastBuild';
import {applyPatches, MODAL_HEAD, MODAL_PATCHES} from './patches';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const COMPONENTS = path.resolve(__dirname, '../../components/Search');

/**
 * Puts our client behind the theme's search. The theme's bar takes no properties and DocSearch's
 * modal brings a client of its own, so names are led elsewhere: DocSearch's modal and keys to
 * wrappers of ours, and `@site-search/…` to what the mode of the search asks for.
 */
export default function search(context: LoadContext): Plugin {
  const mode = searchMode();
  return {
    name: 'site-search',
    configureWebpack(config, isServer) {
      const aliases = {
        '@docsearch/react/modal$': path.join(COMPONENTS, 'Modal.tsx'),
        '@docsearch/react/useDocSearchKeyboardEvents$': path.join(COMPONENTS, 'keyboard.ts'),
        '@site-search/modal$': patchedModal(context.generatedFilesDir),
        '@site-search/keyboard$': docSearchFile('useDocSearchKeyboardEvents.js'),
        '@site-search/client$': path.join(COMPONENTS, `${mode}Client.ts`),
      };
      return {
        resolve: {alias: aliases},
        module: {rules: mode === 'embedded' ? [withoutPreconnect()] : []},
        ...(isServer ? {} : {optimization: {splitChunks: modalStylesApart(config)}}),
        ...cacheFor(config, mode, Object.values(aliases)),
        ...(config.mode === 'development' ? {devServer: lastBuildIndex(context)} : {}),
      };
    },
  };
}

function docSearchFile(name: string): string {
  return path.join(path.dirname(require.resolve('@docsearch/react/modal')), name);
}

/** Writes the patched modal into the folder of generated files, under a name that changes with its text. */
function patchedModal(generatedFilesDir: string): string {
  const source = readFileSync(docSearchFile('DocSearchModal.js'), 'utf8');
  const text = MODAL_HEAD + applyPatches(source, MODAL_PATCHES, '@docsearch/react');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = path.join(generatedFilesDir, 'site-search', `DocSearchModal.${hash}.js`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  return file;
}

/**
 * The only thing that the theme's bar puts into the head of a page is a preconnect to the hosted
 * service: with the embedded index nobody is to be connected to.
 */
function withoutPreconnect() {
  return {
    test: path.join(
      path.dirname(require.resolve('@docusaurus/theme-search-algolia')),
      'theme/SearchBar/index.js',
    ),
    resolve: {alias: {'@docusaurus/Head': path.join(COMPONENTS, 'NoHead.ts')}},
  };
}

/**
 * The generator puts all styles into one file, which every page waits for: those of the modal are
 * left to the modal.
 */
function modalStylesApart({optimization}: Configuration) {
  const chunks = optimization?.splitChunks;
  const groups = chunks ? chunks.cacheGroups : undefined;
  return groups?.styles
    ? {cacheGroups: {styles: {test: /^(?!.*@docsearch[\\/]css[\\/]dist[\\/](?:modal|style)\.css)/}}}
    : {};
}

/** The bundler's cache does not notice that a name leads elsewhere: that goes into its version. */
function cacheFor(config: object, mode: SearchMode, files: readonly string[]) {
  const {experiments} = config as {experiments?: {cache?: {version?: string}}};
  const version = experiments?.cache?.version;
  return version === undefined
    ? {}
    : {experiments: {cache: {version: [version, mode, ...files].join('-')}}};
}
