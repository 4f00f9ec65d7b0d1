import type {Plugin, RouteConfig} from '@docusaurus/types';
import {exitWith} from '../../config/environment/userError';
import {addressesOf, areasOf} from '../allPages';

/** The source of each page by its path, from the site's folder on. */
function sourcesOf(routes: readonly RouteConfig[]): [string, string | undefined][] {
  return routes.flatMap(({path, metadata, routes: below = []}) => [
    [path, metadata?.sourceFilePath],
    ...sourcesOf(below),
  ]);
}

/**
 * Writes what the built site has beside the pages: search index, Markdown, social cards, redirects,
 * content security policy. The hooks of all plugins run at the same time, and before the generator
 * checks the links: `README.md` says what that forbids.
 */
export default function siteFiles(): Plugin {
  let order: string[] = [];
  return {
    name: 'site-files',
    allContentLoaded({allContent}) {
      order = areasOf(allContent).flatMap(({entries}) => addressesOf(entries));
    },
    async postBuild({outDir, baseUrl, siteConfig, routes, routesPaths}) {
      try {
        // The development server does without its parsers.
        const {writeSite} = await import('./writeSite');
        const sources = new Map(sourcesOf(routes));
        const routeOf = (path: string) => path.slice(baseUrl.length).replace(/(?:\.html|\/)$/, '');
        const target = {outDir, url: siteConfig.url, baseUrl, order: order.map(routeOf)};
        const below = routesPaths.map((path) => ({
          route: routeOf(path),
          source: sources.get(path),
        }));
        await writeSite({...target, routes: below});
      } catch (error) {
        exitWith(error);
      }
    },
  };
}
