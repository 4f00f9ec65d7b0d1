import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {UserError} from '../../config/environment/userError';
import {counted} from '../../lib/counted';
import {fileOf, type BuildTarget, type BuiltPage, type SiteStep} from './builtSite';
import {openPage} from './openPage';
import {readSections} from './search/readSections';
import {twinOf} from './twins/twin';

/** In the breadcrumbs of a page, the categories above it. */
const PARENTS = '.theme-doc-breadcrumbs li:not(:last-child)';

/**
 * Reads from a page all that the steps need, so that it is parsed once.
 * @throws UserError when it has no title
 */
function readPage(html: string, route: string, name: string, site: BuildTarget): BuiltPage {
  const $ = load(html);
  const textsAt = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).text())
      .get();
  const [title] = textsAt('h1');
  if (!title?.trim()) {
    throw new UserError(`${name} has no level-one heading: add one.`);
  }
  const content = openPage($, route);
  return {
    route,
    name,
    html,
    title: title.trim(),
    description: $('meta[name="description"]').attr('content') ?? '',
    // The link to the home page is an icon.
    trail: textsAt(PARENTS).filter(Boolean),
    scripts: textsAt('script:not([src], [type*="json"])'),
    search: content && readSections(content),
    // Last, because the page loses what Markdown has no form for.
    twin: content && twinOf(content, site),
  };
}

/**
 * Reads all pages.
 * @throws UserError when a page has no title
 */
export const readPages: SiteStep = async (site) => {
  // The pages of a folder before the page that has the name of the folder.
  const placeOf = (route: string) => path.posix.join(route, 'index.html');
  const routes = [...site.routes].sort((a, b) => (placeOf(a.route) < placeOf(b.route) ? -1 : 1));
  for (const {route, source} of routes) {
    const html = await readFile(path.join(site.outDir, fileOf(route)), 'utf8');
    const name = source ?? `The page /${route}`;
    site.pages.push(readPage(html, route, name, site));
  }
  return counted(site.pages.length, 'page');
};
