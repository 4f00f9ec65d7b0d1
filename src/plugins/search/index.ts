import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface Middleware {
  name: string;
  path: string;
  middleware: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/**
 * Settings of the development server that answer with the index of the last build: pages of the
 * development server are not rendered, so an index cannot be made of them.
 *
 * @param context of the plugin
 */
export function lastBuildIndex({siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>): {
  setupMiddlewares: (middlewares: Middleware[]) => Middleware[];
} {
  const file = path.join(siteDir, 'build', 'search', 'index.json');
  return {
    // In place, because the generator appends the result to its own list, where every address is
    // answered with the home page.
    setupMiddlewares(middlewares) {
      middlewares.unshift({
        name: 'site-search',
        path: `${baseUrl}search/index.json`,
        async middleware(_, response) {
          const index = await readFile(file).catch(() => undefined);
          response.statusCode = index ? 200 : 404;
          response.setHeader('Content-Type', 'application/json');
          response.setHeader('Cache-Control', 'no-store');
          response.end(index);
        },
      });
      return middlewares;
    },
  };
}

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
