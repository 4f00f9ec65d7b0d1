import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Answers with the index of the last build under `npm start`: pages of the development server are
 * not rendered, so an index cannot be made of them.
 */
export default function search({siteDir, baseUrl}: LoadContext): Plugin {
  const lastBuild = {
    publicPath: `${baseUrl}search`,
    directory: path.join(siteDir, 'build', 'search'),
    // The folder itself has the address of the search page.
    serveIndex: false,
    staticOptions: {index: false, redirect: false},
    watch: false,
  };
  return {
    name: 'site-search',
    configureWebpack: ({mode}) =>
      (mode === 'development' ? {devServer: {static: [lastBuild]}} : {}) as Configuration,
  };
}
