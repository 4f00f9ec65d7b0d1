import type {Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visitParents} from 'unist-util-visit-parents';
import type {NameLink} from '../reference/names/javaNames';
import {methodIn} from '../sampleReader/java';
import {highlightLines, parseLineRanges} from './highlight';

const HIGHLIGHTED = 'theme-code-block-highlighted-line';
const FRAME = 'bk-frame';
/** Copied with the code, and not shown. */
const IMPORTS = 'bk-imports';

/** Marks the lines around the body of a method, which a phone leaves out for room. */
function frame(lines: string[], length: number): string {
  const wrap = (part: string[]) => `<span class="${FRAME}">${part.join('')}</span>`;
  return length === 0
    ? lines.join('')
    : wrap(lines.slice(0, length)) + lines.slice(length, -1).join('') + wrap(lines.slice(-1));
}

/**
 * Turns every fence into ready HTML, so that a reader's browser gets no highlighter. The `code`
 * element loses its text and gets `html`, `title`, `sample`, and `language`, which
 * `@theme/CodeBlock` shows.
 */
export function rehypeHighlight() {
  return (tree: Root) => {
    visitParents(tree, 'element', (pre) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
        return;
      }
      const classes = (code.properties.className as string[] | undefined) ?? [];
      const language = classes.find((name) => name.startsWith('language-'))?.slice(9) ?? 'text';
      const meta = String(code.properties.metastring ?? '');
      const source = toString(code).replace(/\n$/, '');
      const marked = parseLineRanges(/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '');
      const {imports, links = '[]'} = code.properties as {imports?: string; links?: string};
      const names = JSON.parse(links) as NameLink[];
      const lines = highlightLines(source, language, names).map((line, index) =>
        marked.has(index + 1) ? `<span class="${HIGHLIGHTED}">${line}\n</span>` : `${line}\n`,
      );
      const {frame: length = 0} = (language === 'java' && methodIn(source)) || {};
      const title = /title="([^"]*)"/.exec(meta)?.[1];
      const sample = /sample="([^"]*)"/.exec(meta)?.[1];
      code.children = [];
      code.properties = {
        html:
          (imports ? `<span class="${IMPORTS}">${imports}\n\n</span>` : '') + frame(lines, length),
        language,
        ...(title && {title}),
        ...(sample && {sample}),
        ...(length > 0 && {framed: true}),
      };
    });
  };
}
