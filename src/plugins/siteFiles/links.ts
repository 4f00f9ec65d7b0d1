import {statSync} from 'node:fs';
import path from 'node:path';
import {REDIRECTS} from '../../config/redirects';
import {throwAll} from '../../config/environment/userError';
import type {BuiltSite, PostbuildStep} from './builtSite';

/**
 * Finds the internal links of a built site that have no target. The generator checks the links of
 * Markdown and of its own component only, not `<a href>` in MDX, in components, and in the
 * configuration.
 *
 * @returns one line for each error: page, link, and reason
 */
export function findBrokenLinks({outDir, url, baseUrl, pages}: BuiltSite): string[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const redirects = new Map(REDIRECTS.map(({from, to}) => [from.slice(1), to]));

  const isFile = (route: string) =>
    statSync(path.join(outDir, route), {throwIfNoEntry: false})?.isFile();

  const errorOf = (page: string, link: string): string | undefined => {
    if (!URL.canParse(link, url + baseUrl + page)) {
      return 'is not a valid address';
    }
    const address = new URL(link, url + baseUrl + page);
    if (address.origin !== new URL(url).origin) {
      return undefined;
    }
    if (!address.pathname.startsWith(baseUrl)) {
      // Another project of the host is linked by its full address.
      return /^https?:/.test(link) ? undefined : `is outside the base path ${baseUrl}`;
    }
    const route = decodeURIComponent(address.pathname.slice(baseUrl.length));
    const redirect = redirects.get(route);
    if (redirect !== undefined) {
      return `is redirected: link to ${redirect}`;
    }
    if (route.endsWith('/')) {
      return 'ends with a slash: remove it';
    }
    const target = byRoute.get(route);
    if (!target) {
      return isFile(route) ? undefined : 'has no page and no file';
    }
    const id = decodeURIComponent(address.hash.slice(1));
    return id === '' || target.ids.has(id) ? undefined : `has no element with the id "${id}"`;
  };

  return pages.flatMap(({route, links}) =>
    [...new Set(links)].flatMap((link) => {
      const error = errorOf(route, link);
      return error ? [`The page /${route} links to ${link}, which ${error}.`] : [];
    }),
  );
}

/** Postbuild step: no internal link of any page is broken. */
export const links: PostbuildStep = (site) => {
  throwAll(findBrokenLinks(site), 'Correct these links and build again.');
  return 'no internal link is broken';
};
