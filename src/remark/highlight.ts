import {once} from '../lib/once';
import type {NameLink} from '../reference/names/javaNames';
import {Prism} from 'prism-react-renderer';

const LANGUAGES = ['java', 'bash', 'properties', 'toml', 'groovy', 'kotlin', 'powershell'];

/** Prism with the languages of the pages, added with the first code. */
const prism = once(() => {
  // The grammars of prismjs register themselves on a global.
  const global = globalThis as {Prism?: unknown};
  const before = global.Prism;
  global.Prism = Prism;
  for (const language of LANGUAGES) {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- a fixed list, at build only
    require(`prismjs/components/prism-${language}`);
  }
  global.Prism = before;
  // The alias makes an annotation look like punctuation: the shared class comes later and wins.
  const {annotation} = Prism.languages.java as {annotation?: {alias?: string}};
  delete annotation?.alias;
  return Prism;
});

/** `public` and `static`: two elements of one class with a blank between them are one. */
const NEIGHBORS = /(<span class="token (keyword)">[^<]*)<\/span>( +)<span class="token \2">/g;
/** Shown as plain text: in Java these are two of three elements of a block of code. */
const PUNCTUATION = /<span class="token punctuation">([^<]*)<\/span>/g;

/** A token without others in it, another tag, an entity, or a character. */
const PIECES = /<span (class="token [\w-]+")>([^<]*)<\/span>|<[^>]*>|&\w+;|[^<&]/g;

/**
 * Makes tokens links, which are as many elements as before. The Tab key passes them: what they lead to
 * has a link in the text, and a sample has many names.
 */
function linkNames(html: string, links: readonly NameLink[]): string {
  const byPlace = new Map(links.map((link) => [link.at, link]));
  let at = 0;
  return html.replace(PIECES, (piece: string, attribute?: string, text?: string) => {
    const link = byPlace.get(at);
    at += text === undefined ? Number(!piece.startsWith('<')) : text.replace(/&\w+;/g, '&').length;
    return link && link.name === text
      ? `<a ${attribute} href="${link.to}" tabindex="-1">${text}</a>`
      : piece;
  });
}

/**
 * Highlights code by classes, so that both color modes are a matter of CSS.
 *
 * @param code source text
 * @param language fence language; unknown ones stay plain text
 * @param links names in the code that lead to an address
 * @returns HTML, one string a line, every line with balanced tags
 */
export function highlightLines(
  code: string,
  language: string,
  links: readonly NameLink[] = [],
): string[] {
  const {highlight, languages} = prism();
  const colored = highlight(code, languages[language] ?? {}, language)
    .replace(PUNCTUATION, '$1')
    .replace(NEIGHBORS, '$1$3');
  const html = links.length > 0 ? linkNames(colored, links) : colored;
  const open: string[] = [];
  return html.split('\n').map((line) => {
    const before = open.join('');
    for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g)) {
      if (tag === '</span>') {
        open.pop();
      } else {
        open.push(tag);
      }
    }
    return before + line + '</span>'.repeat(open.length);
  });
}

/**
 * Reads line numbers in the form of a fence's metastring.
 *
 * @param ranges numbers and ranges with commas, such as `1,4-6`
 */
export function parseLineRanges(ranges: string): Set<number> {
  const lines = new Set<number>();
  for (const range of ranges.split(',').filter(Boolean)) {
    const [from = NaN, to = from] = range.split('-').map(Number);
    for (let line = from; line <= to; line++) {
      lines.add(line);
    }
  }
  return lines;
}
