import type {LoadContext, Plugin} from '@docusaurus/types';
import {lastBuildIndex} from './lastBuild';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Leaves the styles of the dialogs to the dialogs, and answers with the index of the last build
 * under `npm start`.
 */
export default function search(context: LoadContext): Plugin {
  return {
    name: 'site-search',
    configureWebpack(config, isServer) {
      return {
        ...(isServer ? {} : {optimization: {splitChunks: dialogStylesApart(config)}}),
        ...(config.mode === 'development' ? {devServer: lastBuildIndex(context)} : {}),
      };
    },
  };
}

/** The generator puts all styles into one file, for which every page waits. */
function dialogStylesApart({optimization}: Configuration) {
  const chunks = optimization?.splitChunks;
  const groups = chunks ? chunks.cacheGroups : undefined;
  return groups?.styles
    ? {
        cacheGroups: {
          styles: {test: /^(?!.*[\\/](?:SearchBar|Shortcuts)[\\/](?:Dialog|AskAi)[\\/])/},
        },
      }
    : {};
}
