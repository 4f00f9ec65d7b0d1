import type {Plugin, RouteConfig} from '@docusaurus/types';
import {exitWith} from '../../config/environment/userError';

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
  return {
    name: 'site-files',
    async postBuild({siteDir, outDir, baseUrl, siteConfig, routes, routesPaths}) {
      try {
        // The development server does without its parsers.
        const {writeSite} = await import('./writeSite');
        const sources = new Map(sourcesOf(routes));
        const below = routesPaths.map((path) => ({
          route: path.slice(baseUrl.length).replace(/(?:\.html|\/)$/, ''),
          source: sources.get(path),
        }));
        await writeSite({siteDir, outDir, url: siteConfig.url, baseUrl, routes: below});
      } catch (error) {
        exitWith(error);
      }
    },
  };
}
