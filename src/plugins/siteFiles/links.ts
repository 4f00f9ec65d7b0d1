import {statSync} from 'node:fs';
import path from 'node:path';
import {AGENTS_FILE} from '../../config/assistants';
import {throwAll} from '../../config/environment/userError';
import {REDIRECTS} from '../../config/redirects';
import {SAMPLES_ARCHIVE} from '../../config/sampleArchive';
import {counted} from '../../reference/counted';
import type {BuiltSite, SiteStep} from './builtSite';

/** What hooks of other plugins write at the same time: whether it is there yet depends on chance. */
const OTHERS = [
  AGENTS_FILE,
  SAMPLES_ARCHIVE,
  'sitemap.xml',
  ...['rss.xml', 'atom.xml', 'feed.json'].map((feed) => `blog/${feed}`),
];

/**
 * Finds the internal links of a built site that have no target. The generator, which checks the
 * links after this, knows those of Markdown and of its own component only, not `<a href>` in MDX, in
 * components, and in the configuration.
 *
 * @returns one line for each error: page, link, and reason
 */
export function findBrokenLinks({outDir, url, baseUrl, pages}: BuiltSite): string[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const redirects = new Map(REDIRECTS.map(({from, to}) => [from.slice(1), to]));

  const isFile = (route: string) =>
    OTHERS.includes(route) || statSync(path.join(outDir, route), {throwIfNoEntry: false})?.isFile();

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

  // What the navbar or the footer links to, every page does.
  const namesByError = new Map<string, string[]>();
  for (const {route, name, links} of pages) {
    for (const link of new Set(links)) {
      const reason = errorOf(route, link);
      if (reason) {
        const error = `links to ${link}, which ${reason}.`;
        namesByError.set(error, [...(namesByError.get(error) ?? []), name]);
      }
    }
  }
  return [...namesByError].map(([error, [first, ...others]]) => {
    const more = others.length > 0 ? ` (and ${counted(others.length, 'other page')})` : '';
    return `${first}${more} ${error}`;
  });
}

/** No internal link of any page is broken. */
export const links: SiteStep = (site) => {
  throwAll(findBrokenLinks(site), 'Correct these links and build again.');
  return 'no internal link is broken';
};
