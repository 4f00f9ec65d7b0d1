import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {UserError} from '../../config/environment/userError';
import {counted} from '../../reference/counted';
import {fileOf, type SiteStep} from './builtSite';
import {openPage, type Element} from './openPage';
import {readSections} from './search/readSections';
import {twinOf} from './twins/twin';

/** In the breadcrumbs of a page, the categories above it. */
const PARENTS = '.theme-doc-breadcrumbs li:not(:last-child)';

/**
 * Reads from each page all that the other steps need, so that it is parsed once.
 * @throws UserError when a page has no title
 */
export const readPages: SiteStep = async (site) => {
  // The pages of a folder before the page that has the name of the folder.
  const placeOf = (route: string) => path.posix.join(route, 'index.html');
  const routes = [...site.routes].sort((a, b) => (placeOf(a.route) < placeOf(b.route) ? -1 : 1));
  for (const {route, source} of routes) {
    const html = await readFile(path.join(site.outDir, fileOf(route)), 'utf8');
    const $ = load(html);
    const textsOf = (selector: string) =>
      $(selector)
        .map((_, element) => $(element).text())
        .get();
    const valuesOf = (tag: string, name: string) =>
      $('html')
        .find<Element>(`${tag}[${name}]`)
        .map((_, {attribs}) => attribs[name])
        .get();
    const [title] = textsOf('h1');
    const name = source ?? `The page /${route}`;
    if (!title?.trim()) {
      throw new UserError(`${name} has no level-one heading: add one.`);
    }
    const content = openPage($, route);
    site.pages.push({
      route,
      name,
      html,
      title: title.trim(),
      description: $('meta[name="description"]').attr('content') ?? '',
      // The link to the home page is an icon.
      trail: textsOf(PARENTS).filter(Boolean),
      ids: new Set(valuesOf('*', 'id')),
      links: valuesOf('a', 'href'),
      scripts: textsOf('script:not([src], [type*="json"])'),
      search: content && readSections(content),
      // Last, because the page loses what Markdown has no form for.
      twin: content && twinOf(content, site),
    });
  }
  return counted(site.pages.length, 'page');
};
