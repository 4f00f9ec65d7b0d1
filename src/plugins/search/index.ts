import type {LoadContext, Plugin} from '@docusaurus/types';
import {lastBuildIndex} from './lastBuild';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Answers with the index of the last build under `npm start`. */
export default function search(context: LoadContext): Plugin {
  return {
    name: 'site-search',
    configureWebpack(config) {
      const development = config.mode === 'development' ? {devServer: lastBuildIndex(context)} : {};
      return development as Configuration;
    },
  };
}
