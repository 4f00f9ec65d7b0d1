import type {Cheerio, CheerioAPI} from 'cheerio';
import {ofKind} from '../../marks';

/** An element of a page, and what may be in it. */
export type Element = ReturnType<Cheerio<never>['children']>[number];
export type AnyNode = Element['childNodes'][number];

/** The element with the text of a page, and the one of a post; the generator's own feeds find the latter by this id too. */
const CONTENT = `${ofKind('content')}, #__blog-post-container`;

/** A page of the built site that has content of its own. */
export interface OpenPage {
  readonly $: CheerioAPI;
  /** Path below the base path, without slashes at its ends. */
  readonly path: string;
  readonly head: Cheerio<Element>;
  readonly main: Cheerio<Element>;
  /** What the writer wrote: without breadcrumbs, contents, and the links below the text. */
  readonly content: Cheerio<Element>;
  /** The content of a `meta` element. */
  readonly meta: (name: string) => string | undefined;
}

/**
 * Whether a page is the home page or a list, which repeat, in short, what other pages say.
 *
 * @param path below the base path, without slashes at its ends
 */
export const isList = (path: string): boolean =>
  /^(?:|blog\/(?:archive|authors|tags|page)(?:\/.*)?)$/.test(path);

/**
 * Finds the parts of a built page.
 *
 * @param $ the page
 * @param path below the base path, without slashes at its ends
 * @returns nothing for a page without content of its own: it has no main part, it has `noindex`, or
 * it is a list of other pages
 */
export function openPage($: CheerioAPI, path: string): OpenPage | undefined {
  // Searching the whole page for each would take longer than to parse it.
  const head = $.root().children('html').children('head');
  const meta = (name: string) => head.children(`meta[name="${name}"]`).attr('content');
  const main = $('main').first();
  if (isList(path) || main.length === 0 || meta('robots')?.includes('noindex')) {
    return undefined;
  }
  const content = main.find<Element>(CONTENT).first();
  return {$, path, head, main, content: content.length > 0 ? content : main, meta};
}
