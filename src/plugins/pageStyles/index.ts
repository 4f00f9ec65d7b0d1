import type {Plugin} from '@docusaurus/types';
import {REFERENCE_COMPONENTS} from '../referenceComponents';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Folders below `src` whose styles come with the code that a reader's input loads. */
const DIALOGS = ['theme/SearchBar/Dialog', 'theme/SearchBar/AskAi', 'components/Shortcuts/Dialog'];

/**
 * Folders below `src` and of the classic theme whose styles few pages need, by the name of the file
 * that those pages link.
 */
const PARTS = {
  'styles-home': ['pages/_home'],
  'styles-commands': ['components/ButtonLink', 'components/CommandLine'],
  'styles-reference': REFERENCE_COMPONENTS.map((name) => `components/${name}`),
  'styles-facts': ['components/ErrorEntry', 'components/FactSheet', 'components/LinkedCode'],
  'styles-blog': ['css/blog.css', String.raw`theme/Blog\w*`],
  'styles-configuration': ['components/ConfigReference'],
  'styles-diagrams': ['components/Diagram'],
  'styles-tools': [
    'components/ConfigCheck',
    'components/LogReader',
    'components/PasteBox',
    'components/ProjectStarter',
    'components/RenamedKeys',
    'components/SamplesDownload',
  ],
  'styles-community': ['components/Supporters', 'components/Team'],
  'styles-search': ['theme/SearchPage'],
};

/**
 * Splits the styles of few pages from those that every page waits for. The generator puts all into
 * one file. `scripts/postbuild/styles.ts` links the parts in the pages.
 */
export default function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    // The bundler's minimizer writes CSS for the browsers in package.json. To do the same before, in
    // each file, costs a second of a build.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
    configureWebpack: (config, isServer) =>
      isServer || config.mode === 'development'
        ? {}
        : {optimization: {splitChunks: {cacheGroups: groups(config)}}},
  };
}

const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');

function groups({optimization}: Configuration) {
  const chunks = optimization?.splitChunks;
  const styles = chunks ? chunks.cacheGroups?.styles : undefined;
  if (!styles || typeof styles !== 'object') {
    return {};
  }
  const parts = Object.entries(PARTS).map(([name, folders]) => [
    name,
    {...styles, name, test: new RegExp(pathOf(folders))},
  ]);
  const apart = [...DIALOGS, ...Object.values(PARTS).flat()];
  return {
    ...Object.fromEntries(parts),
    styles: {test: new RegExp(`^(?!.*${pathOf(apart)})`)},
  };
}

const pathOf = (folders: readonly string[]): string =>
  `/(?:src|theme-classic/lib)/(?:${folders.join('|')})(?:/|$)`.replaceAll('/', String.raw`[\\/]`);
