import {Prism} from 'prism-react-renderer';

// The grammars of prismjs register themselves on a global.
(globalThis as {Prism?: unknown}).Prism = Prism;
for (const language of ['java', 'bash', 'properties', 'ini', 'diff', 'groovy', 'kotlin', 'http']) {
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

const ALIASES: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  xml: 'markup',
  html: 'markup',
  text: 'plain',
};

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Highlights code by classes, so that both color modes are a matter of CSS.
 *
 * @param code source text
 * @param language fence language; unknown ones stay plain text
 * @returns HTML, one string a line, every line with balanced tags
 */
export function highlightLines(code: string, language: string): string[] {
  const name = ALIASES[language] ?? language;
  const grammar = Prism.languages[name];
  const html = (grammar ? Prism.highlight(code, grammar, name) : escapeHtml(code))
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

const MAGIC = /^\s*(?:\/\/|#|<!--)\s*highlight-(next-line|start|end)\s*(?:-->)?\s*$/;

/**
 * Takes the highlighting comments out of code.
 *
 * @param code source text, with `// highlight-next-line` or `-start` and `-end` lines or without
 * @returns the text without those lines, and the numbers (from 1) of the lines they mark
 */
export function takeMagicComments(code: string): {code: string; lines: Set<number>} {
  const kept: string[] = [];
  const lines = new Set<number>();
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const kind = MAGIC.exec(line)?.[1];
    if (kind) {
      next = kind === 'next-line';
      inside = kind === 'start' || (kind === 'next-line' && inside);
      continue;
    }
    kept.push(line);
    if (inside || next) {
      lines.add(kept.length);
    }
    next = false;
  }
  return {code: kept.join('\n'), lines};
}
