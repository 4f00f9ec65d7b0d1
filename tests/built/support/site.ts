import {load, type CheerioAPI} from 'cheerio';
import {REDIRECTS} from '../../../src/config/redirects';
import {builtFiles, HOME, readBuilt, SITE} from '../../site/support/buildOutput';

// Read and parsed once for all files of tests, which share a process: do not change a page.

/** A page of the build. */
export interface BuiltPage {
  /** As in `routes.txt`: `/docs/intro`. */
  readonly route: string;
  readonly html: string;
  readonly $: CheerioAPI;
  /** The ids of its elements, in their order. */
  readonly ids: readonly string[];
}

type Parsed = Pick<BuiltPage, '$'>;

/** The values of an attribute, of the elements that have it. */
export const valuesOf = ({$}: Parsed, selector: string, name: string): string[] =>
  $(selector)
    .map((_, element) => $(element).attr(name))
    .get();

/** The texts of elements. */
export const textsOf = ({$}: Parsed, selector: string): string[] =>
  $(selector)
    .map((_, element) => textOf($(element)))
    .get();

/** The text of an element, without what is only there for links to headings. */
export const textOf = (element: {text(): string}): string =>
  element.text().replaceAll('\u200b', '').trim();

function readPage(file: string): BuiltPage {
  const route = `/${file.replace(/^index\.html$|(?<!^404)\.html$/, '')}`;
  const html = readBuilt(file);
  const $ = load(html);
  return {route, html, $, ids: valuesOf({$}, '[id]', 'id')};
}

const redirects = new Map(REDIRECTS.map(({from, to}) => [from as string, to as string]));

/** What is at each address: pages, redirects, and the page for a missing address. */
export const ALL_PAGES = builtFiles(/\.html$/)
  // The copies in folders.
  .filter((name) => !name.endsWith('/index.html'))
  .sort()
  .map(readPage);

/** The pages themselves. */
export const PAGES = ALL_PAGES.filter(({route}) => !redirects.has(route) && route !== '/404.html');

/** The home page, the search, and lists of pages. */
const LIST = /^\/(?:$|pages$|search$|blog$|blog\/(?:archive|authors|tags|page)\b)/;

/** The pages of the four areas, and the posts. */
export const DOCUMENTS = PAGES.filter(({route}) => !LIST.test(route));

const byRoute = new Map(ALL_PAGES.map((page) => [page.route, page]));

/** @throws Error when the build has no such page */
export function pageAt(route: string): BuiltPage {
  const page = byRoute.get(route);
  if (!page) {
    throw new Error(`The build has no page ${route}.`);
  }
  return page;
}

/** The values that are there before. */
export const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) < index);

/** The texts that are not among others. */
export function lacking(others: readonly string[], texts: readonly string[]): string[] {
  const all = new Set(others);
  return texts.filter((text) => !all.has(text));
}

const OTHER_FILES = new Set(builtFiles(/\.(?!html$)\w+$/).map((name) => `/${name}`));

/**
 * Why a link leads nowhere.
 *
 * @param link as a page or a file has it
 * @param base the address that it is relative to
 * @returns nothing for a link that has a target, or that leads to another site
 */
export function linkError(link: string, base: string): string | undefined {
  if (!URL.canParse(link, base)) {
    return 'is not a valid address';
  }
  const {origin, href, pathname, hash} = new URL(link, base);
  const isBelow = `${href}/`.startsWith(HOME);
  if (origin !== SITE.url || (!isBelow && /^https?:/.test(link))) {
    return undefined;
  }
  if (!isBelow) {
    return `is outside of the base path ${SITE.baseUrl}`;
  }
  const route = decodeURIComponent(pathname.slice(SITE.baseUrl.length - 1));
  if (redirects.has(route)) {
    return `is redirected to ${redirects.get(route)}`;
  }
  if (!byRoute.has(route) && !OTHER_FILES.has(route)) {
    return 'has no page and no file';
  }
  // The Markdown of a page has the places of the page.
  const ids = byRoute.get(route.replace(/\.md$/, ''))?.ids;
  const id = decodeURIComponent(hash.slice(1));
  return !ids || id === '' || ids.includes(id) ? undefined : `has no element with the id "${id}"`;
}
