import {Prism} from 'prism-react-renderer';

// The grammars of prismjs register themselves on a global.
(globalThis as {Prism?: unknown}).Prism = Prism;
for (const language of ['java', 'bash', 'properties', 'toml', 'groovy', 'kotlin', 'powershell']) {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a fixed list, at build only
  require(`prismjs/components/prism-${language}`);
}
// The alias makes an annotation look like punctuation: the shared class comes later and wins.
const annotation = (Prism.languages.java as {annotation?: {alias?: string}}).annotation;
delete annotation?.alias;

/** `public` and `static`: two elements of one class with a blank between them are one. */
const NEIGHBORS = /(<span class="token (keyword)">[^<]*)<\/span>( +)<span class="token \2">/g;
/** Shown as plain text: in Java these are two of three elements of a block of code. */
const PUNCTUATION = /<span class="token punctuation">([^<]*)<\/span>/g;

/**
 * Highlights code by classes, so that both color modes are a matter of CSS.
 *
 * @param code source text
 * @param language fence language; unknown ones stay plain text
 * @returns HTML, one string a line, every line with balanced tags
 */
export function highlightLines(code: string, language: string): string[] {
  const html = Prism.highlight(code, Prism.languages[language] ?? {}, language)
    .replace(PUNCTUATION, '$1')
    .replace(NEIGHBORS, '$1$3');
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
