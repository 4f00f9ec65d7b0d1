import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {highlightLines, parseLineRanges, takeMagicComments} from './highlight';

const HIGHLIGHTED = 'theme-code-block-highlighted-line';

function textOf(node: Element): string {
  return node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

/**
 * Turns every fence into ready HTML, so that a reader's browser gets no highlighter. The `code`
 * element loses its text and gets `html`, `title`, and `language`, which `@theme/CodeBlock` shows.
 */
export function rehypeHighlight() {
  return (tree: Root) => {
    visit(tree, 'element', (pre) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') {
        return;
      }
      const names = (code.properties.className as string[] | undefined) ?? [];
      const language = names.find((name) => name.startsWith('language-'))?.slice(9) ?? 'text';
      const meta = String(code.properties.metastring ?? '');
      const source = takeMagicComments(textOf(code).replace(/\n$/, ''));
      const marked = parseLineRanges(/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '');
      const html = highlightLines(source.code, language).map((line, index) =>
        marked.has(index + 1) || source.lines.has(index + 1)
          ? `<span class="${HIGHLIGHTED}">${line}\n</span>`
          : `${line}\n`,
      );
      const title = /title="([^"]*)"/.exec(meta)?.[1];
      code.children = [];
      code.properties = {html: html.join(''), language, ...(title ? {title} : {})};
    });
  };
}
