// cspell:ignore domhandler
import type {CheerioAPI} from 'cheerio';
import {isTag} from 'domhandler';

/** Script types that the browser keeps as data. */
const DATA = /\bjson\b/;
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href']);

/** What the elements of a page say, in the order of the page. */
export interface Markup {
  readonly ids: Set<string>;
  /** Addresses of links. */
  readonly links: string[];
  /** Texts of the inline scripts. */
  readonly scripts: string[];
  /** Elements with scripts that no policy lets run: event handlers and `javascript:` addresses. */
  readonly handlers: string[];
}

const isJavaScript = (value: string): boolean =>
  URL.canParse(value) && new URL(value).protocol === 'javascript:';

/** Reads the elements of a page. */
export function readMarkup($: CheerioAPI): Markup {
  const markup: Markup = {
    ids: new Set(),
    links: [],
    scripts: [],
    handlers: [],
  };
  for (const element of $('*').toArray().filter(isTag)) {
    const {name: tag, attribs} = element;
    const {id, href, src, type = ''} = attribs;
    if (id !== undefined) {
      markup.ids.add(id);
    }
    if (tag === 'a' && href !== undefined) {
      markup.links.push(href);
    } else if (tag === 'script' && src === undefined && !DATA.test(type)) {
      markup.scripts.push($(element).text());
    }
    for (const [name, value] of Object.entries(attribs)) {
      if (name.startsWith('on') || (ADDRESSES.has(name) && isJavaScript(value))) {
        markup.handlers.push(`<${tag} ${name}="${value}">`);
      }
    }
  }
  return markup;
}
