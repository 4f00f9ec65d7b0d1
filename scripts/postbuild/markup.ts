// cspell:ignore onopentag ontext onclosetag
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {globSync} from 'tinyglobby';

/** Script types that the browser keeps as data. */
const DATA = /\bjson\b/;
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href']);

/** What the elements of a page say, in the order of the page. */
export interface Markup {
  readonly tags: Set<string>;
  readonly ids: Set<string>;
  readonly classes: Set<string>;
  /** Style attributes. */
  readonly styles: string[];
  /** Addresses of links. */
  readonly links: string[];
  /** Texts of the inline scripts. */
  readonly scripts: string[];
  /** The content security policy that the page has before its first script. */
  policy?: string;
  /** Elements with scripts that such a policy never runs: event handlers and `javascript:` addresses. */
  readonly handlers: string[];
}

/** A page of a build; `file` is its path with slashes. */
export interface MarkedPage {
  readonly file: string;
  readonly html: string;
  readonly markup: Markup;
}

const isJavaScript = (value: string): boolean =>
  URL.canParse(value) && new URL(value).protocol === 'javascript:';

/** Whether a browser takes what a `meta` names for a policy, in any case of its letters. */
const isPolicy = (name = ''): boolean => /^content-security-policy$/i.test(name);

/** Reads the elements of a page. */
export function readMarkup(html: string): Markup {
  const markup: Markup = {
    tags: new Set(),
    ids: new Set(),
    classes: new Set(),
    styles: [],
    links: [],
    scripts: [],
    handlers: [],
  };
  let hasScript = false;
  let script: string | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const {id, class: classes, style, href, src, type = ''} = attributes;
      markup.tags.add(tag);
      if (id !== undefined) {
        markup.ids.add(id);
      }
      classes?.split(/\s+/).forEach((name) => markup.classes.add(name));
      if (style !== undefined) {
        markup.styles.push(style);
      }
      if (tag === 'a' && href !== undefined) {
        markup.links.push(href);
      } else if (tag === 'script' && !DATA.test(type)) {
        hasScript = true;
        script = src === undefined ? '' : undefined;
      } else if (tag === 'meta' && isPolicy(attributes['http-equiv'])) {
        markup.policy ??= hasScript ? undefined : attributes['content'];
      }
      for (const name in attributes) {
        const value = attributes[name]!;
        if (name.startsWith('on') || (ADDRESSES.has(name) && isJavaScript(value))) {
          markup.handlers.push(`<${tag} ${name}="${value}">`);
        }
      }
    },
    ontext(part) {
      script = script === undefined ? undefined : script + part;
    },
    onclosetag(tag) {
      if (tag === 'script' && script !== undefined) {
        markup.scripts.push(script);
        script = undefined;
      }
    },
  });
  parser.end(html);
  return markup;
}

/** Reads all pages of a build, one after the other, in the order of their paths. */
export async function* readPages(outDir: string): AsyncGenerator<MarkedPage> {
  for (const file of globSync('**/*.html', {cwd: outDir}).sort()) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    yield {file, html, markup: readMarkup(html)};
  }
}
