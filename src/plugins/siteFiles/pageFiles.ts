// cspell:ignore domhandler
import {constants} from 'node:fs';
import {copyFile, mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import type {Element} from 'domhandler';
import {globSync} from 'tinyglobby';
import {openPage} from './openPage';
import {UserError} from '../../config/environment/userError';
import {readSections} from './search/readSections';
import {twinOf} from './twins/twin';
import type {PostbuildStep} from './builtSite';
import {counted} from '../../reference/counted';

/** In the breadcrumbs of a page, the categories above it. */
const PARENTS = '.theme-doc-breadcrumbs li:not(:last-child)';

/**
 * First postbuild step: moves each `docs/intro.html` to `docs/intro/index.html`. The generator writes
 * the first, because addresses have no slash at their end; with the second, the address with a slash
 * works too.
 */
export const folders: PostbuildStep = async ({outDir}) => {
  const ignore = ['404.html', '**/index.html'];
  const files = globSync('**/*.html', {cwd: outDir, absolute: true, ignore});
  await Promise.all(
    files.map(async (file) => {
      const folder = file.slice(0, -'.html'.length);
      await mkdir(folder, {recursive: true});
      await rename(file, path.join(folder, 'index.html'));
    }),
  );
  return counted(files.length, 'page');
};

/**
 * Postbuild step: reads from each page all that the other steps need, so that it is parsed once.
 * @throws UserError when a page has no title
 */
export const reading: PostbuildStep = async (site) => {
  for (const file of globSync(['**/index.html', '404.html'], {cwd: site.outDir}).sort()) {
    const html = await readFile(path.join(site.outDir, file), 'utf8');
    const route = file.replace(/\/?(?:index)?\.html$/, '');
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
    if (!title?.trim()) {
      throw new UserError(`The page /${route} has no level-one heading: add one.`);
    }
    const content = openPage($, route);
    site.pages.push({
      file,
      route,
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

/**
 * Last postbuild step: writes the pages, and copies each `docs/intro/index.html` to
 * `docs/intro.html`. GitHub Pages then answers `/docs/intro`, the form of every link and canonical
 * address, with the page instead of a redirect to `/docs/intro/`.
 *
 * @throws Error when a file of that name exists
 */
export const writing: PostbuildStep = async ({outDir, pages}) => {
  await Promise.all(pages.map(({file, html}) => writeFile(path.join(outDir, file), html)));
  const files = globSync('*/**/index.html', {cwd: outDir, absolute: true});
  await Promise.all(
    files.map((file) => copyFile(file, `${path.dirname(file)}.html`, constants.COPYFILE_EXCL)),
  );
  return `${counted(pages.length, 'page')}, flat: ${files.length}`;
};
