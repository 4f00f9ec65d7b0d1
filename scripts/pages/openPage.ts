// cspell:ignore domhandler
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {globSync} from 'tinyglobby';

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
 * Parses a built page.
 *
 * @param html of the page
 * @param path below the base path, without slashes at its ends
 * @returns nothing for a page without content of its own: it has no main part, it has `noindex`, or
 * it is a list of other pages
 */
export function openPage(html: string, path: string): OpenPage | undefined {
  const $ = load(html);
  // Searching the whole page for each would take longer than to parse it.
  const head = $.root().children('html').children('head');
  const meta = (name: string) => head.children(`meta[name="${name}"]`).attr('content');
  const main = $('main').first();
  // The home page and the lists repeat, in short, what other pages say.
  const isList = /^(?:|blog\/(?:archive|authors|tags|page)(?:\/.*)?)$/.test(path);
  if (isList || main.length === 0 || meta('robots')?.includes('noindex')) {
    return undefined;
  }
  const content = main.find<Element>('.theme-doc-markdown, article .markdown').first();
  return {$, path, head, main, content: content.length > 0 ? content : main, meta};
}

/**
 * Parses the pages of a built site one after the other, in the order of their paths.
 *
 * @param outDir folder of the build, where each page has a folder of its own
 */
export async function* openPages(outDir: string): AsyncGenerator<OpenPage> {
  for (const file of globSync('**/index.html', {cwd: outDir}).sort()) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    const page = openPage(html, file.replace(/\/?index\.html$/, ''));
    if (page) {
      yield page;
    }
  }
}
