import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {REDIRECTS} from '../../src/config/redirects';
import {ADDRESSES_FILE, type ListedPage} from '../../src/data/addresses';
import {unpack} from '../../src/search/indexFile';
import type {PageText, SectionText} from '../../src/search/types';
import type {BuiltSite, PostbuildStep} from './builtSite';

/**
 * Postbuild step after the search: the list with which the page for unknown addresses finds pages
 * that are near. The search index has the same names, but is 20 times as large.
 */
export const addresses: PostbuildStep = async (site) => {
  const index: unknown = JSON.parse(
    await readFile(path.join(site.outDir, 'search', 'index.json'), 'utf8'),
  );
  const texts = new Map(unpack(index).map((page) => [`/${page.path}`, page]));
  const titles = new Map(site.pages.map(({head}) => [`/${head.route}`, head.title]));
  const pages = (await routesOf(site)).map((route) =>
    listPage(route, titles.get(route) ?? '', texts.get(route)),
  );
  const json = JSON.stringify(pages);
  await writeFile(path.join(site.outDir, ADDRESSES_FILE), json);
  const kilobytes = (gzipSync(json).length / 1024).toFixed(1);
  return `${pages.length} pages, ${kilobytes} KB compressed`;
};

/** The published routes, which the sitemap lists. */
async function routesOf({outDir, url, baseUrl}: BuiltSite): Promise<string[]> {
  const sitemap = await readFile(path.join(outDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => `/${address.slice(url.length + baseUrl.length)}`,
  );
}

function listPage(route: string, heading: string, text: PageText | undefined): ListedPage {
  const [page, ...sections] = text?.sections ?? [];
  const earlier = REDIRECTS.filter(({to}) => to === route).map(({from}) => from);
  const names = sections
    .filter((section) => isName(route, section))
    .map(({title, anchor}) => [title, anchor] as const);
  return {
    path: route,
    // The search leaves out the home page and the lists of the blog.
    title: page?.title ?? heading,
    ...(earlier.length > 0 && {earlier}),
    ...(names.length > 0 && {names}),
  };
}

/** Whether a section is about one method, type, or key, and not about a subject. */
function isName(route: string, {kind, title}: SectionText): boolean {
  const isKey = kind === 'key' || kind === 'object';
  return isKey
    ? /^[a-z][\w.]*$/.test(title)
    : route.startsWith('/api/') && /^(?:[a-z]\w*|[A-Z]\w*[a-z][A-Z]\w*)$/.test(title);
}
